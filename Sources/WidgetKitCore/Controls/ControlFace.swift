import SwiftUI
import SwiftUICore

/// A control as a device draws it.
///
/// The colors are guesses, after public pictures of iOS 18: a control that is on is white with its symbol in the tint color,
/// one that is off is dark with a white symbol. In iOS 26 it is clear glass with a bright rim, and the medium form is a capsule.
struct ControlFace: View {
    /// The parts of a control's labels.
    struct Parts {
        /// The symbol of the value, or else of the label.
        let icon: AnyView?
        let title: AnyView
        let value: AnyView?
        /// What holding the Action button does.
        let hint: Text
    }

    let parts: Parts
    let form: ControlForm
    let metrics: ControlMetrics
    let isOn: Bool
    let isDisabled: Bool
    let tint: Color
    /// Whether the control has the look of iOS 26.
    var isGlass = false

    /// The size of the symbol in points (a guess).
    private static let iconSize: CGFloat = 26

    var body: some View {
        switch form {
        case .controlSmall, .controlLockScreen:
            symbol(size: form == .controlSmall ? ControlFace.iconSize : 22, color: isOn ? tint : .white)
                .frame(width: size.width, height: size.height)
                .background { plate(Circle()) }
        case .controlMedium:
            HStack(spacing: 8) {
                disc
                texts
                Spacer(minLength: 0)
            }
            .padding(.leading, (size.height - ControlFace.discSize) / 2)
            .padding(.trailing, 8)
            .frame(width: size.width, height: size.height)
            .background {
                plate(RoundedRectangle(
                    cornerRadius: isGlass ? size.height / 2 : ControlMetrics.mediumCornerRadius, style: .continuous))
            }
        case .controlLarge:
            VStack(alignment: .leading, spacing: 0) {
                disc
                Spacer(minLength: 8)
                texts
            }
            .padding(16)
            .frame(width: size.width, height: size.height, alignment: .leading)
            .background { plate(RoundedRectangle(cornerRadius: ControlMetrics.largeCornerRadius, style: .continuous)) }
        case .controlActionButton: ControlActionHint(icon: symbol(size: 18, color: isOn ? tint : .white), hint: parts.hint)
        }
    }

    private var size: CGSize { metrics.size(of: form) ?? .zero }

    private static let discSize: CGFloat = 44

    private var disc: some View {
        symbol(size: 22, color: .white)
            .frame(width: ControlFace.discSize, height: ControlFace.discSize)
            .background(isOn ? AnyShapeStyle(tint) : AnyShapeStyle(.white.opacity(0.15)), in: Circle())
    }

    private var texts: some View {
        VStack(alignment: .leading, spacing: 0) {
            parts.title.font(.system(size: 13, weight: .semibold)).lineLimit(parts.value == nil ? 2 : 1)
            parts.value?.font(.system(size: 13)).opacity(0.6).lineLimit(1)
        }
        .foregroundStyle(isOn ? Color.black : .white)
        .opacity(isDisabled ? 0.4 : 1)
    }

    private func plate<Plate: InsettableShape>(_ shape: Plate) -> some View {
        shape.fill(ground).overlay { if isGlass { shape.strokeBorder(.white.opacity(0.28), lineWidth: 0.75) } }
    }

    private var ground: Color {
        if isGlass, !isOn { return Color(white: 1, opacity: 0.14) }
        return isOn ? Color(white: 1, opacity: 0.95) : Color(red: 44 / 255, green: 44 / 255, blue: 46 / 255, opacity: 0.85)
    }

    private func symbol(size: CGFloat, color: Color) -> some View {
        ZStack { parts.icon }
            .environment(\.symbolPlaceSide, size)
            .font(.system(size: size, weight: .medium))
            .foregroundStyle(color)
            .opacity(isDisabled ? 0.4 : 1)
    }
}

/// What the Dynamic Island shows when the Action button is pressed: the symbol before the camera, and what holding does
/// behind it.
private struct ControlActionHint<Icon: View>: View {
    let icon: Icon
    let hint: Text

    var body: some View {
        HStack(spacing: 0) {
            icon.padding(.leading, 12)
            Color.clear.frame(width: DynamicIslandShapes.cameraWidth)
            hint.font(.system(size: 15, weight: .medium)).foregroundStyle(.white).lineLimit(1).padding(.trailing, 14)
        }
        .fixedSize()
        .frame(height: DynamicIslandShapes.height)
        .background(.black, in: Capsule())
    }
}

/// Shows one part of labels: their symbol or their title.
struct ControlLabelStyle: LabelStyle {
    enum Part { case icon, title }

    let part: Part

    func makeBody(configuration: Configuration) -> some View {
        switch part {
        case .icon: configuration.icon.preference(key: ControlIconKey.self, value: true)
        case .title: configuration.title
        }
    }
}

/// Whether a view contains the symbol of a label.
enum ControlIconKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
