import Foundation

/// A control that opens a URL.
///
/// A title is drawn in the tint color, unless a view around the link sets a foreground style; a custom label is drawn in its own
/// styles, as in widgets. A style of buttons applies to
/// links too.
public struct Link<Label: View> {
    let label: Label
    let destination: URL
    let isTinted: Bool
    private let trace = SourceTrace.here()
}

extension Link: View {
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.label, self.destination, isTinted) = (label(), destination, false)
    }

    public typealias Body = Never

    public var body: Never { fatalError("a link has no body") }

    public static func _resolve(_ view: Link, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let action = TapAction.link(view.destination)
        let first = nodes.count
        defer { context.note(view.trace, on: nodes[first...]) }
        if context.environment[styles: ButtonStyleConfiguration.self].isEmpty {
            // The container around the link arranges the views of a label, as public apps rely on.
            var inner = context
            if view.isTinted { inner.environment.setDefaultForegroundStyle(AnyShapeStyle(.tint)) }
            nodes.append(contentsOf: view.label.tapTarget(action).resolved(in: inner))
        } else {
            // Unlike that of a button, the border of a link is a capsule unless another shape is set (measured).
            let button = Button(role: nil, tapAction: action, label: view.label)
                .transformEnvironment(\.buttonBorderShape) { if $0 == .automatic { $0 = .capsule } }
            nodes.append(contentsOf: button.resolved(in: context))
        }
    }
}

extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
        (label, self.destination, isTinted) = (Text(titleKey), destination, true)
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
        (label, self.destination, isTinted) = (Text(title), destination, true)
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) {
        (label, self.destination, isTinted) = (Text(titleResource), destination, true)
    }
}
