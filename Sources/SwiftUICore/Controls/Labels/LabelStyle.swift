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

    /// The two share a baseline (measured).
    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader(\.labelArrangement) { arrangement in
            HStack(alignment: .firstTextBaseline, spacing: arrangement.spacing) {
                ArrangedIcon(icon: configuration.icon, arrangement: arrangement)
                StackedTitle(title: configuration.title)
            }
        }
    }
}

/// An icon with the color and the width that the views around its label ask for.
private struct ArrangedIcon<Icon: View>: View {
    let icon: Icon
    let arrangement: LabelArrangement

    var body: Never { fatalError("an arranged icon has no body") }

    static func _resolve(_ view: ArrangedIcon, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        var inner = context
        if let tint = view.arrangement.iconTint { inner.environment.setForegroundStyles([AnyShapeStyle(tint)]) }
        guard let width = view.arrangement.iconWidth else { return Icon._resolve(view.icon, in: inner, into: &nodes) }
        nodes += view.icon.frame(width: width).resolved(in: inner)
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
