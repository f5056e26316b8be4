import SwiftUI

/// Where a container background goes.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// Behind the whole widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// Behind a navigation stack; a widget has none, so such a background is not drawn.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// Behind a tab view; a widget has none, so such a background is not drawn.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}

/// A container background on its way to the widget, with the environment of the view that named it.
package struct WidgetBackground {
    package let content: AnyView
    package let environment: EnvironmentValues
}

package enum WidgetBackgroundKey: PreferenceKey {
    package static var defaultValue: WidgetBackground? { nil }

    /// The first view that names one decides.
    package static func reduce(value: inout WidgetBackground?, nextValue: () -> WidgetBackground?) {
        value = value ?? nextValue()
    }
}

/// Hands a background to the widget around; one for another container is not drawn.
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
        // In a known type: looking up what `some View` hides of one that is not takes its time.
        resolve(
            AnyView(content).preference(key: WidgetBackgroundKey.self, value: background), in: context, into: &nodes)
    }

    /// Names the type that `some View` hides.
    private static func resolve<V: View>(
        _ view: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        V._resolve(view, in: context, into: &nodes)
    }
}

extension View {
    /// The style that fills the whole widget behind its content.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        modifier(
            ContainerBackgroundModifier(
                background: Color.clear.background(style), isOfWidget: container == .widget))
    }

    /// What fills the whole widget behind its content.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            ContainerBackgroundModifier(
                background: ZStack(alignment: alignment, content: content), isOfWidget: container == .widget))
    }
}
