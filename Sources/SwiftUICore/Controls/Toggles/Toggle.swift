import Foundation

/// A control that is on or off.
public struct Toggle<Label> {
    let label: Label
    let isOn: Bool
    let action: TapAction

    /// A toggle of any action; frameworks that know intents make theirs with it.
    nonisolated package init(isOn: Bool, tapAction: TapAction, label: Label) {
        (self.isOn, self.label, action) = (isOn, label, tapAction)
    }
}

extension Toggle: View where Label: View {
    public typealias Body = Never

    public var body: Never { fatalError("a toggle has no body") }

    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn: isOn.wrappedValue, tapAction: .code, label: label())
    }

    public static func _resolve(_ view: Toggle, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let configuration = ToggleStyleConfiguration(
            label: .init(part: ControlPart(Row(content: view.label), of: ToggleStyleConfiguration.self, in: context)),
            isOn: .constant(view.isOn))
        let first = nodes.count
        ControlStyle.resolve(
            configuration, standard: ControlStyle(DefaultToggleStyle()) { $0.makeBody(configuration: $1) },
            in: context, into: &nodes)
        for index in first..<nodes.count {
            nodes[index] = TapTargetNode(nodes[index], action: view.action, context: context)
        }
    }
}

extension Toggle where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, tapAction: .code, label: Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn.wrappedValue, tapAction: .code, label: Text(title))
    }
}

/// The way toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
    public struct Label: ControlPartView { let part: ControlPart }

    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool { false }
}

extension View {
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
    }
}
