import CoreGraphics
import Foundation

// Apps color the backgrounds of cells with it. It keeps what it is told; no background of a cell is drawn.

@preconcurrency @MainActor public struct UIBackgroundConfiguration: @preconcurrency Hashable {
    public var customView: UIView?
    public var cornerRadius: CGFloat = 0
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    public var backgroundColor: UIColor?
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    public var visualEffect: UIVisualEffect?
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var strokeWidth: CGFloat = 0
    public var strokeOutset: CGFloat = 0

    private init(_ color: UIColor?) { backgroundColor = color }

    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?.transform(color) ?? color
    }
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?.transform(color) ?? color
    }
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.systemBackground) }
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(.secondarySystemGroupedBackground)
    }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { sidebar(.clear) }
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { sidebar(.clear) }

    // The radius is a guess: cells of a sidebar are rounded.
    private static func sidebar(_ color: UIColor) -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(color)
        configuration.cornerRadius = 10
        return configuration
    }
}
