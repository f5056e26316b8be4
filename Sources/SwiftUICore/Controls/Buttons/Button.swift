/// A control that starts something. A widget's buttons perform intents; code cannot run from a picture.
public struct Button<Label: View> {
    let role: ButtonRole?
    let label: Label
    /// Nil for the button that a style makes of another one's configuration: what can be tapped is the other one.
    let action: TapAction?

    /// A button of any action; frameworks that know intents make theirs with it.
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
            label: .init(part: ControlPart(Row(content: view.label), of: ButtonStyleConfiguration.self, in: context)))
        let first = nodes.count
        ControlStyle.resolve(
            configuration, standard: ControlStyle(AutomaticButtonStyle()) { $0.makeBody(configuration: $1) },
            in: context, into: &nodes)
        guard let action = view.action else { return }
        for index in first..<nodes.count {
            nodes[index] = TapTargetNode(nodes[index], action: action, context: context)
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button a style is to change, shown in the next style outside.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, tapAction: nil, label: configuration.label)
    }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String

    /// It deletes something.
    public static let destructive = ButtonRole(name: "destructive")
    /// It leaves things as they are.
    public static let cancel = ButtonRole(name: "cancel")
    /// It accepts what is shown.
    public static let confirm = ButtonRole(name: "confirm")
    /// It closes what is shown.
    public static let close = ButtonRole(name: "close")
}
