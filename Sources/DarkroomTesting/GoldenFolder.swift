import Darkroom
import Foundation

/// Where goldens are kept, and what pictures are made with.
public struct GoldenFolder: Sendable {
    /// The folder of the goldens; nil for `__Goldens__/<test file>` beside the test's source.
    public var goldens: URL?
    /// The folder that failures are shown in, with a report; nil for what `DARKROOM_OUTPUT` in the environment names,
    /// or else `failures` among the goldens.
    public var failures: URL?
    /// Asset catalogs, or folders with some, in the order in which they are searched; nil for the resources of the
    /// modules that declare the widget or the view, then the test's, or where these have none, of every module.
    public var assets: [URL]?
    /// Folders with recorded responses (`fixtures.json`). As soon as a test names one, requests of the whole process
    /// are answered by those alone: the network is closed.
    public var fixtures: [URL]
    /// Whether pictures become goldens instead of being compared; nil for what `DARKROOM_RECORD=1` in the environment
    /// says. Where `CI` is set, none do.
    public var record: Bool?

    var environment = ProcessInfo.processInfo.environment

    public init(
        goldens: URL? = nil, failures: URL? = nil, assets: [URL]? = nil, fixtures: [URL] = [], record: Bool? = nil
    ) {
        (self.goldens, self.failures, self.assets) = (goldens, failures, assets)
        (self.fixtures, self.record) = (fixtures, record)
    }

    /// What is done with a picture.
    enum Mode { case compare, record, refuseToRecord }

    var mode: Mode {
        guard record ?? (environment["DARKROOM_RECORD"] == "1") else { return .compare }
        // As CI services set it; what switches it off is taken at its word.
        return ["", "0", "false"].contains(environment["CI"] ?? "") ? .record : .refuseToRecord
    }

    /// Where colors and images of `type`, a widget or view in a test of `module`, are looked for.
    func assets(of type: Any.Type, testedIn module: String) -> [URL] {
        assets ?? ModuleResources.folders(of: type, testModule: module)
    }

    func folder(of testFile: StaticString) -> URL {
        if let goldens { return goldens }
        let file = URL(fileURLWithPath: "\(testFile)")
        return file.deletingLastPathComponent().appendingPathComponent("__Goldens__", isDirectory: true)
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent, isDirectory: true)
    }

    /// Where failures are shown. In one folder for all tests, goldens are named from their package on.
    func failurePlace(of testFile: StaticString) -> TestFailures.Place {
        let goldens = folder(of: testFile).standardizedFileURL
        if let failures { return .init(folder: failures, goldens: goldens) }
        guard let path = environment["DARKROOM_OUTPUT"], !path.isEmpty else {
            return .init(folder: goldens.appendingPathComponent("failures", isDirectory: true), goldens: goldens)
        }
        let output = URL(fileURLWithPath: path, isDirectory: true)
        var package = goldens
        while package.path != "/" {
            package.deleteLastPathComponent()
            if FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) {
                return .init(folder: output, goldens: package)
            }
        }
        return .init(
            folder: output.appendingPathComponent(goldens.lastPathComponent, isDirectory: true), goldens: goldens)
    }
}
