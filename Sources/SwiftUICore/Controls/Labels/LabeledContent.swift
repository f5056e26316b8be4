import Foundation

/// A label and its value.
public struct LabeledContent<Label, Content> {
    let label: Label
    let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
    public typealias Body = Never

    public var body: Never { fatalError("labeled content has no body") }

    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.content) = (label(), content())
    }

    public static func _resolve(
        _ view: LabeledContent, in context: _ResolutionContext, into nodes: inout [_LayoutNode]
    ) {
        let configuration = LabeledContentStyleConfiguration(
            label: .init(part: ControlPart(view.label, of: LabeledContentStyleConfiguration.self, in: context)),
            content: .init(part: ControlPart(view.content, of: LabeledContentStyleConfiguration.self, in: context)))
        ControlStyle.resolve(
            configuration, standard: ControlStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) },
            in: context, into: &nodes)
    }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
    nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
        (label, content) = (configuration.label, configuration.content)
    }
}

extension LabeledContent where Label == Text, Content: View {
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

extension LabeledContent where Label == Text, Content == Text {
    nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
        (label, content) = (Text(titleKey), Text(value))
    }

    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
        (label, content) = (Text(title), Text(value))
    }

    nonisolated public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        (label, content) = (Text(titleKey), Text(value, format: format))
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        (label, content) = (Text(title), Text(value, format: format))
    }
}

/// The appearance of labeled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of labeled content.
public struct LabeledContentStyleConfiguration {
    public struct Label: ControlPartView { let part: ControlPart }
    public struct Content: ControlPartView { let part: ControlPart }

    public let label: Label
    public let content: Content
}

/// A leading label and trailing, secondary content, as in a form (unconfirmed elsewhere).
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader(\.labelsAreHidden) { labelsAreHidden in
            HStack(alignment: .firstTextBaseline) {
                if !labelsAreHidden {
                    configuration.label
                    Spacer()
                }
                configuration.content.foregroundStyle(.secondary)
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension View {
    nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
    }
}
