import Foundation

// Menus and alerts keep what they are told. None is shown.

@preconcurrency @MainActor open class UIMenuElement: NSObject {
    public enum State: Int, Sendable { case off, on, mixed }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    open internal(set) var title: String
    open internal(set) var image: UIImage?
    open var subtitle: String?

    init(_ title: String, _ image: UIImage?) { (self.title, self.image) = (title, image) }
}

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    let handler: UIActionHandler
    /// What the action came from. No action is performed in a picture.
    open var sender: Any? { nil }
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.identifier = identifier ?? Identifier("")
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
        self.handler = handler
        super.init(title, image)
        self.subtitle = subtitle
    }
}

open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
    }

    /// How large a menu shows its elements. No picture shows a menu.
    public enum ElementSize: Int, Sendable {
        case small, medium, large
        case automatic = -1
    }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]
    open var preferredElementSize: ElementSize

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        self.preferredElementSize = preferredElementSize
        (self.identifier, self.options, self.children) = (identifier ?? Identifier(""), options, children)
        super.init(title, image)
        self.subtitle = subtitle
    }
}

@preconcurrency @MainActor open class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    open var isEnabled = true
    /// What VoiceOver says of it. Alerts are not drawn.
    open var accessibilityLabel: String?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style) = (title, style)
    }
}

open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    open var message: String?
    public private(set) var preferredStyle = Style.actionSheet
    open private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?
    open private(set) var textFields: [UITextField]?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    }
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }
}
