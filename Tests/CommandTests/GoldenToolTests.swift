import Foundation
import Testing

/// Tests goldens of source folders with `darkroom`.
@Suite struct GoldenToolTests {
    private let cache: TemporaryFolder
    private let folder: TemporaryFolder

    init() throws { (cache, folder) = (try TemporaryFolder(), try TemporaryFolder()) }

    private func fixture(_ sources: URL) throws -> GoldenFixture {
        try GoldenFixture("darkroom", sources: [sources.path, "--cache", cache.url.path])
    }

    @Test func aWiderLineIsReportedAndAccepted() throws {
        let sources = folder.url.appendingPathComponent("StreakWidget")
        try FileManager.default.copyItem(
            at: Program.package.appendingPathComponent("Examples/StreakWidget"), to: sources)
        let fixture = try fixture(sources)
        let recorded = try fixture.program.run(
            ["record", sources.path, "--cache", cache.url.path, "--golden", fixture.golden.path] + GoldenFixture.options)
        #expect(recorded.status == 0 && recorded.output.contains("Recorded 2 new"), "\(recorded)")
        #expect(try fixture.verify().status == 0)

        let ring = sources.appendingPathComponent("Views/ProgressRing.swift")
        let text = try String(contentsOf: ring, encoding: .utf8)
        try text.replacingOccurrences(of: "lineWidth: CGFloat = 20", with: "lineWidth: CGFloat = 24")
            .write(to: ring, atomically: true, encoding: .utf8)
        let changed = try fixture.verify(in: folder.url)
        #expect(changed.status == 1, "\(changed)")
        // The command names the tool and not the program that it has built.
        let tool = Program.products.appendingPathComponent("darkroom").path
        #expect(changed.output.hasSuffix("/report.html; \(tool) accept \(fixture.output.path) takes them.\n"), "\(changed)")
        #expect(try fixture.report()["program"] as? [String] == [tool])
        #expect(try fixture.outcomes() == ["StreakWidget/systemSmall": "changed", "StreakWidget/systemSmall-dark": "changed"])
        let pictures = try fixture.report()["pictures"] as? [[String: Any]] ?? []
        for picture in pictures {
            let layout = picture["layout"] as? [[String: Any]] ?? []
            #expect(layout.contains { ($0["view"] as? String)?.contains("ProgressRing") == true }, "\(layout)")
            #expect(layout.contains { ($0["kind"] as? String) == "resized" }, "\(layout)")
        }
        // The command `accept` needs neither the sources nor the program.
        try FileManager.default.removeItem(at: cache.url)
        let accepted = try fixture.accept()
        #expect(accepted.status == 0 && accepted.output.contains("Accepted 2 pictures"), "\(accepted)")
        #expect(try fixture.verify().status == 0)
    }

    @Test func kindsWithTheSameFolderAreRejected() throws {
        let source = """
            import SwiftUI
            import WidgetKit

            struct Moment: TimelineEntry { let date: Date }
            struct Clock: TimelineProvider {
                func placeholder(in context: Context) -> Moment { Moment(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
                func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                    completion(Timeline(entries: [Moment(date: .now)], policy: .never))
                }
            }
            struct One: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Ring", provider: Clock()) { _ in Text("1") }
                }
            }
            struct Other: Widget {
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "ring", provider: Clock()) { _ in Text("2") }
                }
            }
            @main struct Both: WidgetBundle {
                var body: some Widget {
                    One()
                    Other()
                }
            }
            """
        let file = folder.url.appendingPathComponent("Both.swift")
        try Data(source.utf8).write(to: file)
        let fixture = try fixture(file)
        let result = try fixture.record()
        #expect(result.status == 2 && result.errors.contains("The kinds \"Ring\" and \"ring\" would have the same folder"), "\(result)")
        #expect(!FileManager.default.fileExists(atPath: fixture.golden.path))
    }

    @Test func acceptRunsInTheTool() throws {
        let result = try Program(name: "darkroom").run("accept", folder.url.path)
        #expect(result.status == 2 && result.errors.contains("Run verify first"), "\(result)")
        #expect(try Program(name: "darkroom").run("accept", "--help").output.contains("USAGE: darkroom accept <report>"))
    }
}
