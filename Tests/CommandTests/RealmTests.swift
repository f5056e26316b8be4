import Foundation
import Testing

/// Runs the tool on a widget that keeps its objects in a Realm, whose package is neither fetched nor built.
@Suite struct RealmTests {
    private static let widget = """
        import RealmSwift
        import SwiftUI
        import WidgetKit

        class Habit: Object, ObjectKeyIdentifiable {
            @Persisted(primaryKey: true) var id: ObjectId
            @Persisted var title: String
            @Persisted var days: RealmSwift.List<Date>
            @Persisted(originProperty: "habits") var groups: LinkingObjects<HabitGroup>

            // With Objective-C, neither has to be required.
            override init() { super.init() }
            init(title: String) {
                super.init()
                self.title = title
            }
        }

        @objcMembers class HabitGroup: Object, ObjectKeyIdentifiable {
            @objc dynamic var name = ""
            let habits = List<Habit>()
            override static func primaryKey() -> String? { "name" }
        }

        extension Realm {
            static func shared() -> Realm? {
                var configuration = Realm.Configuration(schemaVersion: 3, migrationBlock: { migration, old in
                    if old < 2 { migration.enumerateObjects(ofType: Habit.className()) { _, new in new?["title"] = "" } }
                })
                configuration.fileURL = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.habits")?
                    .appendingPathComponent("habits.realm")
                return try? Realm(configuration: configuration)
            }
        }

        struct Moment: TimelineEntry {
            let date: Date
            let lines: [String]
        }

        struct Next: TimelineProvider {
            func placeholder(in context: Context) -> Moment { Moment(date: .now, lines: ["Habit"]) }
            func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(now) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                completion(Timeline(entries: [now], policy: .never))
            }
            private var now: Moment {
                let habits = Realm.shared()?.objects(Habit.self).where { $0.days.count > 0 }.sorted(byKeyPath: "title")
                let lines = habits?.map { "\\($0.title) of \\($0.groups.first?.name ?? "none"): \\($0.days.count)" }
                return Moment(date: .now, lines: lines.map(Array.init) ?? [])
            }
        }

        struct Face: View {
            let lines: [String]
            @ObservedResults(HabitGroup.self, sortDescriptor: SortDescriptor(keyPath: "name")) var groups

            var body: some View {
                VStack {
                    ForEach(lines, id: \\.self) { Text($0) }
                    Text("\\(groups.count) groups")
                }
            }
        }

        @main struct Habits: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Habits", provider: Next()) { entry in
                    Face(lines: entry.lines).environment(\\.realm, Realm.shared()!).containerBackground(.white, for: .widget)
                }.supportedFamilies([.systemSmall])
            }
        }

        """

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let sources = folder.url.appendingPathComponent("W", isDirectory: true)
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data(Self.widget.utf8).write(to: sources.appendingPathComponent("Habits.swift"))
    }

    /// Lays the widget out with the records, and returns its texts.
    private func texts(_ records: String?) throws -> (result: Program.Result, texts: [String]) {
        var options: [String] = []
        if let records {
            let file = folder.url.appendingPathComponent("data.json")
            try Data(records.utf8).write(to: file)
            options = ["--data", file.path]
        }
        let result = try Program(name: "darkroom").run(
            ["inspect", folder.url.appendingPathComponent("W").path, "--cache", folder.url.appendingPathComponent("cache").path] + options)
        return (result, result.output.matches(of: #/Text .* "([^"]*)"/#).map { String($0.output.1) })
    }

    @Test func recordsAreTheObjectsOfTheRealm() throws {
        let empty = try texts(nil)
        #expect(empty.result.status == 0 && empty.result.errors == "", "\(empty.result.errors)")
        #expect(empty.texts == ["0 groups"])
        let full = try texts(
            """
            {"Habit": [{"id": "507f1f77bcf86cd799439011", "title": "Run", "days": ["2026-06-01", "2026-06-02"]},
                       {"id": "507f1f77bcf86cd799439012", "title": "Read", "days": ["2026-06-02"]},
                       {"id": "507f1f77bcf86cd799439013", "title": "Rest"}],
             "HabitGroup": [{"name": "Body", "habits": ["507f1f77bcf86cd799439011", "507f1f77bcf86cd799439013"]}]}
            """)
        #expect(full.result.status == 0 && full.result.errors == "", "\(full.result.errors)")
        #expect(full.texts == ["Read of none: 1", "Run of Body: 2", "1 groups"], "\(full.result.output)")
        let wrong = try texts(#"{"Habit": [{"id": "507f1f77bcf86cd799439011", "titel": "Run"}]}"#)
        #expect(wrong.result.status == 2)
        #expect(wrong.result.errors.contains("Habit has no property \"titel\". Did you mean \"title\"?"), "\(wrong.result.errors)")
    }
}
