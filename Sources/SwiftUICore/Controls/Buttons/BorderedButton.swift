import Foundation

/// A button's label with its ground around it. The measures are UIKit's buttons' (from memory, unconfirmed).
struct BorderedButton<Label: View>: View {
    /// What lies below the label.
    enum Ground {
        case none
        /// Grey, or faintly in the tint where one is set.
        case faint
        /// The tint.
        case full
    }

    let label: Label
    let role: ButtonRole?
    let ground: Ground
    @Environment(\.controlSize) private var size
    @Environment(\.font) private var font
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint

    var body: some View {
        let colors = ButtonColors(role: role, isEnabled: isEnabled)
        label
            .font(font ?? size.buttonFont)
            .foregroundStyle(ground == .full ? colors.labelOnTint : colors.label)
            .padding(.horizontal, size.buttonMargins.width)
            .padding(.vertical, size.buttonMargins.height)
            .background {
                switch ground {
                case .none: EmptyView()
                case .faint: outline.fill(colors.faintGround(isTinted: tint != nil))
                case .full: outline.fill(colors.fullGround)
                }
            }
    }

    /// Small buttons have round ends and large ones rounder corners where nothing else is asked for.
    private var outline: ButtonBorderShape {
        switch (shape, size) {
        case (.automatic, .mini), (.automatic, .small): .capsule
        case (.automatic, .large), (.automatic, .extraLarge), (.roundedRectangle, .large),
            (.roundedRectangle, .extraLarge):
            .roundedRectangle(radius: 12)
        default: shape
        }
    }
}

/// The colours of buttons, by what they are for.
struct ButtonColors {
    let role: ButtonRole?
    let isEnabled: Bool

    /// Red where the button destroys something, else the tint.
    private var color: AnyShapeStyle { role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint) }
    private var gray: AnyShapeStyle { AnyShapeStyle(.fill.tertiary) }
    private var disabledLabel: AnyShapeStyle { AnyShapeStyle(Color.label(level: 2)) }

    var label: AnyShapeStyle { isEnabled ? color : disabledLabel }
    var labelOnTint: AnyShapeStyle { isEnabled ? AnyShapeStyle(.white) : disabledLabel }
    var fullGround: AnyShapeStyle { isEnabled ? color : gray }

    func faintGround(isTinted: Bool) -> AnyShapeStyle {
        isEnabled && (isTinted || role == .destructive) ? AnyShapeStyle(color.opacity(0.15)) : gray
    }
}

extension ControlSize {
    fileprivate var buttonFont: Font { self < .regular ? .subheadline : .body }

    /// Between the label and the edge, in points.
    fileprivate var buttonMargins: CGSize {
        switch self {
        case .mini, .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large, .extraLarge: CGSize(width: 20, height: 15)
        }
    }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
    /// The shape that bordered buttons have here.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}
