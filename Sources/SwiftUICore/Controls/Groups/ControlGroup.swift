public import DeveloperToolsSupport
import Foundation

/// Controls that belong together.
public struct ControlGroup<Content: View> {
    private let content: Content
    private let label: AnyView?

    nonisolated public init(@ViewBuilder content: () -> Content) {
        (self.content, label) = (content(), nil)
    }

    nonisolated public init<C: View, L: View>(
        @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledControlGroupContent<C, L> {
        (self.content, self.label) = (LabeledControlGroupContent(content: content()), AnyView(label()))
    }

    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(titleKey) }
    }

    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Text> {
        self.init(content: content) { Text(title) }
    }

    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, systemImage: systemImage) }
    }

    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, systemImage: systemImage) }
    }

    nonisolated public init<C: View>(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(titleKey, image: image) }
    }

    @_disfavoredOverload
    nonisolated public init<C: View, S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> C
    ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content: content) { Label(title, image: image) }
    }
}

/// The content of a control group with a label.
public struct LabeledControlGroupContent<Content: View, Label: View> {
    fileprivate let content: Content
}

extension LabeledControlGroupContent: View {
    public var body: some View { content }
}

extension ControlGroup: _PrimitiveView, View {
    public static func _resolve(
        _ view: ControlGroup, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        typealias Configuration = ControlGroupStyleConfiguration
        let configuration = Configuration(
            content: .init(part: ControlPart(view.content, of: Configuration.self, in: context)),
            label: .init(part: view.label.map { ControlPart($0, of: Configuration.self, in: context) } ?? .empty))
        ControlStyle.resolve(
            configuration,
            standard: ControlStyle(AutomaticControlGroupStyle()) { $0.makeBody(configuration: $1) }, in: context,
            into: &nodes)
    }
}
