import CoreGraphics
import Foundation
import FoundationSupplement

/// A button. It keeps what it is told; nobody touches a picture, and it is not drawn.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    }

    open private(set) var buttonType = ButtonType.custom
    open private(set) var titleLabel: UILabel? = UILabel()
    open private(set) var imageView: UIImageView? = UIImageView()
    public private(set) lazy var subtitleLabel: UILabel? = UILabel()
    open var configuration: Configuration?
    open var configurationUpdateHandler: ConfigurationUpdateHandler?
    open var automaticallyUpdatesConfiguration = true
    open func setNeedsUpdateConfiguration() {}
    /// Runs the program's own changes of the configuration.
    open func updateConfiguration() { configurationUpdateHandler?(self) }
    open var changesSelectionAsPrimaryAction = false
    open var isPointerInteractionEnabled = false
    public typealias PointerStyleProvider = (
        _ button: UIButton, _ effect: UIPointerEffect, _ shape: UIPointerShape
    ) -> UIPointerStyle?
    open var pointerStyleProvider: PointerStyleProvider?
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    open var showsTouchWhenHighlighted = false
    open var contentEdgeInsets = UIEdgeInsets.zero
    open var titleEdgeInsets = UIEdgeInsets.zero
    open var imageEdgeInsets = UIEdgeInsets.zero
    open var menu: UIMenu?
    open var role = Role.normal
    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var images: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]
    private var symbols: [State: UIImage.SymbolConfiguration] = [:]
    private var colors: [State: UIColor] = [:]

    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        setTitle(primaryAction?.title, for: .normal)
        setImage(primaryAction?.image, for: .normal)
    }
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system, primaryAction: primaryAction)
        self.configuration = configuration
        if let title = primaryAction?.title, !title.isEmpty { self.configuration?.title = title }
        if let image = primaryAction?.image { self.configuration?.image = image }
    }

    /// Makes a button. It stops for subclasses, because only Objective-C makes an object of the class that is asked.
    public class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        return self ~=> button
    }

    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state] = image }
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        (titles[state], attributedTitles[state]) = (title?.string, title)
    }
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { symbols[state] = configuration }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { symbols[state] }
    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    // Nothing is laid out in the button.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { .zero }
}
