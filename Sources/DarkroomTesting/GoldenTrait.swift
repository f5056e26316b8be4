#if compiler(>=6.1)
import Foundation
import Testing

/// Sets the folder of goldens and the recording mode of a test or of all tests in a suite.
///
/// Omitted values come from the traits of the surrounding suites. `.goldens(record: .all)` records the goldens of a test
/// again. Without `record`, they are recorded if `DARKROOM_RECORD=1` is in the environment.
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
    var goldens: URL?
    var failures: URL?
    var assets: [URL]?
    var fixtures: [URL]?
    var record: RecordMode?

    /// True, so that a suite's trait also applies to nested suites.
    public var isRecursive: Bool { true }

    /// Sets the folder for the assertions of a test.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        var folder = GoldenFolder.current
        folder.goldens = goldens ?? folder.goldens
        folder.failures = failures ?? folder.failures
        folder.assets = assets ?? folder.assets
        folder.fixtures = fixtures ?? folder.fixtures
        folder.record = record ?? folder.record
        try await GoldenFolder.$assigned.withValue(folder) { try await function() }
    }
}

extension Trait where Self == GoldenTrait {
    /// Sets the folder of a test's goldens and the recording mode.
    ///
    /// - Parameters:
    ///   - record: the pictures that are recorded instead of compared.
    ///   - folder: the folder of the goldens; nil for `__Goldens__/<test file>` beside the test's source.
    ///   - failures: the folder of the report of failures.
    ///   - assets: asset catalogs, or folders that contain some, in the order in which they are searched.
    ///   - fixtures: folders with recorded responses (`fixtures.json`).
    public static func goldens(
        record: RecordMode? = nil, folder: URL? = nil, failures: URL? = nil, assets: [URL]? = nil,
        fixtures: [URL]? = nil
    ) -> Self {
        GoldenTrait(goldens: folder, failures: failures, assets: assets, fixtures: fixtures, record: record)
    }
}
#endif
