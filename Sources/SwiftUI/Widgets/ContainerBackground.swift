import SwiftUICore

/// The container of a container background.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The background of the whole widget, which WidgetKit calls `widget`.
    package static let ofWidget = ContainerBackgroundPlacement(name: "widget")
    /// The background of a navigation stack. A widget has none, so this background is not drawn.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// The background of a tab view. A widget has none, so this background is not drawn.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// The background of a window. A widget has none, so this background is not drawn.
    public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
    public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")
    public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
    public static let window = ContainerBackgroundPlacement(name: "window")
}

/// Carries the background from the view that sets it to the widget's frame, where it is drawn.
package enum WidgetBackgroundKey: CarriedViewKey {}

extension View {
    /// Sets the style behind the whole widget.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        carryingBackground(Color.clear.background(style), if: container == .ofWidget)
    }

    /// Sets the view behind the whole widget.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        carryingBackground(ZStack(alignment: alignment, content: content), if: container == .ofWidget)
    }

    /// Passes a background to the surrounding widget. Backgrounds of other containers are not drawn.
    nonisolated package func carryingBackground<Background: View>(_ background: Background, if isOfWidget: Bool) -> some View {
        modifier(CarryingModifier(background, to: WidgetBackgroundKey.self) { _ in isOfWidget })
    }
}
