import DarkroomTesting
import SwiftUI
import XCTest

@testable import TodoWidget

/// The same tests in XCTest. On Linux, XCTest does not run tests on the main actor, so the assertions are called inside
/// `MainActor.assumeIsolated` or awaited.
final class TodoWidgetXCTests: XCTestCase {
    func testALongTitleTakesTwoLines() {
        MainActor.assumeIsolated {
            assertView(
                TodoRow(
                    todo: Todo(
                        userId: 1, id: 2, title: "Sort the photographs of the last seven summers by place, not by date",
                        completed: false)),
                size: CGSize(width: 240, height: 60))
        }
    }

    func testPlaceholders() async {
        await assertWidget(
            TodoWidget(), as: WidgetSnapshot(families: [.systemLarge], schemes: [.dark], entry: .placeholder))
    }
}
