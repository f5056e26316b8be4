import DarkroomTesting
import SwiftUI
import Testing
import WidgetKit

/// A widget whose entry says when it is.
private struct Clock: Widget {
    struct Entry: TimelineEntry { let date: Date }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            completion(Timeline(entries: [Entry(date: .now)], policy: .never))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: Provider()) { entry in
            Text(entry.date, style: .time).font(.title).containerBackground(.blue, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

/// The assertions, with goldens made and looked for in a folder of the test's own.
@MainActor @Suite(.serialized) final class AssertionTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func goldens(record: Bool) -> GoldenFolder {
        GoldenFolder(goldens: folder, failures: folder.appendingPathComponent("failures"), record: record)
    }

    private var files: [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".png") }.sorted()
    }

    @Test func viewsAreHeldAgainstTheirGoldens() {
        func check(_ color: Color, record: Bool = false) {
            assertView(
                color.frame(width: 4, height: 4), size: CGSize(width: 8, height: 8), scale: 1, schemes: [.light, .dark],
                named: "square", in: goldens(record: record), test: "views()")
        }
        withKnownIssue { check(.red) } matching: { "\($0)".contains("DARKROOM_RECORD=1") }
        check(.red, record: true)
        #expect(files == ["views-square-dark.png", "views-square.png"])
        check(.red)
        withKnownIssue { check(.blue) } matching: { "\($0)".contains("views-square differs from its golden in 16 pixels")
            || "\($0)".contains("views-square-dark differs") }
        #expect(files.filter { $0.hasPrefix("failures/") }.count == 6)
    }

    @Test func widgetsAreAskedAtTheTestsDate() async {
        func check(_ minutes: Double, record: Bool = false) async {
            await assertWidget(
                Clock(), schemes: [.light], date: PictureStudio.standardDate.addingTimeInterval(minutes * 60), scale: 1,
                in: goldens(record: record), test: "clock()")
        }
        await check(0, record: true)
        #expect(files == ["clock-Clock-systemSmall.png"])
        await check(0)
        await withKnownIssue { await check(1) }
    }

    @Test func whatCannotBeMadeFailsTheTest() async {
        await withKnownIssue {
            await assertWidget(Clock(), device: "iPhone 99", in: goldens(record: false))
        } matching: { "\($0)".contains("iPhone 99") }
        withKnownIssue { assertPicture(Data("no picture".utf8), named: "nothing", in: goldens(record: false)) }
    }

    /// The golden beside this file, where those of a user's tests are by default.
    @Test func goldensLieBesideTheTest() {
        assertView(Circle().fill(.orange), size: CGSize(width: 20, height: 20), scale: 2)
    }
}
