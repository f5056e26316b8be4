import DisplayList
import Foundation
import SwiftUICore

extension Font.Resolved {
    /// The font of Core Text, which is UIKit's.
    public var ctFont: CTFont { UIFont(descriptor: UIFontDescriptor(descriptor), size: pointSize) }
}

extension UIFontDescriptor {
    /// Creates the attributes of a font of views.
    fileprivate convenience init(_ descriptor: FontDescriptor) {
        let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let step = Int((min(max(descriptor.weight, 100), 900) / 100).rounded()) - 1
        let design: Font.Design
        var name: String?
        switch descriptor.family {
        case .system(.rounded): design = .rounded
        case .system(.serif): design = .serif
        case .system(.monospaced): design = .monospaced
        case .system(.standard), .system(.compact): design = .default
        case .custom(let custom): (design, name) = (.default, custom)
        }
        self.init(
            Values(
                name: name, size: descriptor.size, weight: weights[step], design: design, isItalic: descriptor.isItalic,
                hasMonospacedDigits: descriptor.features.contains(.monospacedDigits),
                smallCaps: descriptor.features.intersection([.lowercaseSmallCaps, .uppercaseSmallCaps]),
                width: Font.Width(percentage: descriptor.width).value))
    }
}
