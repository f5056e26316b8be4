import SwiftUICore
import UIKit

extension Font {
    /// A font of UIKit's, at its own size.
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
    /// Nil for the unspecified style.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}

extension UIUserInterfaceStyle {
    /// Nil is the unspecified style.
    public init(_ colorScheme: ColorScheme?) {
        self = switch colorScheme {
        case .light: .light
        case .dark: .dark
        case nil: .unspecified
        }
    }
}

extension ContentSizeCategory {
    /// Nil for the unspecified category.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard UIContentSizeCategory.all.contains(uiSizeCategory) else { return nil }
        self.init(uiSizeCategory.typeSize)
    }
}

extension DynamicTypeSize {
    /// Nil for the unspecified category.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard UIContentSizeCategory.all.contains(uiSizeCategory) else { return nil }
        self = uiSizeCategory.typeSize
    }
}

extension UIContentSizeCategory {
    /// Nil is the unspecified category.
    public init(_ sizeCategory: ContentSizeCategory?) {
        let index = sizeCategory.flatMap { ContentSizeCategory.allCases.firstIndex(of: $0) }
        self = index.map { UIContentSizeCategory.all[$0] } ?? .unspecified
    }
}

extension LayoutDirection {
    /// Nil for the unspecified direction.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case .unspecified: return nil
        }
    }
}
