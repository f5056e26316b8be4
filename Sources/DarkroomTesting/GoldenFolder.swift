import Darkroom
import Foundation
import Goldens

/// The folders of a test's goldens, failures and inputs.
///
/// The trait `.goldens(…)` sets it for all assertions of a test. It can also be passed to an assertion.
public struct GoldenFolder: Sendable {
    /// The folder that the traits of the running test and its suites set, or else the default folder.
    public static var current: GoldenFolder { assigned ?? GoldenFolder() }

    /// The folder that the traits of the running test set.
    @TaskLocal static var assigned: GoldenFolder?

    /// The folder of the goldens; nil for `__Goldens__/<test file>` beside the test's source.
    public var goldens: URL?
    /// The folder of the report of failures; nil for the folder in the environment variable `DARKROOM_OUTPUT`, or else
    /// `failures` in the folder of the goldens.
    public var failures: URL?
    /// Asset catalogs, or folders that contain some, in the order in which they are searched. Nil stands for the resources
    /// of the modules that declare the widget or view and of the test's module, or, if these have none, of all modules.
    public var assets: [URL]?
    /// Folders with recorded responses (`fixtures.json`). Once a test names a folder, only recorded responses answer the
    /// requests of the whole process.
    public var fixtures: [URL]
    /// The pictures that are recorded instead of compared. Nil stands for all if `DARKROOM_RECORD=1` is in the environment,
    /// and for none otherwise.
    public var record: RecordMode?

    var environment = ProcessInfo.processInfo.environment

    public init(
        goldens: URL? = nil, failures: URL? = nil, assets: [URL]? = nil, fixtures: [URL] = [],
        record: RecordMode? = nil
    ) {
        (self.goldens, self.failures, self.assets) = (goldens, failures, assets)
        (self.fixtures, self.record) = (fixtures, record)
    }

    /// The pictures that are recorded.
    var recording: RecordMode { record ?? (environment["DARKROOM_RECORD"] == "1" ? .all : .never) }

    /// Whether the variable `CI` is set, as CI services do. The values `0` and `false` mean that it is not.
    var isInCI: Bool { !["", "0", "false"].contains(environment["CI"] ?? "") }

    /// Returns the folders of colors and images for a widget or view in a test of `module`.
    func assets(of type: Any.Type, testedIn module: String) -> [URL] {
        assets ?? ModuleResources.folders(of: type, testModule: module)
    }

    func folder(of testFile: StaticString) -> URL {
        if let goldens { return goldens }
        let file = URL(fileURLWithPath: "\(testFile)")
        return file.deletingLastPathComponent().appendingPathComponent("__Goldens__", isDirectory: true)
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent, isDirectory: true)
    }

    /// Returns the place of the report of failures. In a folder for all tests, the goldens' names are relative to their
    /// package.
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
