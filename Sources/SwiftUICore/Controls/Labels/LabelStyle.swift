/// The appearance of labels.
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

/// The default style of labels: icon and title.
public struct DefaultLabelStyle: LabelStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon beside the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}

    /// The two share a baseline and are eight points apart (measured).
    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            configuration.icon
            StackedTitle(title: configuration.title)
        }
    }
}

/// A title of several views in a column (from the look of Apple's own samples, unconfirmed).
private struct StackedTitle<Title: View>: View {
    let title: Title

    var body: Never { fatalError("a stacked title has no body") }

    static func _resolve(_ view: StackedTitle, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        let lines = view.title.resolved(in: context)
        if lines.count < 2 { return nodes.append(contentsOf: lines) }
        nodes.append(ContainerNode(layout: VStackLayout(alignment: .leading), children: lines, context: context))
    }
}

/// The title without the icon.
public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon without the title.
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
