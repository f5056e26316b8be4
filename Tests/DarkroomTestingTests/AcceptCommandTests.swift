import CairoGraphics
@testable import Darkroom
import Goldens
import SwiftUI
import Testing
import WidgetKit

@testable import DarkroomTesting

/// A widget with an entry every half hour, in one color.
private struct Tint: Widget {
    struct Entry: TimelineEntry { let date: Date }

    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now) }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
            completion(Timeline(entries: [0, 1_800].map { Entry(date: .now + $0) }, policy: .never))
        }
    }

    var color = Color.red

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tint", provider: Provider()) { [color] _ in
            Text("Tint").containerBackground(color, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

/// Tests the executable `darkroom accept` with reports of failed assertions.
@MainActor @Suite(.serialized) final class AcceptCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("accept-\(UUID().uuidString)")
    private var failures: URL { folder.appendingPathComponent("failures") }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Compares a view, a widget and a timeline with their goldens.
    private func check(_ color: Color, record: Bool = false) async {
        var goldens = GoldenFolder(goldens: folder, failures: failures, record: record ? .all : .never)
        goldens.environment = [:]
        assertView(
            color.frame(width: 4, height: 4), size: CGSize(width: 8, height: 8), scale: 1, named: "square", in: goldens,
            test: "view()")
        await assertWidget(Tint(color: color), as: WidgetSnapshot(scale: 1), in: goldens, test: "widget()")
        await assertTimeline(
            Tint(color: color), as: WidgetSnapshot(schemes: [.light], scale: 1), in: goldens, test: "timeline()")
    }

    private static let names = [
        "timeline-Tint-systemSmall-20070109T094100Z", "timeline-Tint-systemSmall-20070109T101100Z", "view-square",
        "widget-Tint-systemSmall", "widget-Tint-systemSmall-dark",
    ]

    /// - Parameter isEnough: if given, the program is interrupted as by Ctrl-C as soon as this is true.
    private func accept(
        _ arguments: String..., interruptedWhen isEnough: (() throws -> Bool)? = nil
    ) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        // The programs are beside the tests.
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let program = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("darkroom")
        // This process takes precedence over the program if both need the same processor.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["nice", "-n", "19", program.path, "accept", failures.path] + arguments
        let (output, errors) = (folder.appendingPathComponent("out.txt"), folder.appendingPathComponent("err.txt"))
        for file in [output, errors] { try Data().write(to: file) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        if let isEnough {
            while process.isRunning, try !isEnough() { sched_yield() }
            process.interrupt()
        }
        process.waitUntilExit()
        return (
            process.terminationStatus, try String(contentsOf: output, encoding: .utf8),
            try String(contentsOf: errors, encoding: .utf8)
        )
    }

    private func shown() throws -> [String] { try ReportReader(folder: failures).read().pictures.map(\.name) }

    private func goldens() throws -> [String: Data] {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".png") }
        return try Dictionary(uniqueKeysWithValues: files.map {
            ($0, try Data(contentsOf: folder.appendingPathComponent($0)))
        })
    }

    @Test func acceptedPicturesBecomeTheGoldens() async throws {
        await check(.red, record: true)
        let red = try goldens()
        #expect(red.keys.sorted() == Self.names.map { "\($0).png" }.sorted())
        await withKnownIssue { await check(.blue) }
        #expect(try shown() == Self.names)

        let some = try accept("view-*", "timeline-*T094100Z")
        #expect(some.status == 0 && some.errors == "", "\(some)")
        #expect(
            some.output == "accepted \(Self.names[0])\naccepted view-square\nAccepted 2 pictures in \(folder.path).\n")
        #expect(try goldens().filter { red[$0.key] == $0.value }.count == 3)
        let all = try accept()
        #expect(all.status == 0 && all.output.hasSuffix("Accepted 3 pictures in \(folder.path); 2 had been accepted before.\n"), "\(all)")
        // No assertion fails, and the report is removed.
        await check(.blue)
        #expect(!FileManager.default.fileExists(atPath: failures.appendingPathComponent("report.json").path))
        let none = try accept()
        #expect(none.status == 2 && none.errors.hasPrefix("error: There is no \(failures.path)/report.json."), "\(none)")
    }

    @Test func newPicturesBecomeGoldens() async throws {
        await withKnownIssue { await check(.red) }
        #expect(try goldens() == [:])
        #expect(try accept("--quiet") == (0, "", ""))
        await check(.red)
    }

    @Test(arguments: 0...3) func anInterruptedAcceptLosesNothing(count: Int) async throws {
        await check(.red, record: true)
        let red = try goldens()
        await withKnownIssue { await check(.blue) }
        let report = try Data(contentsOf: failures.appendingPathComponent("report.json"))
        let result = try accept(interruptedWhen: { try self.goldens().count { red[$0.key] != $0.value } >= count })
        // The program may end before the interrupt reaches it.
        #expect(result.status == 130 || result.status == 0 && count > 0, "\(result)")
        let accepted = try goldens().count { red[$0.key] != $0.value }
        #expect(try goldens().count == 5 && accepted >= (result.status == 0 ? 5 : count))
        if !result.errors.isEmpty {
            let said = "interrupted after \(accepted) \(accepted == 1 ? "golden was" : "goldens were") accepted"
            #expect(result.errors == "error: \(said); the others are as they were.\n")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!files.contains { $0.hasSuffix(".part") || $0.hasSuffix(".lock") }, "\(files)")
        #expect(try Data(contentsOf: failures.appendingPathComponent("report.json")) == report)
        let again = try accept()
        #expect(again.status == 0 && again.output.contains("Accepted \(5 - accepted) picture"), "\(again)")
        await check(.blue)
    }

    @Test func changedFilesAreNotAccepted() async throws {
        await check(.red, record: true)
        await withKnownIssue { await check(.blue) }
        // The last golden changes.
        let file = folder.appendingPathComponent("\(Self.names[4]).png")
        try Data(contentsOf: folder.appendingPathComponent("\(Self.names[3]).png")).write(to: file)
        let before = try goldens()
        let result = try accept()
        #expect(
            result == (2, "", "error: The golden \(file.path) is not the one that was compared. Run the tests again.\n"))
        #expect(try goldens() == before)
        #expect(try accept("no-such-test").errors.hasPrefix("error: No picture of the report is called \"no-such-test\"."))
    }
}
