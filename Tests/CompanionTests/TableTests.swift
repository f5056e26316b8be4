import Foundation
import Testing
import UIKit

/// Tables and their cells keep what they are told, and apps derive from them as on a device.
@MainActor @Suite struct TableTests {
    private final class Table: UITableView {
        override func touchesShouldCancel(in view: UIView) -> Bool { view is UIButton || super.touchesShouldCancel(in: view) }
    }

    private final class Row: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            detailTextLabel?.text = "detail"
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { title = "row \(indexPath.row)" }
    }

    @Test func subclassesInheritTheInitializers() {
        let table = Table()
        #expect(table.style == .plain && table.rowHeight == UITableView.automaticDimension && table.numberOfSections == 0)
        #expect(table.touchesShouldCancel(in: UIButton()) && !table.touchesShouldCancel(in: UISwitch()))
        #expect(Table(frame: .zero, style: .grouped).style == .grouped)
        let row = Row()
        #expect(row.detailTextLabel?.text == "detail" && row.reuseIdentifier == nil && row.textLabel?.superview === row.contentView)
        #expect(Row(style: .default, reuseIdentifier: "A").reuseIdentifier == "A")
        #expect(UITableViewCell().detailTextLabel == nil)
        #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
    }

    @Test func registeredClassesAreMade() {
        let table = UITableView()
        #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
        table.register(Row.self, forCellReuseIdentifier: "row")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        #expect(table.dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0)) is Row)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier == "header")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "footer") == nil)
    }

    @Test func aControllerIsDelegateAndDataSourceOfItsTable() {
        let controller = Rows(style: .insetGrouped)
        let table: UITableView = controller.tableView
        #expect(table.style == .insetGrouped && table.dataSource === controller)
        #expect(table.dataSource?.tableView(table, numberOfRowsInSection: 0) == 3)
        table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 2, section: 0))
        #expect(controller.title == "row 2")
        #expect(table.delegate?.tableView(table, willSelectRowAt: IndexPath(row: 1, section: 0)) == IndexPath(row: 1, section: 0))
        let refresh = UIRefreshControl()
        controller.refreshControl = refresh
        #expect(table.refreshControl === refresh)
    }

    @Test func swipeActionsKeepTheirHandlers() {
        var done: Bool?
        let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in completion(true) }
        let configuration = UISwipeActionsConfiguration(actions: [action])
        configuration.actions[0].handler(action, UIView()) { done = $0 }
        #expect(done == true && configuration.performsFirstActionWithFullSwipe && action.backgroundColor == .systemRed)
    }

    @Test func cellsKnowTheirStates() {
        let row = UITableViewCell(style: .value1, reuseIdentifier: nil)
        row.setSelected(true, animated: false)
        row.setEditing(true, animated: false)
        #expect(row.configurationState.isSelected && row.configurationState.isEditing && !row.configurationState.isHighlighted)
        #expect(row.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
        var seen: UICellConfigurationState?
        row.configurationUpdateHandler = { _, state in seen = state }
        row.updateConfiguration(using: row.configurationState)
        #expect(seen == row.configurationState)
    }
}
