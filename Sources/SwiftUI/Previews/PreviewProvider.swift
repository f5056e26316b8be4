import SwiftUICore

/// A type that shows views in a canvas. The command `list` prints its name, and `render --previews` draws the views.
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder static var previews: Previews { get }
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}

public enum PreviewPlatform: Hashable, Sendable { case iOS, macOS, tvOS, watchOS }

/// The context of a preview.
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A context that gives its view values of the environment, such as the family of a widget.
package protocol EnvironmentPreviewContext: PreviewContext {
    /// Sets the values.
    func change(_ environment: inout EnvironmentValues)
}

public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A device by its marketing name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// The canvas of a preview: the device's screen, the view's own size, or a size in points.
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

public enum InterfaceOrientation: Hashable, Sendable {
    case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The canvas that a view asks for as a preview.
package struct PreviewOptions {
    /// The name of the preview.
    package var name: String?
    /// The context of the preview, such as a widget.
    package var context: (any PreviewContext)?
    package var layout: PreviewLayout?
    package var device: PreviewDevice?
    package var orientation: InterfaceOrientation?
}

enum PreviewOptionsKey: LayoutValueKey { static var defaultValue: PreviewOptions { PreviewOptions() } }

/// Adds an option to those that the view's own modifiers have set; the innermost modifier counts.
package struct PreviewOptionModifier: _PrimitiveModifier {
    let change: (inout PreviewOptions) -> Void
    /// What the view's environment gets. A body is evaluated also where previews are only counted.
    var context: (any PreviewContext)?

    init(context: (any PreviewContext)? = nil, _ change: @escaping (inout PreviewOptions) -> Void) {
        (self.context, self.change) = (context, change)
    }

    package static func _resolve<V: View>(
        _ modifier: PreviewOptionModifier, content: V, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        let first = nodes.count
        var inner = context
        (modifier.context as? any EnvironmentPreviewContext)?.change(&inner.environment)
        V._resolve(content, in: inner, into: &nodes)
        for node in nodes[first...] {
            var options = node.layoutValue(PreviewOptionsKey.self)
            modifier.change(&options)
            node.setLayoutValue(PreviewOptionsKey.self, options)
        }
    }
}

// Options of the canvas; outside previews they change nothing.
extension View {
    /// Sets the context of the preview, such as `WidgetPreviewContext(family:)`.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        modifier(PreviewOptionModifier(context: value) { $0.context = $0.context ?? value })
    }

    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(PreviewOptionModifier { $0.name = $0.name ?? value })
    }

    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewOptionModifier { $0.layout = $0.layout ?? value })
    }

    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(PreviewOptionModifier { $0.device = $0.device ?? value })
    }

    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(PreviewOptionModifier { $0.orientation = $0.orientation ?? value })
    }
}

extension PreviewProvider {
    /// Returns the canvas settings and the preferred color scheme of each view, in source order, and what `member` needs.
    package static func members(
        with renderer: ViewRenderer
    ) -> (members: [(options: PreviewOptions, colorScheme: ColorScheme?)], counts: SiblingCounts) {
        let (nodes, counts) = renderer.members(of: previews)
        let members = nodes.map {
            ($0.layoutValue(PreviewOptionsKey.self), $0.reported(PreferredColorSchemeKey.self) ?? nil)
        }
        return (members, counts)
    }

    /// Returns one of the views alone.
    ///
    /// - Parameter counts: the counts of `members`.
    package static func member(_ index: Int, counts: SiblingCounts) -> AnyView {
        AnyView(_ViewMember(index, of: previews, counts: counts))
    }
}
