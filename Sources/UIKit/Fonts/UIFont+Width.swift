import Foundation

extension UIFont {
    /// How wide the letters of a font are, from −0.3 to 0.2, where 0 is the usual width.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }

    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        let descriptor = UIFontDescriptor(size: fontSize, weight: weight).changed { $0.width = width.rawValue }
        return UIFont(descriptor: descriptor, size: fontSize)
    }
}
