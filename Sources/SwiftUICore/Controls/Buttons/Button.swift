/// A control that starts an action. In widgets, buttons perform intents; a picture runs no code.
public struct Button<Label: View> {
    let role: ButtonRole?
    let label: Label
    /// The action; nil for a button that a style makes from another button's configuration, because the other button is
    /// the tap target.
    let action: TapAction?
    private let trace = SourceTrace.here()

    /// Creates a button with any action. Modules that know intents use it.
    nonisolated package init(role: ButtonRole?, tapAction: TapAction?, label: Label) {
        (self.role, self.label, action) = (role, label, tapAction)
    }

    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, tapAction: .code, label: label())
    }

    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, tapAction: .code, label: label())
    }
}

extension Button: View {
    public typealias Body = Never

    public var body: Never { fatalError("a button has no body") }

    public static func _resolve(_ view: Button, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let configuration = ButtonStyleConfiguration(
            role: view.role,
            label: .init(
                part: ControlPart(ControlRow(content: view.label), of: ButtonStyleConfiguration.self, in: context)))
        let first = nodes.count
        ControlStyle.resolve(
            configuration, standard: ControlStyle(AutomaticButtonStyle()) { $0.makeBody(configuration: $1) },
            in: context, into: &nodes)
        if let action = view.action {
            for index in first..<nodes.count {
                nodes[index] = TapTargetNode(nodes[index], action: action, context: context)
            }
        }
        context.note(view.trace, on: nodes[first...])
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// Creates a button from a style's configuration. It takes the style of the enclosing view.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, tapAction: nil, label: configuration.label)
    }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// The button deletes data.
    public static let destructive = ButtonRole(name: "destructive")
    /// The button cancels an operation.
    public static let cancel = ButtonRole(name: "cancel")
    /// The button confirms an operation.
    public static let confirm = ButtonRole(name: "confirm")
    /// The button closes the current view.
    public static let close = ButtonRole(name: "close")
}
