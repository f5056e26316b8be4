/// The source of a widget whose name, as `darkroom list` prints it, comes from another module or file.
enum NamedWidget {
    /// - Parameters:
    ///   - module: a module that the source imports; nil for none.
    ///   - name: the name as an expression of Swift.
    static func source(importing module: String? = nil, name: String) -> String {
        """
        \(module.map { "import \($0)\n" } ?? "")import SwiftUI
        import WidgetKit

        struct Moment: TimelineEntry { let date: Date }
        struct Moments: TimelineProvider {
            func placeholder(in context: Context) -> Moment { Moment(date: .now) }
            func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
            func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
                completion(Timeline(entries: [Moment(date: .now)], policy: .never))
            }
        }
        @main struct Widgets: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "Widgets", provider: Moments()) { _ in Text("Sea") }.configurationDisplayName(\(name))
            }
        }
        """
    }
}
