import CoreGraphics
import Foundation

// Apps derive the headers and footers of their tables' sections from it. Its texts and content are not drawn.

open class UITableViewHeaderFooterView: UIView {
    public typealias ConfigurationUpdateHandler = (
        _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
    ) -> Void

    private let identifier: String?
    private let content = UIView()

    public init(reuseIdentifier: String?) {
        identifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(content)
    }
    public required init?(coder: NSCoder) {
        identifier = nil
        super.init(coder: coder)
        addSubview(content)
    }
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    open var reuseIdentifier: String? { identifier }
    open var contentView: UIView { content }
    open var textLabel: UILabel? { label }
    open var detailTextLabel: UILabel? { detailLabel }
    private lazy var label = shown(UILabel())
    private lazy var detailLabel = shown(UILabel())
    private func shown(_ view: UILabel) -> UILabel {
        content.addSubview(view)
        return view
    }
    open var backgroundView: UIView?
    open func prepareForReuse() {}

    open var contentConfiguration: (any UIContentConfiguration)?
    open var backgroundConfiguration: UIBackgroundConfiguration?
    open var automaticallyUpdatesContentConfiguration = true
    open var automaticallyUpdatesBackgroundConfiguration = true
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open var configurationState: UIViewConfigurationState { UIViewConfigurationState(traitCollection: traitCollection) }
    open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listHeader() }
    open func setNeedsUpdateConfiguration() {}
    open func updateConfiguration(using state: UIViewConfigurationState) { configurationUpdateHandler?(self, state) }

    override var undrawnContents: String? { contentConfiguration == nil ? nil : "a UITableViewHeaderFooterView's content" }
}
