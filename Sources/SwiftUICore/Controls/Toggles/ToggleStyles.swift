import Foundation

/// A switch.
public struct DefaultToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// A label followed by a switch, which is green or in the tint color when it is on.
public struct SwitchToggleStyle: ToggleStyle {
    private let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            DescribingLabel(label: SpacedLabel(label: configuration.label))
            EnvironmentReader(\.self) { environment in
                Switch(
                    isOn: configuration.isOn, tint: tint.map { AnyShapeStyle($0) } ?? environment.tint,
                    hasLiquidGlass: environment.hasLiquidGlass)
                    .opacity(environment.isEnabled ? 1 : 0.5)
            }
        }
    }
}

/// A label with a spacer that pushes the following content to the trailing edge.
private struct SpacedLabel: View {
    let label: ToggleStyleConfiguration.Label

    var body: some View {
        label
        Spacer()
    }
}

/// A switch of 49 × 31 points (measured) with a knob of 27 points (from memory, unconfirmed).
private struct Switch: View {
    let isOn: Bool
    let tint: AnyShapeStyle?
    /// Whether the switch has the look of iOS 26: 63 by 28 points, as public ports of UIKit's new switch say, with a wide knob,
    /// whose size is a guess.
    let hasLiquidGlass: Bool

    var body: some View {
        let size = hasLiquidGlass ? CGSize(width: 63, height: 28) : CGSize(width: 49, height: 31)
        let knob = hasLiquidGlass ? CGSize(width: 37, height: 24) : CGSize(width: 27, height: 27)
        Capsule(style: .circular)
            .fill(isOn ? tint ?? AnyShapeStyle(.green) : AnyShapeStyle(.fill.secondary))
            .frame(width: size.width, height: size.height)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule(style: .circular)
                    .fill(.white)
                    .frame(width: knob.width, height: knob.height)
                    .shadow(color: .black.opacity(0.15), radius: 2, y: 3)
                    .padding(2)
            }
    }
}

/// A button with a faintly tinted background when the toggle is on, and without one when it is off (unconfirmed).
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.isOn {
            BorderedButton(label: configuration.label, role: nil, fill: .faint)
                .transformEnvironment(\.tint) { $0 = $0 ?? AnyShapeStyle(Color.accentColor) }
        } else {
            BorderedButton(label: configuration.label, role: nil, fill: .none)
        }
    }
}

extension ToggleStyle where Self == DefaultToggleStyle {
    public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { .init() }
}
