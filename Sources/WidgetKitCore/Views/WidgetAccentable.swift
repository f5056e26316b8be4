import DisplayList
import SwiftUI

/// A modifier that adds a view to the accented group, which the accented rendering mode draws in the tint.
struct WidgetAccentableModifier: _PrimitiveModifier {
    let isAccentable: Bool

    static func _resolve<V: View>(
        _ modifier: WidgetAccentableModifier, content: V, in context: _ResolutionContext,
        into nodes: inout [_LayoutNode]
    ) {
        guard modifier.isAccentable, let colors = context.environment.accentedColors else {
            return V._resolve(content, in: context, into: &nodes)
        }
        resolve(content.displayFilters([colors.accent]), in: context, into: &nodes)
    }

    /// Makes the opaque type known.
    private static func resolve<V: View>(
        _ view: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        V._resolve(view, in: context, into: &nodes)
    }
}

extension View {
    /// Sets whether the accented rendering mode draws the view in the accent color instead of the default one.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View {
        modifier(WidgetAccentableModifier(isAccentable: accentable))
    }
}
