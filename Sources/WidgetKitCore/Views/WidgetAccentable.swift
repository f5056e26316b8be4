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
        modifier(AccentedRenderingModifier(mode: renderingMode))
    }
}

extension View {
    /// Sets whether the accented rendering mode draws the view in the accent color instead of the default one.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        modifier(AccentedRenderingModifier(mode: accentable ? .accented : nil))
    }
}

/// A modifier that gives a view its filters in the accented rendering mode.
package struct AccentedRenderingModifier: _PrimitiveModifier {
    let mode: WidgetAccentedRenderingMode?

    package static func _resolve<V: View>(
        _ modifier: AccentedRenderingModifier, content: V, in context: _ResolutionContext,
        into nodes: inout [_LayoutNode]
    ) {
        let filters = context.environment.accentedColors?.filters(of: modifier.mode) ?? []
        if filters.isEmpty { return V._resolve(content, in: context, into: &nodes) }
        nodes += content.displayFilters(filters).resolved(in: context)
    }
}
