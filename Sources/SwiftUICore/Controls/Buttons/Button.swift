import Foundation

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
}

/// A control that starts something. A widget's buttons perform intents; code cannot run from a picture.
public struct Button<Label> {
    let role: ButtonRole?
    let label: Label
    let action: TapAction

    /// A button of any action; frameworks that know intents make theirs with it.
    nonisolated package init(role: ButtonRole?, tapAction: TapAction, label: Label) {
        (self.role, self.label, action) = (role, label, tapAction)
    }
}

extension Button: View where Label: View {
    public typealias Body = Never

    public var body: Never { fatalError("a button has no body") }

    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, tapAction: .code, label: label())
    }

    nonisolated public init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) {
        self.init(role: role, tapAction: .code, label: label())
    }

    public static func _resolve(_ view: Button, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let configuration = ButtonStyleConfiguration(
            role: view.role,
            label: .init(part: ControlPart(Row(content: view.label), of: ButtonStyleConfiguration.self, in: context)))
        let first = nodes.count
        ControlStyle.resolve(
            configuration, standard: ControlStyle(AutomaticButtonStyle()) { $0.makeBody(configuration: $1) },
            in: context, into: &nodes)
        for index in first..<nodes.count {
            nodes[index] = TapTargetNode(nodes[index], action: view.action, context: context)
        }
    }
}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, tapAction: .code, label: Text(titleKey))
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, tapAction: .code, label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, tapAction: .code, label: Text(title))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, tapAction: .code, label: Text(title))
    }
}

extension Button where Label == SwiftUICore.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(
            role: nil, tapAction: .code, label: SwiftUICore.Label(titleKey, systemImage: systemImage))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, tapAction: .code, label: SwiftUICore.Label(title, systemImage: systemImage))
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button a style is to change, shown in the next style outside.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, tapAction: .code, label: configuration.label)
    }
}
