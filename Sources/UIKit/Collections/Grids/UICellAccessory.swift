import CoreGraphics
import Foundation

// Apps put these marks at the edges of a list's cells. None is drawn, because no list is shown in a picture.

/// A mark at an edge of a cell.
@preconcurrency @MainActor public struct UICellAccessory {
    public enum DisplayedState: Hashable, Sendable { case always, whenEditing, whenNotEditing }
    public enum LayoutDimension: Hashable, Sendable { case actual, standard, custom(CGFloat) }

    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, checkmark, delete, insert, multiselect, reorder, outlineDisclosure, popUpMenu, label, detail
        case customView(UIView)
    }

    public enum Placement {
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        public static func position(before accessoryType: AccessoryType) -> Position {
            { $0.firstIndex { $0.accessoryType == accessoryType } ?? 0 }
        }
        public static func position(after accessoryType: AccessoryType) -> Position {
            { $0.firstIndex { $0.accessoryType == accessoryType }.map { $0 + 1 } ?? $0.count }
        }
    }

    public typealias ActionHandler = () -> Void
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    public static let standardDimension: CGFloat = -.greatestFiniteMagnitude

    public let accessoryType: AccessoryType
    let displayed: DisplayedState

    private init(_ type: AccessoryType, _ displayed: DisplayedState) { (accessoryType, self.displayed) = (type, displayed) }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed) }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, displayed) }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed) }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.delete, displayed) }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.insert, displayed) }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { UICellAccessory(.reorder, displayed) }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed) }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed) }

    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.popUpMenu, displayed) }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory { UICellAccessory(.label, displayed) }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        switch configuration.placement {
        case .leading(let displayed, _), .trailing(let displayed, _):
            UICellAccessory(.customView(configuration.customView), displayed)
        }
    }
}
