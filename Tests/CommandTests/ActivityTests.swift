import Foundation
import Testing

/// Tests extensions that have Live Activities alone, or previews and no entry point.
@Suite struct ActivityTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func darkroom(_ arguments: String...) throws -> Program.Result {
        try Program(name: "darkroom").run(arguments + ["--cache", folder.url.appendingPathComponent("cache").path])
    }

    private func write(_ text: String, to path: String) throws -> String {
        let file = folder.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private static let activity = """
        import ActivityKit
        import SwiftUI
        import WidgetKit

        struct FerryAttributes: ActivityAttributes {
            struct ContentState: Codable, Hashable {
                var stops: Int
                var arrival: Date
            }
            var name: String
        }

        @main struct Ferry: Widget {
            var body: some WidgetConfiguration {
                ActivityConfiguration(for: FerryAttributes.self) { context in
                    VStack {
                        Text("\\(context.attributes.name), \\(context.state.stops) stops, \\(context.isStale ? "stale" : "fresh")")
                        Text(context.state.arrival, format: .iso8601)
                    }
                } dynamicIsland: { context in
                    DynamicIsland {
                        DynamicIslandExpandedRegion(.center) { Text("\\(context.state.stops) stops to go") }
                    } compactLeading: { Text("F") } compactTrailing: { Text("\\(context.state.stops)") } minimal: { Text("m") }
                }
            }
        }
        """

    private static let previews = """

        struct Ferry_Previews: PreviewProvider {
            static var previews: some View {
                FerryAttributes(name: "Wick").previewContext(
                    FerryAttributes.ContentState(stops: 3, arrival: Date(timeIntervalSinceReferenceDate: 0)), viewKind: .content)
                FerryAttributes(name: "Wick").previewContext(
                    FerryAttributes.ContentState(stops: 4, arrival: .distantPast), isStale: true, viewKind: .dynamicIsland(.expanded))
                    .previewDisplayName("Late")
            }
        }
        """

    /// The texts of an inspection under the name of each preview.
    private func texts(_ result: Program.Result) -> [String] {
        result.output.split(separator: "\n").filter { $0.hasSuffix(" light") || $0.contains("\"") }.map { line in
            line.hasSuffix(" light") ? String(line) : String(line.split(separator: "\"")[1])
        }
    }

    @Test func activitiesOfPreviewProvidersAreDrawn() throws {
        try activitiesAreDrawn(Self.activity + Self.previews)
    }

    /// No bundle lists the activity.
    @Test func activitiesWithoutAnEntryPointAreDrawn() throws {
        try activitiesAreDrawn(Self.activity.replacingOccurrences(of: "@main ", with: "") + Self.previews)
    }

    private func activitiesAreDrawn(_ text: String) throws {
        let source = try write(text, to: "Ferry/Ferry.swift")
        let output = folder.url.appendingPathComponent("pictures").path
        let sources = (source as NSString).deletingLastPathComponent
        let drawn = try darkroom("render", sources, "--previews", "--output", output)
        #expect(drawn.status == 0 && drawn.errors == "", "\(drawn.errors)")
        #expect(folder.files.filter { $0.hasPrefix("pictures/") && $0.hasSuffix(".png") }
            == ["pictures/FerryAttributes-content.png", "pictures/Late.png"])
        let inspected = try darkroom("inspect", sources, "--previews")
        #expect(texts(inspected) == [
            "preview FerryAttributes-content light", "Wick, 3 stops, fresh", "2001-01-01T00:00:00Z", "preview Late light",
            "4 stops to go",
        ], "\(inspected.output)\(inspected.errors)")
    }

    /// Previews of other views are looked through for the states of activities. What they would say is said where they are drawn.
    @Test func previewsThatAreNotDrawnSayNothing() throws {
        let other = """

            struct Other_Previews: PreviewProvider {
                static var previews: some View { NavigationView { Form { TextField("A", text: .constant("")) } } }
            }
            """
        let source = try write(Self.activity + Self.previews + other, to: "Ferry/Ferry.swift")
        let output = folder.url.appendingPathComponent("pictures").path
        let drawn = try darkroom("render", (source as NSString).deletingLastPathComponent, "--output", output)
        #expect(drawn.status == 0 && drawn.errors == "", "\(drawn.errors)")
    }

    /// The first command draws something. The file beside the pictures is one that `--state` reads, and draws the same.
    @Test func anActivityWithoutPreviewsShowsAMadeUpState() throws {
        let sources = (try write(Self.activity, to: "Ferry/Ferry.swift") as NSString).deletingLastPathComponent
        let (output, again) = (folder.url.appendingPathComponent("made-up"), folder.url.appendingPathComponent("again"))
        let date = ["--date", "2026-06-09T09:41:00Z"]
        let program = Program(name: "darkroom")
        let cache = ["--cache", folder.url.appendingPathComponent("cache").path]
        let drawn = try program.run(["render", sources, "--output", output.path] + date + cache)
        #expect(drawn.status == 0, "\(drawn.errors)")
        let file = output.appendingPathComponent("FerryAttributes/state.json")
        #expect(
            drawn.errors == "warning: FerryAttributes: what the pictures show is made up, because the program has no previews of its "
                + "Live Activities. Write a #Preview, or give attributes and states with --state FILE. Start from \(file.path).\n")
        #expect(
            try String(contentsOf: file, encoding: .utf8) == """
                {
                  "activity" : "FerryAttributes",
                  "attributes" : {
                    "name" : "Text"
                  },
                  "states" : [
                    {
                      "arrival" : "2026-06-09T09:56:00Z",
                      "stops" : 1
                    }
                  ]
                }

                """)
        #expect(try program.run(["render", sources, "--output", again.path, "--state", file.path] + date + cache).status == 0)
        for form in ["compact", "content", "expanded", "minimal"] {
            let name = "FerryAttributes/\(form).png"
            #expect(try Data(contentsOf: output.appendingPathComponent(name)) == Data(contentsOf: again.appendingPathComponent(name)))
        }
        let inspected = try program.run(["inspect", sources] + date + cache)
        #expect(texts(inspected).prefix(3) == [
            "FerryAttributes content light", "Text, 1 stops, fresh", "2026-06-09T09:56:00Z",
        ], "\(inspected.output)\(inspected.errors)")
    }

    @Test func aFileGivesTheStatesOfAnActivity() throws {
        let sources = (try write(Self.activity, to: "Ferry/Ferry.swift") as NSString).deletingLastPathComponent
        let file = try write(
            """
            {"attributes": {"name": "Lybster"}, "states": [{"stops": 2, "arrival": "2026-06-09T09:41:00Z"},
            {"stops": 1, "arrival": 60}]}
            """, to: "state.json")
        let output = folder.url.appendingPathComponent("pictures").path
        let drawn = try darkroom("render", sources, "--state", file, "--output", output, "--json")
        #expect(drawn.status == 0, "\(drawn.errors)")
        // In a timeline, the states follow each other by a minute.
        let timeline = try darkroom(
            "timeline", sources, "--state", file, "--output", folder.url.appendingPathComponent("timeline").path, "--animate", "gif",
            "--date", "2026-06-09T09:41:00Z", "--scale", "1")
        #expect(timeline.status == 0, "\(timeline.errors)")
        for form in ["content", "compact", "minimal", "expanded"] {
            for name in ["/20260609T094100Z.png", "/20260609T094200Z.png", ".gif"] {
                #expect(folder.files.contains("timeline/FerryAttributes/\(form)\(name)"), "\(folder.files)")
            }
        }
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("timeline"))
        let names = folder.files.filter { $0.hasSuffix(".png") }.map { ($0 as NSString).lastPathComponent }
        #expect(names == ["compact", "content", "expanded", "minimal"].flatMap { form in
            ["\(form)-entry1.png", "\(form)-entry2.png"]
        })
        let inspected = try darkroom("inspect", sources, "--state", file)
        #expect(texts(inspected).prefix(6) == [
            "FerryAttributes content light", "Lybster, 2 stops, fresh", "2026-06-09T09:41:00Z",
            "FerryAttributes content light", "Lybster, 1 stops, fresh", "2001-01-01T00:01:00Z",
        ], "\(inspected.output)\(inspected.errors)")
        for (text, message) in [
            ("{", "is not JSON"), ("{}", "needs the attributes of a Live Activity and its states"),
            ("{\"attributes\": {}, \"state\": {\"stops\": 1, \"arrival\": 0}}", "does not fit FerryAttributes: \"name\" is missing."),
            ("{\"attributes\": {\"name\": \"\"}, \"state\": {\"stops\": 1, \"arrival\": \"soon\"}}", "\"soon\" is no date at arrival."),
            ("{\"activity\": \"Fery\", \"attributes\": {}, \"state\": {}}", "--state: there is no \"Fery\""),
        ] {
            let bad = try darkroom("render", sources, "--state", try write(text, to: "bad.json"))
            #expect(bad.status == 2)
            #expect(bad.errors.contains(message), "\(bad.errors)")
        }
        let one = try darkroom("render", sources, "--state", file, "--output", output, "--json", "--family", "minimal")
        #expect(one.status == 0 && one.output.contains("/minimal") && !one.output.contains("/compact"), "\(one.output)")
        let widget = try darkroom("render", sources, "--state", file, "--output", output, "--family", "systemSmall")
        #expect(widget.status == 2 && widget.errors.contains("Name a presentation with --family: content, compact"), "\(widget.errors)")
        let both = try darkroom("render", sources, "--state", file, "--previews")
        #expect(both.status == 2 && both.errors.contains("Leave out --state, or --previews"), "\(both.errors)")
    }

    /// A tap starts an activity, and another one changes it.
    @Test func activitiesThatTapsStartAreDrawn() throws {
        let pier = """

            import AppIntents

            struct Depart: AppIntent {
                static let title: LocalizedStringResource = "Depart"
                func perform() async throws -> some IntentResult {
                    let running = Activity<FerryAttributes>.activities
                    let state = FerryAttributes.ContentState(stops: 3 - running.count, arrival: Date(timeIntervalSince1970: 0))
                    if let first = running.first {
                        await first.update(ActivityContent(state: state, staleDate: nil))
                    } else if ActivityAuthorizationInfo().areActivitiesEnabled {
                        _ = try Activity.request(
                            attributes: FerryAttributes(name: "Wick"), content: .init(state: state, staleDate: nil), pushType: nil)
                    }
                    return .result()
                }
            }

            struct Pier: Widget {
                struct Now: TimelineEntry { let date: Date }
                struct Provider: TimelineProvider {
                    func placeholder(in context: Context) -> Now { Now(date: .now) }
                    func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) { completion(Now(date: .now)) }
                    func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
                        completion(Timeline(entries: [Now(date: .now)], policy: .never))
                    }
                }
                var body: some WidgetConfiguration {
                    StaticConfiguration(kind: "Pier", provider: Provider()) { _ in
                        Button("Depart", intent: Depart()).containerBackground(.white, for: .widget)
                    }
                    .supportedFamilies([.systemSmall])
                }
            }

            @main struct Harbor: WidgetBundle {
                var body: some Widget {
                    Pier()
                    Ferry()
                }
            }
            """
        let text = Self.activity.replacingOccurrences(of: "@main ", with: "") + pier
        let sources = (try write(text, to: "Ferry/Ferry.swift") as NSString).deletingLastPathComponent
        let output = folder.url.appendingPathComponent("pictures")
        let drawn = try darkroom(
            "render", sources, "--kind", "Pier", "--tap", "Depart", "--tap", "Depart", "--output", output.path)
        #expect(drawn.status == 0 && drawn.errors == "", "\(drawn.errors)")
        let forms = ["compact", "content", "expanded", "minimal"]
        #expect(folder.files.filter { $0.hasPrefix("pictures/Ferry") }
            == forms.flatMap { form in (1...2).map { "pictures/FerryAttributes/\(form)-tap\($0).png" } })
        func data(_ tap: Int) throws -> Data {
            try Data(contentsOf: output.appendingPathComponent("FerryAttributes/content-tap\(tap).png"))
        }
        #expect(try data(1) != data(2))
    }

    /// Parts of an extension, such as one view with its preview.
    @Test func sourcesWithoutAnEntryPointDrawTheirPreviews() throws {
        let file = try write(
            """
            import SwiftUI
            struct Buoy: View { var body: some View { Text("Buoy 7") } }
            #Preview("A buoy", traits: .sizeThatFitsLayout) { Buoy() }
            """, to: "Buoy.swift")
        let output = folder.url.appendingPathComponent("pictures").path
        let drawn = try darkroom("render", file, "--output", output)
        #expect(drawn.status == 0 && drawn.errors == "", "\(drawn.errors)")
        #expect(folder.files.filter { $0.hasSuffix(".png") } == ["pictures/A buoy.png"])
        let inspected = try darkroom("inspect", file)
        #expect(texts(inspected) == ["preview A buoy light", "Buoy 7"], "\(inspected.output)")
        let json = try darkroom("inspect", file, "--json")
        #expect(json.output.contains("\"preview\" : \"A buoy\""), "\(json.output)")
    }
}
