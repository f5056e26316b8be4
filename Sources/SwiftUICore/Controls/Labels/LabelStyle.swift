/// The way labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label.
public struct LabelStyleConfiguration {
    public struct Title: ControlPartView { let part: ControlPart }
    public struct Icon: ControlPartView { let part: ControlPart }

    public let title: Title
    public let icon: Icon
}

extension View {
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
    }
}

/// The style of labels in the middle of other content: icon and title.
public struct DefaultLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// Icon and title side by side.
public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}

    /// On one baseline, eight points apart (measured).
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon
            StackedTitle(title: configuration.title)
        }
    }
}

/// A title of several views, one below the other (from the look of Apple's own samples, unconfirmed).
private struct StackedTitle<Title: View>: View {
    let title: Title

    var body: Never { fatalError("a stacked title has no body") }

    static func _resolve(_ view: StackedTitle, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let lines = view.title.resolved(in: context)
        if lines.count < 2 { return nodes.append(contentsOf: lines) }
        nodes.append(ContainerNode(layout: VStackLayout(alignment: .leading), children: lines, context: context))
    }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}
