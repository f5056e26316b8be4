import SwiftUI
import WidgetKit

@main
struct TodoWidget: Widget {
    static let kind = "TodoWidget"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: TodoProvider()) { entry in
            TodoWidgetEntryView(entry: entry)
        }
        .configurationDisplayName("My Todos")
        .description("Keep an eye on the next things to do.")
        .supportedFamilies([.systemMedium, .systemLarge])
        // The large header extends to the edges, and the medium card has its own padding.
        .contentMarginsDisabled()
    }
}

#Preview("Medium", as: .systemMedium) {
    TodoWidget()
} timeline: {
    TodoEntry(date: .now, todos: [.placeholder(0), .placeholder(1)])
}

#Preview("Large", as: .systemLarge) {
    TodoWidget()
} timeline: {
    TodoEntry(date: .now, todos: (0..<5).map(Todo.placeholder))
}
