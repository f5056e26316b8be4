import CoreGraphics
import Foundation

// Apps derive the cells of their collections from it. A cell keeps what it is told; its configured content is not drawn.

open class UICollectionViewCell: UICollectionReusableView {
    public enum DragState: Int, Sendable { case none, lifting, dragging }

    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    private let content = UIView()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = bounds
        addSubview(content)
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(content)
    }

    open var contentView: UIView { content }
    open var isSelected = false
    open var isHighlighted = false
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open func dragStateDidChange(_ dragState: DragState) {}

    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration(using state: UICellConfigurationState) { configurationUpdateHandler?(self, state) }

    override var undrawnContents: String? {
        contentConfiguration == nil && backgroundConfiguration == nil ? nil : "a UICollectionViewCell's content"
    }
}

/// A cell of a list.
open class UICollectionViewListCell: UICollectionViewCell {
    open var accessories: [UICellAccessory] = []
    open var indentationLevel = 0
    open var indentationWidth: CGFloat = 10
    open var indentsAccessories = true
    public private(set) lazy var separatorLayoutGuide: UILayoutGuide = {
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        return guide
    }()
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
