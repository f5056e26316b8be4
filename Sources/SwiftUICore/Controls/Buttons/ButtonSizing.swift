/// Whether bordered buttons are as wide as their label or as their place.
public struct ButtonSizing: Hashable, Sendable {
    private let name: String

    /// As wide as the label, because a button in a widget stands in no bar or alert that stretches it.
    public static let automatic = ButtonSizing(name: "automatic")
    public static let fitted = ButtonSizing(name: "fitted")
    /// As wide as the place.
    public static let flexible = ButtonSizing(name: "flexible")
}

private enum ButtonSizingKey: EnvironmentKey { static let defaultValue = ButtonSizing.automatic }

extension EnvironmentValues {
    public var buttonSizing: ButtonSizing {
        get { self[ButtonSizingKey.self] }
        set { self[ButtonSizingKey.self] = newValue }
    }
}

extension View {
    /// Sets whether bordered buttons, also those of glass, take the width of their place.
    nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
