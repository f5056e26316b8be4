import Foundation

/// The appearance of control groups.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a control group.
public struct ControlGroupStyleConfiguration {
    public struct Content: ControlPartView { let part: ControlPart }
    public struct Label: ControlPartView { let part: ControlPart }

    public let content: Content
    public let label: Label
}

extension View {
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
    }
}

/// The default style of control groups: a row, as outside menus.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { GroupedControls(content: configuration.content) }
}

/// The style of control groups in navigation bars: a row.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { GroupedControls(content: configuration.content) }
}

/// The style of control groups that choose among values: a row.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { GroupedControls(content: configuration.content) }
}

/// The style of control groups that open a menu. Nothing is drawn, and a message reports it.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ReportedMessage("a control group is not drawn as a menu, because widgets cannot show one")
    }
}

/// The style of control groups in a compact row of a menu. Nothing is drawn, and a message reports it.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        MenuControlGroupStyle().makeBody(configuration: configuration)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

/// Controls in a row on one gray background, with lines between them (a guess after the look of bordered buttons).
private struct GroupedControls<Content: View>: View {
    let content: Content
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        DividedRow(content: content)
            .buttonStyle(GroupedButtonStyle())
            .fixedSize()
            .background(
                ButtonColors(role: nil, isEnabled: isEnabled).faintFill(isTinted: false),
                in: ButtonBorderShape.automatic)
            .clipShape(ButtonBorderShape.automatic)
    }
}

/// A button without a background of its own.
private struct GroupedButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, role: configuration.role, fill: .none)
    }
}

/// A row of views with lines between them.
private struct DividedRow<Content: View>: _PrimitiveView {
    let content: Content

    static func _resolve(_ view: DividedRow, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        var inner = context
        inner.environment.stackOrientation = .horizontal
        var children: [_LayoutNode] = []
        for child in view.content.resolved(in: inner) {
            if !children.isEmpty { children += Divider().resolved(in: inner) }
            children.append(child)
        }
        if children.isEmpty { return }
        nodes.append(ContainerNode(layout: HStackLayout(spacing: 0), children: children, context: context))
    }
}
