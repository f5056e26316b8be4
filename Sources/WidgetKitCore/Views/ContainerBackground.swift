import SwiftUI

/// The container of a container background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The background of the whole widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// The background of a navigation stack. A widget has none, so this background is not drawn.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// The background of a tab view. A widget has none, so this background is not drawn.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// A container background with the environment of the view that sets it.
package struct WidgetBackground {
    package let content: AnyView
    package let environment: EnvironmentValues
}

/// Carries the background from the view that sets it to the widget's frame, where it is drawn.
package enum WidgetBackgroundKey: PreferenceKey {
    package static var defaultValue: WidgetBackground? { nil }

    /// Keeps the background of the first view that sets one.
    package static func reduce(value: inout WidgetBackground?, nextValue: () -> WidgetBackground?) {
        value = value ?? nextValue()
    }
}

/// A modifier that passes a background to the surrounding widget. Backgrounds of other containers are not drawn.
struct ContainerBackgroundModifier<Background: View>: _PrimitiveModifier {
    let background: Background
    let isOfWidget: Bool

    static func _resolve<V: View>(
        _ modifier: ContainerBackgroundModifier, content: V, in context: _ResolutionContext,
        into nodes: inout [_LayoutNode]
    ) {
        guard modifier.isOfWidget else { return V._resolve(content, in: context, into: &nodes) }
        let background = WidgetBackground(
            content: AnyView(modifier.background), environment: context.environment)
        // The content has a known type, because resolving an unknown opaque type is slow.
        resolve(
            AnyView(content).preference(key: WidgetBackgroundKey.self, value: background), in: context, into: &nodes)
    }

    /// Makes the opaque type known.
    private static func resolve<V: View>(
        _ view: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        V._resolve(view, in: context, into: &nodes)
    }
}

extension View {
    /// Sets the style behind the whole widget.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(
            ContainerBackgroundModifier(
                background: Color.clear.background(style), isOfWidget: container == .widget))
    }

    /// Sets the view behind the whole widget.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            ContainerBackgroundModifier(
                background: ZStack(alignment: alignment, content: content), isOfWidget: container == .widget))
    }
}
