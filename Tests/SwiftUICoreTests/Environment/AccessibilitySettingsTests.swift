import FoundationSupplement
import Testing

@testable import SwiftUICore

/// What views find of the settings for accessibility.
@Suite struct AccessibilitySettingsTests {
    @Test func nothingIsOnByDefault() {
        let environment = EnvironmentValues()
        #expect(!environment.accessibilityReduceMotion && !environment.accessibilityReduceTransparency)
        #expect(!environment.accessibilityDifferentiateWithoutColor && !environment.accessibilityInvertColors)
        #expect(!environment.accessibilityShowButtonShapes && !environment.accessibilityVoiceOverEnabled)
        #expect(environment.colorSchemeContrast == .standard && environment.legibilityWeight == nil)
    }

    @Test func eachSettingHasItsKey() {
        func isOn(_ name: String, _ key: KeyPath<EnvironmentValues, Bool>) -> Bool {
            var environment = EnvironmentValues()
            for setting in AccessibilitySettings.named where setting.name == name {
                environment.accessibilitySettings = setting.value
            }
            return environment[keyPath: key]
        }
        #expect(isOn("reduceMotion", \.accessibilityReduceMotion))
        #expect(isOn("reduceTransparency", \.accessibilityReduceTransparency))
        #expect(isOn("differentiateWithoutColor", \.accessibilityDifferentiateWithoutColor))
        #expect(isOn("invertColors", \.accessibilityInvertColors))
        #expect(isOn("buttonShapes", \.accessibilityShowButtonShapes))
        #expect(isOn("voiceOver", \.accessibilityVoiceOverEnabled))
        #expect(isOn("switchControl", \.accessibilitySwitchControlEnabled))
        #expect(isOn("dimFlashingLights", \.accessibilityDimFlashingLights))
        #expect(isOn("crossFadeTransitions", \.accessibilityPrefersCrossFadeTransitions))
        #expect(!isOn("boldText", \.accessibilityReduceMotion))
    }

    @Test func boldTextAndContrastChangeFontsAndColors() {
        var environment = EnvironmentValues()
        let plain = Font.body.resolved(in: environment).descriptor.weight
        environment.accessibilitySettings = [.boldText, .increaseContrast]
        #expect(environment.legibilityWeight == .bold && environment.colorSchemeContrast == .increased)
        #expect(Font.body.resolved(in: environment).descriptor.weight > plain)
        #expect(ColorContext(environment).isHighContrast)
        environment.legibilityWeight = .regular
        #expect(Font.body.resolved(in: environment).descriptor.weight == plain)
        environment._colorSchemeContrast = .standard
        #expect(environment.accessibilitySettings == .boldText)
    }
}
