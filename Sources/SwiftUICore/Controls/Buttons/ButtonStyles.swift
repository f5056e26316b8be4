/// The default style of buttons: bordered in widgets since iOS 17, and borderless elsewhere (measured).
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader(\.bordersButtons) { hasBorder in
            if hasBorder {
                BorderedButtonStyle().makeBody(configuration: configuration)
            } else {
                BorderlessButtonStyle().makeBody(configuration: configuration)
            }
        }
    }
}

/// The automatic style, as applied to a button without an explicit style.
struct AutomaticButtonStyle {
    @MainActor func makeBody(configuration: ButtonStyleConfiguration) -> some View {
        DefaultButtonStyle().makeBody(
            configuration: PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label))
    }
}

/// The unmodified label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader(\.isEnabled) { configuration.label.opacity($0 ? 1 : 0.5) }
    }
}

/// The label in the tint color, or in the foreground style that a view around the button sets.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EnvironmentReader(\.isEnabled) { isEnabled in
            configuration.label.buttonForeground(ButtonColors(role: configuration.role, isEnabled: isEnabled).label, isEnabled: isEnabled)
        }
    }
}

/// The label in the tint color on a gray or faintly tinted background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, role: configuration.role, fill: .faint)
    }
}

/// A white label on the tint color.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(label: configuration.label, role: configuration.role, fill: .full)
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
