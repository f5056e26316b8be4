import Foundation

/// A folder with a widget, to which tests add sources that cannot be compiled in parts.
protocol SetAsideFixture {
    var folder: TemporaryFolder { get }
}

extension SetAsideFixture {
    /// A widget whose provider calls `start()` and that shows a `Face`.
    static var widget: String { """
        import SwiftUI
        import WidgetKit

        struct Moment: TimelineEntry { let date: Date }

        struct Clock: TimelineProvider {
            func placeholder(in context: Context) -> Moment { Moment(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                start()
                completion(Timeline(entries: [Moment(date: .now)], policy: .never))
            }
        }

        @main struct Hello: Widget {
            @Environment(\\.widgetFamily) var family
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Hello", provider: Clock()) { entry in
                    Face().containerBackground(.fill.tertiary, for: .widget)
                }.supportedFamilies([.systemSmall, .systemMedium])
            }
        }

        """ }
    /// A view that needs nothing.
    static var face: String { "import SwiftUI\nstruct Face: View { var body: some View { Text(\"A\") } }\n" }
    /// What the provider calls.
    static var start: String { "func start() {}\n" }

    var sources: URL { folder.url.appendingPathComponent("W", isDirectory: true) }
    var output: URL { folder.url.appendingPathComponent("out", isDirectory: true) }

    /// A new folder with the widget's source.
    static func folderWithWidget() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let sources = folder.url.appendingPathComponent("W", isDirectory: true)
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data(widget.utf8).write(to: sources.appendingPathComponent("Widget.swift"))
        return folder
    }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: sources.appendingPathComponent(name))
    }

    func run(_ command: String = "render", _ options: String...) throws -> Program.Result {
        let outputs = command == "render" ? ["--output", output.path] : []
        return try Program(name: "darkroom").run(
            [command, sources.path, "--cache", folder.url.appendingPathComponent("cache").path] + outputs + options,
            in: folder.url)
    }

    var pictures: [String] {
        folder.files.filter { $0.hasPrefix("out/") }.map { String($0.dropFirst(4)) }
    }
}
