import Foundation

/// Where goldens are kept, and what pictures are made with.
public struct GoldenFolder: Sendable {
    /// The folder of the goldens; nil for `__Goldens__/<test file>` beside the test's source.
    public var goldens: URL?
    /// The folder that failures are shown in: expected, actual and difference; nil for `failures` among the goldens.
    public var failures: URL?
    /// Asset catalogs, or folders with some, in the order in which they are searched.
    public var assets: [URL]
    /// Whether pictures become goldens instead of being compared; nil for what `DARKROOM_RECORD=1` in the environment
    /// says.
    public var record: Bool?

    public init(goldens: URL? = nil, failures: URL? = nil, assets: [URL] = [], record: Bool? = nil) {
        (self.goldens, self.failures, self.assets, self.record) = (goldens, failures, assets, record)
    }

    func folder(of testFile: StaticString) -> URL {
        if let goldens { return goldens }
        let file = URL(fileURLWithPath: "\(testFile)")
        return file.deletingLastPathComponent().appendingPathComponent("__Goldens__", isDirectory: true)
            .appendingPathComponent(file.deletingPathExtension().lastPathComponent, isDirectory: true)
    }

    var isRecording: Bool { record ?? (ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1") }
}
