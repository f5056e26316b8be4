import Foundation

/// A switch.
public struct DefaultToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

/// The label, and a switch of 51×31 points behind it, as UIKit's is.
public struct SwitchToggleStyle: ToggleStyle {
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    private let tint: Color?

    public init() { tint = nil }
    public init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            if !labelsAreHidden {
                configuration.label
                Spacer()
            }
            Capsule()
                .fill(configuration.isOn ? AnyShapeStyle(tint ?? .green) : AnyShapeStyle(.fill.secondary))
                .frame(width: 51, height: 31)
                .overlay(alignment: configuration.isOn ? .trailing : .leading) {
                    Circle().fill(.white).frame(width: 27, height: 27).shadow(color: .black.opacity(0.15), radius: 4, y: 3)
                        .padding(2)
                }
        }
    }
}

/// A bordered button, prominent while it is on.
public struct ButtonToggleStyle: ToggleStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.isOn {
            Button(action: {}) { configuration.label }.buttonStyle(.borderedProminent)
        } else {
            Button(action: {}) { configuration.label }.buttonStyle(.bordered)
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
