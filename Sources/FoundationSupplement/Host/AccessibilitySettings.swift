/// What the user has switched on in the device's settings for accessibility.
package struct AccessibilitySettings: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let boldText = AccessibilitySettings(rawValue: 1 << 0)
    package static let increaseContrast = AccessibilitySettings(rawValue: 1 << 1)
    package static let reduceTransparency = AccessibilitySettings(rawValue: 1 << 2)
    package static let reduceMotion = AccessibilitySettings(rawValue: 1 << 3)
    package static let differentiateWithoutColor = AccessibilitySettings(rawValue: 1 << 4)
    package static let buttonShapes = AccessibilitySettings(rawValue: 1 << 5)
    package static let invertColors = AccessibilitySettings(rawValue: 1 << 6)
    package static let voiceOver = AccessibilitySettings(rawValue: 1 << 7)
    package static let switchControl = AccessibilitySettings(rawValue: 1 << 8)
    package static let crossFadeTransitions = AccessibilitySettings(rawValue: 1 << 9)
    package static let dimFlashingLights = AccessibilitySettings(rawValue: 1 << 10)

    /// The single settings with their names in options, files and reports.
    package static let named: [(name: String, value: AccessibilitySettings)] = [
        ("boldText", .boldText), ("increaseContrast", .increaseContrast), ("reduceTransparency", .reduceTransparency),
        ("reduceMotion", .reduceMotion), ("differentiateWithoutColor", .differentiateWithoutColor),
        ("buttonShapes", .buttonShapes), ("invertColors", .invertColors), ("voiceOver", .voiceOver),
        ("switchControl", .switchControl), ("crossFadeTransitions", .crossFadeTransitions),
        ("dimFlashingLights", .dimFlashingLights),
    ]

    /// The names of the settings in the set.
    package var names: [String] { AccessibilitySettings.named.filter { contains($0.value) }.map(\.name) }
}
