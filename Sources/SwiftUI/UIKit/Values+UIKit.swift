import SwiftUICore
import UIKit

extension Font {
    /// Creates a font from a UIKit font, at its own size.
    public init(_ font: UIFont) { self = font.fontDescriptor.font }
}

extension EdgeInsets {
    public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(
            top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
            trailing: nsEdgeInsets.trailing)
    }
}

extension NSDirectionalEdgeInsets {
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing)
    }
}

extension ColorScheme {
    /// Creates a color scheme. The result is `nil` for the unspecified style.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}

extension UIUserInterfaceStyle {
    /// Creates a style, which is unspecified for `nil`.
    public init(_ colorScheme: ColorScheme?) {
        self = switch colorScheme {
        case .light: .light
        case .dark: .dark
        case nil: .unspecified
        }
    }
}

extension ContentSizeCategory {
    /// Creates a size category. The result is `nil` for the unspecified category.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard UIContentSizeCategory.all.contains(uiSizeCategory) else { return nil }
        self.init(uiSizeCategory.typeSize)
    }
}

extension DynamicTypeSize {
    /// Creates a type size. The result is `nil` for the unspecified category.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard UIContentSizeCategory.all.contains(uiSizeCategory) else { return nil }
        self = uiSizeCategory.typeSize
    }
}

extension UIContentSizeCategory {
    /// Creates a category, which is unspecified for `nil`.
    public init(_ sizeCategory: ContentSizeCategory?) {
        let index = sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
        self = index.map { UIContentSizeCategory.all[$0] } ?? .unspecified
    }
}

extension LayoutDirection {
    /// Creates a layout direction. The result is `nil` for the unspecified direction.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case .unspecified: return nil
        }
    }
}
