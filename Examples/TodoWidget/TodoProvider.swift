import WidgetKit

struct TodoProvider: TimelineProvider {
    func placeholder(in context: Context) -> TodoEntry {
        TodoEntry(date: .now, todos: [.placeholder(0), .placeholder(1)])
    }

    func getSnapshot(in context: Context, completion: @escaping (TodoEntry) -> Void) {
        Task {
            completion(await currentEntry())
        }
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TodoEntry>) -> Void) {
        Task {
            let entry = await currentEntry()
            let nextUpdate = entry.date.addingTimeInterval(30 * 60)
            completion(Timeline(entries: [entry], policy: .after(nextUpdate)))
        }
    }

    /// Returns the first five todos, or a single placeholder if they cannot be fetched.
    private func currentEntry() async -> TodoEntry {
        do {
            let todos = try await TodoService.shared.getAllTodos()
            return TodoEntry(date: .now, todos: Array(todos.prefix(5)))
        } catch {
            return TodoEntry(date: .now, todos: [.placeholder(0)])
        }
    }
}
