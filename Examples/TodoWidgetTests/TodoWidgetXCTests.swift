import DarkroomTesting
import SwiftUI
import XCTest

@testable import TodoWidget

/// The same in XCTest, which on Linux knows no tests of the main actor: the assertions are called inside
/// `MainActor.assumeIsolated` there, or awaited.
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
