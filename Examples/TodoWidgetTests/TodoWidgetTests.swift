import DarkroomTesting
import SwiftUI
import Testing
import WidgetKit

@testable import TodoWidget

/// What the widget's server would answer. The widget's asset catalog is found by itself.
private let responses = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("TodoWidget/Fixtures", isDirectory: true)

/// The widget's regression tests: what it looks like is committed beside them.
@MainActor @Suite(.goldens(fixtures: [responses])) struct TodoWidgetTests {
    /// Tests both families, light and dark, with the server's todos.
    @Test func showsTheNextTodos() async {
        await assertWidget(TodoWidget())
    }

    @Test func showsPlaceholdersAtFirst() async {
        await assertWidget(
            TodoWidget(),
            as: WidgetSnapshot(families: [.systemMedium], schemes: [.light], entry: .placeholder))
    }

    /// Tests that there is one current entry, regardless of the response. The next entry comes with the next timeline.
    @Test func itsTimelineHasOneEntry() async {
        await assertTimeline(TodoWidget(), families: [.systemLarge])
    }

    @Test(arguments: [true, false])
    func rowsShowWhetherTheyAreDone(isDone: Bool) {
        assertView(
            TodoRow(todo: Todo(userId: 1, id: 1, title: "Water the plants, all of them", completed: isDone)),
            size: CGSize(width: 240, height: 60), schemes: [.light, .dark], named: isDone ? "done" : "open")
    }
}
