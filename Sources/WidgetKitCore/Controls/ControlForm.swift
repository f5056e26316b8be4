import Foundation

/// The places in which a device shows a control.
package enum ControlForm: String, CaseIterable, Hashable, Sendable {
    /// A circle with the symbol, in Control Center.
    case controlSmall
    /// A capsule with the symbol, the name and the value, in Control Center.
    case controlMedium
    /// A square of two by two places with the symbol, the name and the value, in Control Center.
    case controlLarge
    /// A circle in a corner of the Lock Screen.
    case controlLockScreen
    /// What the Dynamic Island shows when the Action button is pressed.
    case controlActionButton
}

/// The measures of controls on a screen, in points.
///
/// Apple publishes no sizes of controls. These are measured on a slide of its session about controls, which shows a screen of
/// 393 points at half a pixel per point: circles of 67.7 points, 82.8 apart, 38.4 from the edge, and corners of 22 and 30.
struct ControlMetrics {
    /// The width of the screen.
    let screenWidth: CGFloat

    /// The distance between the screen's edge and the controls.
    static let margin: CGFloat = 38.4
    /// The distance between two controls.
    static let gap: CGFloat = 15
    /// The distance between the safe area and the first row, measured there.
    static let top: CGFloat = 72
    /// The corner radii of the medium and the large form.
    static let mediumCornerRadius: CGFloat = 22
    static let largeCornerRadius: CGFloat = 30
    /// The diameter of the Lock Screen's circles, measured on screenshots.
    static let lockScreenDiameter: CGFloat = 50

    /// The size of the smallest control.
    var unit: CGFloat {
        // On an iPad, Control Center is as wide as on a large phone.
        let width = min(screenWidth, 440)
        return ((width - 2 * ControlMetrics.margin - 3 * ControlMetrics.gap) / 4).rounded()
    }

    /// The size of a form, or `nil` where the content gives it.
    func size(of form: ControlForm) -> CGSize? {
        let double = 2 * unit + ControlMetrics.gap
        switch form {
        case .controlSmall: return CGSize(width: unit, height: unit)
        case .controlMedium: return CGSize(width: double, height: unit)
        case .controlLarge: return CGSize(width: double, height: double)
        case .controlLockScreen:
            return CGSize(width: ControlMetrics.lockScreenDiameter, height: ControlMetrics.lockScreenDiameter)
        case .controlActionButton: return nil
        }
    }
}
