// The styles of buttons that only a Mac or a television has. Their looks are from memory and unconfirmed.

/// The label in the color of links.
public struct LinkButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader(\.isEnabled) { isEnabled in
            let colors = ButtonColors(role: configuration.role, isEnabled: isEnabled)
            let usesLinkColor = isEnabled && configuration.role != .destructive
            configuration.label.buttonForeground(usesLinkColor ? AnyShapeStyle(.link) : colors.label, isEnabled: isEnabled)
        }
    }
}

/// The unmodified label, which a television raises while it has the focus.
public struct CardButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        PlainButtonStyle().makeBody(configuration: configuration)
    }
}

/// A label of a Mac's bar that narrows a search, without a background while nobody presses it.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, role: configuration.role, fill: .none)
    }
}

/// A label of a Mac's bar that starts an action, on a gray background.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    public static var link: LinkButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
    public static var card: CardButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    public static var accessoryBar: AccessoryBarButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { .init() }
}
