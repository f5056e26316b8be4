import Foundation

/// The style of buttons that say nothing else: bordered, as widgets show them.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration)
    }
}

/// The automatic style as a button without any style resolves it.
struct AutomaticButtonStyle {
    @MainActor func makeBody(configuration: ButtonStyleConfiguration) -> some View {
        DefaultButtonStyle().makeBody(
            configuration: PrimitiveButtonStyleConfiguration(role: configuration.role, label: configuration.label))
    }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(ButtonColors.label(configuration.role))
    }
}

/// The label in the tint, on a grey or faintly tinted ground.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    @Environment(\.hasTint) private var hasTint

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonFrame(label: configuration.label.foregroundStyle(ButtonColors.label(configuration.role)), fill: fill)
    }

    private var fill: AnyShapeStyle {
        hasTint ? AnyShapeStyle(.tint.opacity(0.15)) : AnyShapeStyle(.fill.tertiary)
    }
}

/// The label in white, on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        ButtonFrame(
            label: configuration.label.foregroundStyle(.white), fill: ButtonColors.label(configuration.role))
    }
}

private enum ButtonColors {
    static func label(_ role: ButtonRole?) -> AnyShapeStyle {
        role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
    }
}

/// A button's label with its ground around it. The measures are UIKit's filled buttons' (from memory, unconfirmed).
private struct ButtonFrame<Label: View>: View {
    let label: Label
    let fill: AnyShapeStyle
    @Environment(\.controlSize) private var size
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        label
            .font(font)
            .padding(.horizontal, margins.width)
            .padding(.vertical, margins.height)
            .background(fill, in: shape)
            .opacity(isEnabled ? 1 : 0.5)
    }

    private var font: Font {
        switch size {
        case .mini, .small: .subheadline
        default: .body
        }
    }

    private var margins: CGSize {
        switch size {
        case .mini, .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 15)
        }
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

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }

    /// Whether a tint was set around.
    fileprivate var hasTint: Bool { tint != nil }
}

extension View {
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
