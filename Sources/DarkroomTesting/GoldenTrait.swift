#if compiler(>=6.1)
import Foundation
import Testing

/// Says where the goldens of a test, or of all tests of a suite, are kept, and whether they are recorded.
///
/// What a trait leaves out is as the traits of the suites around say. `.goldens(record: .all)` writes the goldens of one
/// test anew; without `record`, `DARKROOM_RECORD=1` in the environment decides.
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
    var goldens: URL?
    var failures: URL?
    var assets: [URL]?
    var fixtures: [URL]?
    var record: RecordMode?

    /// True, so that a suite's trait holds for the suites inside it, too.
    public var isRecursive: Bool { true }

    /// Lets a test's assertions use the folder.
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
    /// Where a test's goldens are kept, and whether they are recorded.
    ///
    /// - Parameters:
    ///   - record: which pictures become goldens instead of being compared.
    ///   - folder: the folder of the goldens; nil for `__Goldens__/<test file>` beside the test's source.
    ///   - failures: the folder that failures are shown in, with a report.
    ///   - assets: asset catalogs, or folders with some, in the order in which they are searched.
    ///   - fixtures: folders with recorded responses (`fixtures.json`).
    public static func goldens(
        record: RecordMode? = nil, folder: URL? = nil, failures: URL? = nil, assets: [URL]? = nil,
        fixtures: [URL]? = nil
    ) -> Self {
        GoldenTrait(goldens: folder, failures: failures, assets: assets, fixtures: fixtures, record: record)
    }
}
#endif
