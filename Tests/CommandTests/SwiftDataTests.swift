import Foundation
import Testing

/// Runs the tool on a widget that keeps its objects in SwiftData.
@Suite struct SwiftDataTests {
    private static let widget = """
        import SwiftData
        import SwiftUI
        import WidgetKit

        @Model
        final class Trip {
            @Attribute(.unique) var name: String
            var start: Date = Date.distantPast
            @Relationship(deleteRule: .cascade, inverse: \\Stop.trip) var stops: [Stop] = []
            init(name: String) { self.name = name }
        }

        @Model
        final class Stop {
            let place: String
            var trip: Trip?
            init(place: String) { self.place = place }
        }

        let container: ModelContainer = {
            let schema = Schema([Trip.self, Stop.self])
            let configuration = ModelConfiguration(schema: schema, groupContainer: .identifier("group.trips"))
            return try! ModelContainer(for: schema, configurations: [configuration])
        }()

        struct Moment: TimelineEntry {
            let date: Date
            let next: Trip?
        }

        struct Next: TimelineProvider {
            func placeholder(in context: Context) -> Moment { Moment(date: .now, next: nil) }
            func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
                Task { @MainActor in completion(Moment(date: .now, next: next())) }
            }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                Task { @MainActor in completion(Timeline(entries: [Moment(date: .now, next: next())], policy: .never)) }
            }
            @MainActor private func next() -> Trip? {
                let day = Date(timeIntervalSince1970: 0)
                var descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.start > day }, sortBy: [.init(\\.start)])
                descriptor.fetchLimit = 1
                return try? container.mainContext.fetch(descriptor).first
            }
        }

        struct Face: View {
            let next: Trip?
            @Query(sort: \\Stop.place, order: .reverse) private var stops: [Stop]

            var body: some View {
                VStack(alignment: .leading) {
                    Text(next?.name ?? "No trip").font(.headline)
                    ForEach(stops) { stop in
                        Label(stop.place, systemImage: stop.trip === next ? "mappin" : "circle")
                    }
                }
            }
        }

        @main struct Trips: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Trips", provider: Next()) { entry in
                    Face(next: entry.next).modelContainer(container).containerBackground(.fill.tertiary, for: .widget)
                }.supportedFamilies([.systemSmall])
            }
        }

        """

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let sources = folder.url.appendingPathComponent("W", isDirectory: true)
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data(Self.widget.utf8).write(to: sources.appendingPathComponent("Trips.swift"))
    }

    /// Draws the widget with the records, and returns what it drew.
    private func run(_ records: String?, to name: String) throws -> (result: Program.Result, picture: Data?) {
        var options: [String] = []
        if let records {
            let file = folder.url.appendingPathComponent("\(name).json")
            try Data(records.utf8).write(to: file)
            options = ["--data", file.path]
        }
        let output = folder.url.appendingPathComponent(name, isDirectory: true)
        let result = try Program(name: "darkroom").run(
            [
                "render", folder.url.appendingPathComponent("W").path, "--output", output.path, "--scheme", "light",
                "--cache", folder.url.appendingPathComponent("cache").path,
            ] + options)
        return (result, try? Data(contentsOf: output.appendingPathComponent("Trips/systemSmall.png")))
    }

    @Test func recordsAreWhatProvidersAndQueriesFind() throws {
        let empty = try run(nil, to: "empty")
        #expect(empty.result.status == 0, "\(empty.result.errors)")
        let full = try run(
            """
            {"Trip": [{"id": "oslo", "name": "Oslo", "start": "2026-07-01"},
                      {"id": "rome", "name": "Rome", "start": "2026-06-09", "stops": ["aula", "forum"]}],
             "Stop": [{"id": "aula", "place": "Aula"}, {"id": "forum", "place": "Forum"}]}
            """, to: "full")
        #expect(full.result.status == 0, "\(full.result.errors)")
        #expect(full.picture != nil && full.picture != empty.picture)
        // The same records from the other side of the relationship give the same picture.
        let other = try run(
            """
            {"Trip": [{"id": "rome", "name": "Rome", "start": "2026-06-09T00:00:00Z"}],
             "Stop": [{"id": "aula", "place": "Aula", "trip": "rome"}, {"id": "forum", "place": "Forum", "trip": "rome"}]}
            """, to: "other")
        #expect(other.picture == full.picture)

        let wrong = try run(#"{"Trip": [{"id": "rome", "nam": "Rome"}]}"#, to: "wrong")
        #expect(wrong.result.status == 2)
        #expect(
            wrong.result.errors.contains(#"wrong.json: Trip "rome": Trip has no property "nam". Did you mean "name"?"#),
            "\(wrong.result.errors)")
    }
}
