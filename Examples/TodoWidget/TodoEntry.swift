import WidgetKit

struct TodoEntry: TimelineEntry {
    let date: Date
    let todos: [Todo]
}
