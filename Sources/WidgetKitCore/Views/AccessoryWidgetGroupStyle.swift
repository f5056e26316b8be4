import SwiftUI

/// The shape that masks each view of an ``AccessoryWidgetGroup``.
public struct AccessoryWidgetGroupStyle: Sendable {
    enum Form { case circle, roundedSquare }

    let form: Form

    /// The circle.
    public static let automatic = AccessoryWidgetGroupStyle(form: .circle)
    public static let circular = AccessoryWidgetGroupStyle(form: .circle)
    public static let roundedSquare = AccessoryWidgetGroupStyle(form: .roundedSquare)
}

extension View {
    /// Chooses the shape that masks the views of the accessory groups in this view.
    nonisolated public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle = .automatic) -> some View {
        environment(\.accessoryWidgetGroupStyle, style)
    }
}

private enum AccessoryWidgetGroupStyleKey: EnvironmentKey { static let defaultValue = AccessoryWidgetGroupStyle.automatic }

extension EnvironmentValues {
    var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
        get { self[AccessoryWidgetGroupStyleKey.self] }
        set { self[AccessoryWidgetGroupStyleKey.self] = newValue }
    }
}

/// The shape of a view in an accessory group.
struct AccessoryWidgetGroupShape: Shape {
    let style: AccessoryWidgetGroupStyle

    func path(in rect: CGRect) -> Path {
        switch style.form {
        case .circle: Circle().path(in: rect)
        // The radius is a guess: the part of the side that corners of apps' icons have.
        case .roundedSquare:
            RoundedRectangle(cornerRadius: min(rect.width, rect.height) * 0.225, style: .continuous).path(in: rect)
        }
    }
}
