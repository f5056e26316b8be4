/// The appearance of buttons.
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button. In a picture, no button is pressed.
public struct ButtonStyleConfiguration {
    public struct Label: ControlPartView { let part: ControlPart }

    public let role: ButtonRole?
    public let label: Label
    public var isPressed: Bool { false }
}

/// The appearance and interaction of buttons.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button whose style triggers the action.
public struct PrimitiveButtonStyleConfiguration {
    public typealias Label = ButtonStyleConfiguration.Label

    public let role: ButtonRole?
    public let label: Label

    /// Does nothing, because a picture is not interactive.
    public func trigger() {}
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
    }

    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        modifier(
            ControlStyleModifier(
                style: ControlStyle<ButtonStyleConfiguration>(style) { style, configuration in
                    style.makeBody(
                        configuration: PrimitiveButtonStyleConfiguration(
                            role: configuration.role, label: configuration.label))
                }))
    }

    /// Effect: none, because a picture is not interactive.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// Whether a button repeats its action while it is held down.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
