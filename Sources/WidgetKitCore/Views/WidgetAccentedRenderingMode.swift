import SwiftUI
import SwiftUICore

/// The way in which the accented rendering mode draws an image.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String

    /// The image's alpha in the color of the accented group.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// The image's luminance as gray.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    /// The image's luminance as shades of the accent color.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    /// The image in its own colors.
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    /// Sets the way in which the accented rendering mode draws the image. With `nil`, the image is drawn by its alpha, like
    /// other content in that mode.
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View {
        modifier(WidgetAccentedImageModifier(mode: renderingMode))
    }
}

/// A modifier that gives an image its filters in the accented rendering mode.
struct WidgetAccentedImageModifier: _PrimitiveModifier {
    let mode: WidgetAccentedRenderingMode?

    static func _resolve<V: View>(
        _ modifier: WidgetAccentedImageModifier, content: V, in context: _ResolutionContext,
        into nodes: inout [_LayoutNode]
    ) {
        let filters = context.environment.accentedColors?.filters(of: modifier.mode) ?? []
        if filters.isEmpty { return V._resolve(content, in: context, into: &nodes) }
        resolve(content.displayFilters(filters), in: context, into: &nodes)
    }

    /// Makes the opaque type known.
    private static func resolve<V: View>(
        _ view: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        V._resolve(view, in: context, into: &nodes)
    }
}
