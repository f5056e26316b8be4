import CoreGraphics
import Foundation

// Apps derive the rows of their tables from it. A row keeps what it is told; its texts and content are not drawn.

open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum FocusStyle: Int, Sendable { case `default`, custom }
    public enum EditingStyle: Int, Sendable { case none, delete, insert }
    public enum AccessoryType: Int, Sendable { case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton }
    public enum DragState: Int, Sendable { case none, lifting, dragging }

    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    private let style: CellStyle
    private let identifier: String?
    private let content = UIView()

    public init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, identifier) = (style, reuseIdentifier)
        super.init(frame: .zero)
        addSubview(content)
    }
    public required init?(coder: NSCoder) {
        (style, identifier) = (.default, nil)
        super.init(coder: coder)
        addSubview(content)
    }
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    // MARK: Contents

    open var reuseIdentifier: String? { identifier }
    open var contentView: UIView { content }
    open var textLabel: UILabel? { label }
    open var detailTextLabel: UILabel? { style == .default ? nil : detailLabel }
    open var imageView: UIImageView? { style == .value2 ? nil : picture }
    private lazy var label = shown(UILabel())
    private lazy var detailLabel = shown(UILabel())
    private lazy var picture = shown(UIImageView())
    private func shown<View: UIView>(_ view: View) -> View {
        content.addSubview(view)
        return view
    }

    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
        return state
    }
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }
    open func prepareForReuse() {}

    // MARK: Appearance

    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var multipleSelectionBackgroundView: UIView?
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var editingAccessoryType = AccessoryType.none
    open var editingAccessoryView: UIView?
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

    // MARK: States

    open var selectionStyle = SelectionStyle.default
    open var focusStyle = FocusStyle.default
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    open var editingStyle: EditingStyle { .none }
    open var showsReorderControl = false
    open var shouldIndentWhileEditing = true
    open var showingDeleteConfirmation: Bool { false }
    open var userInteractionEnabledWhileDragging = false
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open func dragStateDidChange(_ dragState: DragState) {}

    override var undrawnContents: String? {
        contentConfiguration == nil && backgroundConfiguration == nil && accessoryType == .none
            ? nil : "a UITableViewCell's content"
    }
}
