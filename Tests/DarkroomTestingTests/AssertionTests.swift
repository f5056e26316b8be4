import CairoGraphics
import Darkroom
import SwiftUI
import Testing
import WidgetKit

@testable import DarkroomTesting

/// A widget that shows its entry's date.
private struct Clock: Widget {
    struct Entry: TimelineEntry { let date: Date }

    var minutes: [Double] = [0]

    struct Provider: TimelineProvider {
        let minutes: [Double]

        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            completion(
                Timeline(entries: minutes.map { Entry(date: .now + $0 * 60) }, policy: .never))
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Clock", provider: Provider(minutes: minutes)) { entry in
            Text(entry.date, style: .time).font(.title).containerBackground(.blue, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

/// Tests the assertions with goldens in a folder of the test's own.
@MainActor @Suite(.serialized) final class AssertionTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func goldens(record: Bool? = nil, environment: [String: String] = [:]) -> GoldenFolder {
        var goldens = GoldenFolder(
            goldens: folder, failures: folder.appendingPathComponent("failures"),
            record: record.map { $0 ? .all : .never })
        goldens.environment = environment
        return goldens
    }

    private func report() throws -> String {
        try String(contentsOf: folder.appendingPathComponent("failures/report.json"), encoding: .utf8)
    }

    private var files: [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".png") }.sorted()
    }

    @Test func viewsAreComparedWithTheirGoldens() {
        func check(_ color: Color, record: Bool = false) {
            assertView(
                color.frame(width: 4, height: 4), size: CGSize(width: 8, height: 8), scale: 1, schemes: [.light, .dark],
                named: "square", in: goldens(record: record), test: "views()")
        }
        withKnownIssue { check(.red) } matching: { "\($0)".contains("DARKROOM_RECORD=1") }
        check(.red, record: true)
        #expect(files == ["views-square-dark.png", "views-square.png"])
        check(.red)
        withKnownIssue { check(.blue) } matching: { "\($0)".contains("views-square differs from its golden: 16 pixels")
            || "\($0)".contains("views-square-dark differs") }
        #expect(files.filter { $0.hasPrefix("failures/pictures/") }.count == 6)
        // A picture that passes again is removed from the report.
        check(.red)
        #expect(files.filter { $0.hasPrefix("failures/") }.isEmpty)
        #expect(throws: (any Error).self) { try report() }
    }

    @Test func missingGoldensAreReportedAndNotRecorded() throws {
        func check() { assertPicture(Self.square(0xFFFF_0000), named: "square", in: goldens()) }
        withKnownIssue { check() } matching: { [folder] in "\($0)".contains("darkroom accept \(folder.path)/failures square") }
        #expect(files == ["failures/pictures/square-actual.png"])
        let report = try report()
        #expect(report.contains(#""outcome" : "new""#) && report.contains(#""goldens" : "..""#))
    }

    @Test(arguments: ["true", "1", "yes"])
    func nothingIsRecordedInCI(value: String) {
        for goldens in [
            goldens(environment: ["CI": value, "DARKROOM_RECORD": "1"]), goldens(record: true, environment: ["CI": value]),
        ] {
            withKnownIssue { assertPicture(Self.square(0xFFFF_0000), named: "square", in: goldens) } matching: {
                "\($0)".contains("not recorded if CI is set")
            }
        }
        #expect(files.isEmpty)
    }

    @Test func theEnvironmentRecords() {
        for environment in [["DARKROOM_RECORD": "1"], ["DARKROOM_RECORD": "1", "CI": "false"]] {
            assertPicture(Self.square(0xFFFF_0000), named: "square", in: goldens(environment: environment))
        }
        #expect(files == ["square.png"])
        assertPicture(Self.square(0xFFFF_0000), named: "square", in: goldens(environment: ["CI": "true"]))
    }

    @Test func tolerancesAndMasksAreApplied() {
        assertPicture(Self.square(0xFFFF_0000), named: "square", in: goldens(record: true))
        let near = Self.square(0xFFFD_0000)
        assertPicture(near, named: "square", comparison: .within(.init(maxDifference: 0...2, totalPixels: 0...16)), in: goldens())
        assertPicture(near, named: "square", comparison: .outside(CGRect(x: 0, y: 0, width: 9, height: 9)), in: goldens())
        withKnownIssue {
            assertPicture(
                near, named: "square", comparison: .within(.init(maxDifference: 0...1, totalPixels: 0...16)), in: goldens())
        } matching: { "\($0)".contains("square differs") }
        withKnownIssue {
            assertPicture(
                near, named: "square", comparison: .outside(CGRect(x: 0, y: 0, width: 9, height: 1)), in: goldens())
        } matching: { "\($0)".contains("square differs") }
        withKnownIssue {
            assertPicture(
                Self.square(0xFFFF_0000, height: 5), named: "square",
                comparison: PictureComparison(
                    tolerance: .init(maxDifference: 0...255, totalPixels: 0...99),
                    masks: [CGRect(x: 0, y: 0, width: 9, height: 9)]), in: goldens())
        } matching: { "\($0)".contains("4 × 4 → 4 × 5") }
    }

