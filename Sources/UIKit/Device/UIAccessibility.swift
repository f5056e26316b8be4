import Foundation
import FoundationSupplement

/// What the user has switched on for accessibility.
public enum UIAccessibility {
    private static func has(_ setting: AccessibilitySettings) -> Bool {
        HostEnvironment.current.accessibility.contains(setting)
    }

    public static var isVoiceOverRunning: Bool { has(.voiceOver) }
    public static var isSwitchControlRunning: Bool { has(.switchControl) }
    public static var isBoldTextEnabled: Bool { has(.boldText) }
    public static var isDarkerSystemColorsEnabled: Bool { has(.increaseContrast) }
    public static var isReduceTransparencyEnabled: Bool { has(.reduceTransparency) }
    public static var isReduceMotionEnabled: Bool { has(.reduceMotion) }
    public static var isInvertColorsEnabled: Bool { has(.invertColors) }
    public static var shouldDifferentiateWithoutColor: Bool { has(.differentiateWithoutColor) }
    public static var buttonShapesEnabled: Bool { has(.buttonShapes) }
    public static var prefersCrossFadeTransitions: Bool { has(.crossFadeTransitions) }
    public static var isMonoAudioEnabled: Bool { false }
    public static var isClosedCaptioningEnabled: Bool { false }
    public static var isGuidedAccessEnabled: Bool { false }
    public static var isGrayscaleEnabled: Bool { false }
    public static var isAssistiveTouchRunning: Bool { false }
    public static var isSpeakSelectionEnabled: Bool { false }
    public static var isSpeakScreenEnabled: Bool { false }
    public static var isShakeToUndoEnabled: Bool { true }
    public static var isVideoAutoplayEnabled: Bool { !has(.reduceMotion) }
    public static var isOnOffSwitchLabelsEnabled: Bool { false }

    /// What VoiceOver is told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Effect: none, because nobody listens to a picture.
    public static func post(notification: Notification, argument: Any?) {}

    public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    public static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
}
