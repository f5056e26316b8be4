import CoreGraphics
import Foundation

// Apps fill the cells of lists and tables with it. It keeps what it is told; the content of a cell is not drawn.

@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration, @preconcurrency Hashable {
    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String? { didSet { if text != nil { attributedText = nil } } }
    public var attributedText: NSAttributedString? { didSet { if attributedText != nil { text = nil } } }
    public var textProperties: TextProperties
    public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
    public var secondaryAttributedText: NSAttributedString? {
        didSet { if secondaryAttributedText != nil { secondaryText = nil } }
    }
    public var secondaryTextProperties: TextProperties
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    // These margins and distances are guesses.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    public var prefersSideBySideTextAndSecondaryText = false
    public var imageToTextPadding: CGFloat = 16
    public var textToSecondaryTextHorizontalPadding: CGFloat = 6
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    public var alpha: CGFloat = 1

    private init(
        _ style: UIFont.TextStyle, _ color: UIColor = .label, secondary: UIFont.TextStyle = .caption1,
        _ secondaryColor: UIColor = .label
    ) {
        textProperties = TextProperties(.preferredFont(forTextStyle: style), color)
        secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: secondary), secondaryColor)
    }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration(.body, secondary: .body, .secondaryLabel)
        configuration.prefersSideBySideTextAndSecondaryText = true
        return configuration
    }
    public static func header() -> UIListContentConfiguration {
        UIListContentConfiguration(.subheadline, .secondaryLabel, secondary: .footnote, .secondaryLabel)
    }
    public static func footer() -> UIListContentConfiguration {
        UIListContentConfiguration(.footnote, .secondaryLabel, secondary: .footnote, .secondaryLabel)
    }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.title3) }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.title2) }
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.headline) }
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = header()
        configuration.textProperties.font = .preferredFont(forTextStyle: .footnote)
        configuration.textProperties.transform = .uppercase
        return configuration
    }
    public static func groupedFooter() -> UIListContentConfiguration { footer() }
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.title3) }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.body) }
}

/// The view of a list's content. It is not drawn.
open class UIListContentView: UIView, UIContentView {
    private var kept: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        kept = configuration
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { return nil }

    open var configuration: any UIContentConfiguration {
        get { kept }
        set { if let new = newValue as? UIListContentConfiguration { kept = new } }
    }
    public private(set) lazy var textLayoutGuide: UILayoutGuide? = UILayoutGuide(of: self)
    public private(set) lazy var secondaryTextLayoutGuide: UILayoutGuide? = UILayoutGuide(of: self)
    public private(set) lazy var imageLayoutGuide: UILayoutGuide? = UILayoutGuide(of: self)
    override var undrawnContents: String? { "a UIListContentView" }
}
