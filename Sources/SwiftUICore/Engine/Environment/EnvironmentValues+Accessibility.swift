import FoundationSupplement

private enum AccessibilitySettingsKey: EnvironmentKey { static let defaultValue: AccessibilitySettings = [] }

extension EnvironmentValues {
    /// What the user has switched on for accessibility.
    package var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilitySettingsKey.self] }
        set { self[AccessibilitySettingsKey.self] = newValue }
    }

    private func has(_ setting: AccessibilitySettings) -> Bool { accessibilitySettings.contains(setting) }

    private mutating func set(_ setting: AccessibilitySettings, _ isOn: Bool) {
        if isOn { accessibilitySettings.insert(setting) } else { accessibilitySettings.remove(setting) }
    }

    /// Whether the user prefers stronger contrast between colors.
    public var colorSchemeContrast: ColorSchemeContrast { has(.increaseContrast) ? .increased : .standard }

    public var accessibilityReduceMotion: Bool { has(.reduceMotion) }
    public var accessibilityReduceTransparency: Bool { has(.reduceTransparency) }
    public var accessibilityDifferentiateWithoutColor: Bool { has(.differentiateWithoutColor) }
    public var accessibilityInvertColors: Bool { has(.invertColors) }
    public var accessibilityShowButtonShapes: Bool { has(.buttonShapes) }
    public var accessibilityVoiceOverEnabled: Bool { has(.voiceOver) }
    public var accessibilitySwitchControlEnabled: Bool { has(.switchControl) }
    public var accessibilityDimFlashingLights: Bool { has(.dimFlashingLights) }
    public var accessibilityPrefersCrossFadeTransitions: Bool { has(.crossFadeTransitions) }
    public var accessibilityPlayAnimatedImages: Bool { !has(.reduceMotion) }
    /// Whether an assistive technology is on.
    public var accessibilityEnabled: Bool {
        get { has(.voiceOver) || has(.switchControl) }
        set {}
    }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityQuickActionsEnabled: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    public var accessibilityPrefersHeadAnchorAlternative: Bool { false }

    // The names with which previews set what users' code can only read.

    /// The settable form of `colorSchemeContrast`.
    public var _colorSchemeContrast: ColorSchemeContrast {
        get { colorSchemeContrast }
        set { set(.increaseContrast, newValue == .increased) }
    }

    /// The settable form of `accessibilityReduceMotion`.
    public var _accessibilityReduceMotion: Bool {
        get { has(.reduceMotion) }
        set { set(.reduceMotion, newValue) }
    }

    /// The settable form of `accessibilityReduceTransparency`.
    public var _accessibilityReduceTransparency: Bool {
        get { has(.reduceTransparency) }
        set { set(.reduceTransparency, newValue) }
    }

    /// The settable form of `accessibilityDifferentiateWithoutColor`.
    public var _accessibilityDifferentiateWithoutColor: Bool {
        get { has(.differentiateWithoutColor) }
        set { set(.differentiateWithoutColor, newValue) }
    }

    /// The settable form of `accessibilityInvertColors`.
    public var _accessibilityInvertColors: Bool {
        get { has(.invertColors) }
        set { set(.invertColors, newValue) }
    }

    /// The settable form of `accessibilityShowButtonShapes`.
    public var _accessibilityShowButtonShapes: Bool {
        get { has(.buttonShapes) }
        set { set(.buttonShapes, newValue) }
    }
}

private enum SidebarRowSizeKey: EnvironmentKey { static let defaultValue = SidebarRowSize.medium }

/// The size of the rows of sidebars.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

extension EnvironmentValues {
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
}
