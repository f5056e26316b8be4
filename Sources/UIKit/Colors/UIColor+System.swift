import SwiftUICore

// The fixed colors, with the components that UIKit documents.
extension UIColor {
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}

// The dynamic colors.
extension UIColor {
    public class var systemRed: UIColor { UIColor(.red) }
    public class var systemOrange: UIColor { UIColor(.orange) }
    public class var systemYellow: UIColor { UIColor(.yellow) }
    public class var systemGreen: UIColor { UIColor(.green) }
    public class var systemMint: UIColor { UIColor(.mint) }
    public class var systemTeal: UIColor { UIColor(.teal) }
    public class var systemCyan: UIColor { UIColor(.cyan) }
    public class var systemBlue: UIColor { UIColor(.blue) }
    public class var systemIndigo: UIColor { UIColor(.indigo) }
    public class var systemPurple: UIColor { UIColor(.purple) }
    public class var systemPink: UIColor { UIColor(.pink) }
    public class var systemBrown: UIColor { UIColor(.brown) }
    public class var systemGray: UIColor { UIColor(.gray) }
    public class var systemGray2: UIColor { UIColor(.gray2) }
    public class var systemGray3: UIColor { UIColor(.gray3) }
    public class var systemGray4: UIColor { UIColor(.gray4) }
    public class var systemGray5: UIColor { UIColor(.gray5) }
    public class var systemGray6: UIColor { UIColor(.gray6) }
    public class var label: UIColor { UIColor(.label) }
    public class var secondaryLabel: UIColor { UIColor(.secondaryLabel) }
    public class var tertiaryLabel: UIColor { UIColor(.tertiaryLabel) }
    public class var quaternaryLabel: UIColor { UIColor(.quaternaryLabel) }
    public class var placeholderText: UIColor { UIColor(.placeholderText) }
    public class var link: UIColor { UIColor(.link) }
    public class var separator: UIColor { UIColor(.separator) }
    public class var opaqueSeparator: UIColor { UIColor(.opaqueSeparator) }
    public class var systemFill: UIColor { UIColor(.fill) }
    public class var secondarySystemFill: UIColor { UIColor(.secondaryFill) }
    public class var tertiarySystemFill: UIColor { UIColor(.tertiaryFill) }
    public class var quaternarySystemFill: UIColor { UIColor(.quaternaryFill) }
    public class var systemBackground: UIColor { UIColor(.background) }
    public class var secondarySystemBackground: UIColor { UIColor(.secondaryBackground) }
    public class var tertiarySystemBackground: UIColor { UIColor(.tertiaryBackground) }
    public class var systemGroupedBackground: UIColor { UIColor(.groupedBackground) }
    public class var secondarySystemGroupedBackground: UIColor { UIColor(.secondaryGroupedBackground) }
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(.tertiaryGroupedBackground) }
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public class var groupTableViewBackground: UIColor { UIColor(.groupedBackground) }
    /// The tint of a view, or else the accent color.
    public class var tintColor: UIColor { UIColor(color: .accentColor) }
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }

    private convenience init(_ color: SystemColor) { self.init(color: Color(provider: .system(color))) }
}