    @Test func damagedGoldensAreReported() throws {
        assertPicture(Self.square(0xFFFF_0000), named: "square", in: goldens(record: true))
        let file = folder.appendingPathComponent("square.png")
        try Data(contentsOf: file).dropLast(9).write(to: file)
        withKnownIssue { assertPicture(Self.square(0xFFFF_0000), named: "square", in: goldens()) } matching: {
            "\($0)".contains("\(file.path) is truncated")
        }
    }

    @Test func namesInACommonFolderStartAtThePackage() {
        var goldens = GoldenFolder()
        goldens.environment = ["DARKROOM_OUTPUT": folder.path]
        let place = goldens.failurePlace(of: #filePath)
        #expect(place.folder.path == folder.path)
        #expect(
            place.name(of: goldens.folder(of: #filePath).appendingPathComponent("a.png"))
                == "Tests/DarkroomTestingTests/__Goldens__/AssertionTests/a")
        goldens.goldens = URL(fileURLWithPath: "/elsewhere/pictures")
        #expect(goldens.failurePlace(of: #filePath).folder.path == "\(folder.path)/pictures")
        goldens.environment = [:]
        #expect(goldens.failurePlace(of: #filePath).folder.path == "/elsewhere/pictures/failures")
    }

    /// Each entry is one minute after the previous one.
    @Test func timelinesAreComparedEntryByEntry() async {
        func check(_ minutes: [Double], record: Bool = false) async {
            await assertTimeline(
                Clock(minutes: minutes), as: WidgetSnapshot(schemes: [.light], scale: 1), in: goldens(record: record),
                test: "hour()")
        }
        await check([0, 1, 1], record: true)
        let start = "hour-Clock-systemSmall-20070109T09"
        #expect(files == ["\(start)4100Z.png", "\(start)4200Z-2.png", "\(start)4200Z.png"])
        await check([0, 1, 1])
        await withKnownIssue { await check([0, 1]) } matching: { "\($0)".contains("\(start)4200Z-2: the timeline no longer has") }
        await withKnownIssue { await check([0, 1, 1, 2]) } matching: { "\($0)".contains("\(start)4300Z.png") }
        await check([0, 2], record: true)
        #expect(files == ["\(start)4100Z.png", "\(start)4300Z.png"])
        await assertTimeline(
            Clock(minutes: [0, 2, 3]), as: WidgetSnapshot(schemes: [.light], scale: 1), limit: 2, in: goldens(), test: "hour()")
    }

    private static func square(_ pixel: UInt32, height: Int = 4) -> Data {
        try! PNGEncoder().encode(Bitmap(width: 4, height: height) { $0.update(repeating: pixel) })
    }

    @Test func providersRunAtTheTestsDate() async {
        func check(_ minutes: Double, record: Bool = false) async {
            await assertWidget(
                Clock(),
                as: WidgetSnapshot(
                    schemes: [.light], date: PictureStudio.standardDate.addingTimeInterval(minutes * 60), scale: 1),
                in: goldens(record: record), test: "clock()")
        }
        await check(0, record: true)
        #expect(files == ["clock-Clock-systemSmall.png"])
        await check(0)
        await withKnownIssue { await check(1) }
    }

    @Test func failuresToDrawFailTheTest() async {
        await withKnownIssue {
            await assertWidget(Clock(), as: WidgetSnapshot(device: "iPhone 99"), in: goldens(record: false))
        } matching: { "\($0)".contains("iPhone 99") }
        withKnownIssue { assertPicture(Data("no picture".utf8), named: "nothing", in: goldens(record: false)) }
    }

    @Test func onlyMissingGoldensAreRecorded() {
        var missing = goldens()
        missing.record = .missing
        assertPicture(Self.square(0xFFFF_0000), named: "square", in: missing)
        #expect(files == ["square.png"])
        withKnownIssue { assertPicture(Self.square(0xFF00_00FF), named: "square", in: missing) } matching: {
            "\($0)".contains("square differs from its golden")
        }
        // In CI, a missing golden fails the test.
        missing.environment = ["CI": "true"]
        withKnownIssue { assertPicture(Self.square(0xFFFF_0000), named: "disc", in: missing) } matching: {
            "\($0)".contains("There is no golden")
        }
        #expect(!files.contains("disc.png"))
    }

    /// The golden is beside this file, the default place for users' tests.
    @Test func goldensLieBesideTheTest() {
        assertView(Circle().fill(.orange), size: CGSize(width: 20, height: 20), scale: 2)
    }
}
