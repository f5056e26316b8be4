import Foundation

/// Collapsible content. It is collapsed unless its binding expands it, as before any interaction.
public struct DisclosureGroup<Label: View, Content: View> {
    private let label: Label
    private let content: Content
    private let isExpanded: Binding<Bool>

    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        (self.content, self.label, isExpanded) = (content(), label(), .constant(false))
    }

    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        (self.content, self.label, self.isExpanded) = (content(), label(), isExpanded)
    }
}

extension DisclosureGroup: View {
    public typealias Body = Never

    public var body: Never { fatalError("a disclosure group has no body") }

    public static func _resolve(
        _ view: DisclosureGroup, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        typealias Configuration = DisclosureGroupStyleConfiguration
        let configuration = Configuration(
            label: .init(part: ControlPart(view.label, of: Configuration.self, in: context)),
            content: .init(part: ControlPart(view.content, of: Configuration.self, in: context)),
            isExpanded: view.isExpanded)
        ControlStyle.resolve(
            configuration, standard: ControlStyle(AutomaticDisclosureGroupStyle()) { $0.makeBody(configuration: $1) },
            in: context, into: &nodes)
    }
}

extension DisclosureGroup where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(label) }
    }
}
