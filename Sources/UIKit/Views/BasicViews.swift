import CoreGraphics
import Foundation

// Views that show something. They keep what they are told; where a program renders them, they say that they are not drawn.

open class UILabel: UIView {
    open var text: String?
    open var attributedText: NSAttributedString?
    open var font: UIFont! = .systemFont(ofSize: 17)
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var adjustsFontForContentSizeCategory = false
    open var minimumScaleFactor: CGFloat = 0
    open var allowsDefaultTighteningForTruncation = false
    open var isEnabled = true
    open var isHighlighted = false
    open var highlightedTextColor: UIColor?
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var preferredMaxLayoutWidth: CGFloat = 0

    private var string: NSAttributedString? {
        attributedText ?? text.map { NSAttributedString(string: $0, attributes: [.font: font ?? UIFont.systemFont(ofSize: 17)]) }
    }
    open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity)) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let limit = CGSize(width: size.width > 0 ? size.width : .infinity, height: .infinity)
        let needed = string?.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: nil).size ?? .zero
        return CGSize(width: needed.width.rounded(.up), height: needed.height.rounded(.up))
    }
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
    open func drawText(in rect: CGRect) {}
    override var undrawnContents: String? { string == nil ? nil : "a UILabel's text" }
}

open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The dynamic range of the image. Every picture has the standard one.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    open var imageDynamicRange: UIImage.DynamicRange { .standard }
    open var animationImages: [UIImage]?
    open var animationDuration: TimeInterval = 0
    open var animationRepeatCount = 0
    open var isAnimating: Bool { false }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }
    public init(image: UIImage?, highlightedImage: UIImage?) {
        (self.image, self.highlightedImage) = (image, highlightedImage)
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    open func startAnimating() {}
    open func stopAnimating() {}
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
    override var undrawnContents: String? { image == nil ? nil : "a UIImageView's image" }
}

open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100, large = 101

        // The names of old systems; their colors are not kept.
        public static var gray: Style { .medium }
        public static var white: Style { .medium }
        public static var whiteLarge: Style { .large }
    }

    open var style = Style.medium
    open var hidesWhenStopped = true
    open var color: UIColor! = .gray
    open private(set) var isAnimating = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
    override var undrawnContents: String? { "a UIActivityIndicatorView" }
}

open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    open var progress: Float = 0
    open var progressViewStyle = Style.default
    open var progressTintColor: UIColor?
    open var trackTintColor: UIColor?
    open var progressImage: UIImage?
    open var trackImage: UIImage?
    open var observedProgress: Progress?

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    override var undrawnContents: String? { "a UIProgressView" }
}

open class UIVisualEffect: NSObject {
    public override init() {}
}

open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }

    public init(style: Style) {}
    public override init() {}
}

open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) {}
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
    }
    public override convenience init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }
    override var undrawnContents: String? { effect == nil ? nil : "a UIVisualEffectView's effect" }
}

open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
    }

    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    public static let spacingUseSystem: CGFloat = .greatestFiniteMagnitude.nextDown

    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var isBaselineRelativeArrangement = false
    open var isLayoutMarginsRelativeArrangement = false
    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init(coder: NSCoder) { super.init(frame: .zero) }
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        addSubview(view)
    }
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    }
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }
    override var undrawnContents: String? { arrangedSubviews.isEmpty ? nil : "a UIStackView's arrangement" }
}
