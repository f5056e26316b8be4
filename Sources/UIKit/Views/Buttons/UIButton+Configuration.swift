import CoreGraphics
import Foundation

extension UIButton {
    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

    /// How a button looks. It keeps what it is told; a button is not drawn, and says so.
    @preconcurrency @MainActor public struct Configuration: @preconcurrency Hashable {
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
        public enum CornerStyle: Int, Sendable {
            case fixed = -1
            case dynamic, small, medium, large, capsule
        }
        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }
        public enum Indicator: Int, Sendable { case automatic, none, popup }

        public var background = UIBackgroundConfiguration.clear()
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var macIdiomStyle = MacIdiomStyle.automatic
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        public var showsActivityIndicator = false
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var indicator = Indicator.automatic
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        // The insets and the distances are guesses.
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public mutating func setDefaultContentInsets() { contentInsets = Configuration().contentInsets }
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var imagePadding: CGFloat = 0
        public var imageReservation: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var titleAlignment = TitleAlignment.automatic
        public var automaticallyUpdateForSelection = true
        private var style = ""

        private init(_ style: String = "") { self.style = style }

        public func updated(for button: UIButton) -> Configuration { self }

        public static func plain() -> Configuration { Configuration("plain") }
        public static func tinted() -> Configuration { Configuration("tinted") }
        public static func gray() -> Configuration { Configuration("gray") }
        public static func filled() -> Configuration { Configuration("filled") }
        public static func borderless() -> Configuration { Configuration("borderless") }
        public static func bordered() -> Configuration { Configuration("bordered") }
        public static func borderedTinted() -> Configuration { Configuration("borderedTinted") }
        public static func borderedProminent() -> Configuration { Configuration("borderedProminent") }
        public static func glass() -> Configuration { Configuration("glass") }
        public static func prominentGlass() -> Configuration { Configuration("prominentGlass") }
        public static func clearGlass() -> Configuration { Configuration("clearGlass") }
        public static func prominentClearGlass() -> Configuration { Configuration("prominentClearGlass") }
    }
}
