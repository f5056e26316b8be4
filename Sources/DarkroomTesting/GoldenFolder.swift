import Darkroom
import Foundation
import Goldens

/// Where goldens are kept, and what pictures are made with.
///
/// A test gets one for all its assertions with the trait `.goldens(…)`, or passes one to an assertion.
public struct GoldenFolder: Sendable {
    /// The folder of the running test: what its trait and those of its suites say, or else the usual one.
    public static var current: GoldenFolder { assigned ?? GoldenFolder() }

    /// What the traits of the running test say.
    @TaskLocal static var assigned: GoldenFolder?

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
    /// Which pictures become goldens instead of being compared; nil for all where `DARKROOM_RECORD=1` is in the
    /// environment, and else for none.
    public var record: RecordMode?

    var environment = ProcessInfo.processInfo.environment

    public init(
        goldens: URL? = nil, failures: URL? = nil, assets: [URL]? = nil, fixtures: [URL] = [],
        record: RecordMode? = nil
    ) {
        (self.goldens, self.failures, self.assets) = (goldens, failures, assets)
        (self.fixtures, self.record) = (fixtures, record)
    }

    /// What is recorded.
    var recording: RecordMode { record ?? (environment["DARKROOM_RECORD"] == "1" ? .all : .never) }

    /// Whether the environment forbids recording, as CI services set it. What switches it off is taken at its word.
    var isInCI: Bool { !["", "0", "false"].contains(environment["CI"] ?? "") }

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
