import Foundation

// 32 points are UIKit's height of a wheel's row, from memory and unconfirmed.
private enum WheelPickerItemHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 32 }

extension EnvironmentValues {
    /// The height of a row of a wheel, in points. Pickers are not drawn.
    public var defaultWheelPickerItemHeight: CGFloat {
        get { self[WheelPickerItemHeightKey.self] }
        set { self[WheelPickerItemHeightKey.self] = newValue }
    }
}

extension View {
    /// Keeps the height of a wheel's rows in the environment. Effect: none on pickers, because they are not drawn.
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        environment(\.defaultWheelPickerItemHeight, height)
    }
}
