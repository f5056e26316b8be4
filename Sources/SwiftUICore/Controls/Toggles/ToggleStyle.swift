/// The appearance of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a toggle.
public struct ToggleStyleConfiguration {
    public struct Label: ControlPartView { let part: ControlPart }

    public let label: Label
    @Binding public var isOn: Bool
    /// Whether some of the values are on and others off.
    public var isMixed: Bool

    init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
        (self.label, _isOn, self.isMixed) = (label, isOn, isMixed)
    }
}

extension View {
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
    }
}
