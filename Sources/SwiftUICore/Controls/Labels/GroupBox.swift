/// A labeled box around content.
public struct GroupBox<Label: View, Content: View> {
    let label: Label
    let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    @available(*, deprecated, renamed: "init(content:label:)")
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
        (self.label, self.content) = (label, content())
    }
}

extension GroupBox: View {
    public typealias Body = Never

    public var body: Never { fatalError("a group box has no body") }

    public static func _resolve(_ view: GroupBox, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let configuration = GroupBoxStyleConfiguration(
            label: .init(part: ControlPart(view.label, of: GroupBoxStyleConfiguration.self, in: context)),
            content: .init(part: ControlPart(view.content, of: GroupBoxStyleConfiguration.self, in: context)))
        ControlStyle.resolve(
            configuration, standard: ControlStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) },
            in: context, into: &nodes)
    }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    nonisolated public init(_ configuration: GroupBoxStyleConfiguration) {
        (label, content) = (configuration.label, configuration.content)
    }
}

extension GroupBox where Label == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        (label, self.content) = (EmptyView(), content())
    }
}

extension GroupBox where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(titleKey), content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(title), content())
    }

    @_disfavoredOverload
    nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        (label, self.content) = (Text(titleResource), content())
    }
}
