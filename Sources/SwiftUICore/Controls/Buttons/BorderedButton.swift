import Foundation

/// A button's label and its background. The measures are those of UIKit's buttons (from memory, unconfirmed).
struct BorderedButton<Label: View>: View {
    /// The background of the label.
    enum Fill {
        case none
        /// Gray, or a faint tint if one is set.
        case faint
        /// The tint at full strength.
        case full
        /// Glass, on which the label is not tinted.
        case glass(Glass)

        var isNone: Bool { if case .none = self { true } else { false } }
        var isFull: Bool { if case .full = self { true } else { false } }
        var isGlass: Bool { if case .glass = self { true } else { false } }
    }

    let label: Label
    let role: ButtonRole?
    let fill: Fill
    @Environment(\.controlSize) private var size
    @Environment(\.font) private var font
    @Environment(\.buttonBorderShape) private var shape
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.hasLiquidGlass) private var hasLiquidGlass
    @Environment(\.tint) private var tint
    @Environment(\.buttonSizing) private var sizing

    var body: some View {
        let colors = ButtonColors(role: role, isEnabled: isEnabled)
        sizedLabel
            .font(font ?? size.buttonFont)
            .buttonForeground(fill.isFull ? colors.labelOnTint : fill.isGlass ? colors.labelOnGlass : colors.label, isEnabled: isEnabled)
            .padding(.horizontal, size.buttonMargins.width)
            .padding(.vertical, size.buttonMargins.height)
            .background {
                switch fill {
                case .none: EmptyView()
                case .faint: outline.fill(colors.faintFill(isTinted: tint != nil))
                case .full: outline.fill(colors.fullFill)
                case .glass(let glass): Color.clear.glassEffect(glass, in: outline)
                }
            }
    }

    @ViewBuilder private var sizedLabel: some View {
        if sizing == .flexible && !fill.isNone { label.frame(maxWidth: .infinity) } else { label }
    }

    /// By default, small buttons are capsules and large buttons have larger corner radii. In iOS 26 and on glass, all are
    /// capsules, according to Apple's sessions of 2025.
    private var outline: ButtonBorderShape {
        switch (shape, size) {
        case (.automatic, _) where hasLiquidGlass || fill.isGlass: .capsule
        case (.automatic, .mini), (.automatic, .small): .capsule
        case (.automatic, .large), (.automatic, .extraLarge), (.roundedRectangle, .large),
            (.roundedRectangle, .extraLarge):
            .roundedRectangle(radius: 12)
        default: shape
        }
    }
}

extension View {
    /// Gives a button's label its color. A foreground style that is set around the button comes first, unless the button is disabled.
    func buttonForeground(_ style: AnyShapeStyle, isEnabled: Bool) -> some View {
        transformEnvironment(\.self) { environment in
            if isEnabled { environment.setDefaultForegroundStyle(style) } else { environment.setForegroundStyles([style]) }
        }
    }
}

/// The colors of buttons by role.
struct ButtonColors {
    let role: ButtonRole?
    let isEnabled: Bool

    /// Red for destructive buttons, otherwise the tint.
    private var color: AnyShapeStyle { role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint) }
    /// (222,222,228) on (242,242,247) (measured).
    private var faintGray: AnyShapeStyle { AnyShapeStyle(.fill.secondary) }
    private var gray: AnyShapeStyle { AnyShapeStyle(.fill.tertiary) }
    private var disabledLabel: AnyShapeStyle { AnyShapeStyle(Color.label(level: 2)) }

    var label: AnyShapeStyle { isEnabled ? color : disabledLabel }
    var labelOnGlass: AnyShapeStyle {
        isEnabled ? role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.primary) : disabledLabel
    }
    var labelOnTint: AnyShapeStyle { isEnabled ? AnyShapeStyle(.white) : disabledLabel }
    var fullFill: AnyShapeStyle { isEnabled ? color : gray }

    func faintFill(isTinted: Bool) -> AnyShapeStyle {
        isEnabled && (isTinted || role == .destructive) ? AnyShapeStyle(color.opacity(0.15)) : faintGray
    }
}

extension ControlSize {
    fileprivate var buttonFont: Font { self < .regular ? .subheadline : .body }

    /// The margins between the label and the edge, in points.
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
    /// The shape of bordered buttons.
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
