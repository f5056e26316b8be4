import Foundation

// What views of an app's screens read and set. A picture's own views depend on none of it.

/// How much a background stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String

    public static let standard = BackgroundProminence(name: "standard")
    public static let increased = BackgroundProminence(name: "increased")
}

private enum HeaderProminenceKey: EnvironmentKey { static let defaultValue: Prominence = .standard }
private enum MenuOrderKey: EnvironmentKey { static let defaultValue: MenuOrder = .automatic }
private enum AutocorrectionDisabledKey: EnvironmentKey { static let defaultValue: Bool = false }
private enum IsScrollEnabledKey: EnvironmentKey { static let defaultValue: Bool = true }
private enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey { static let defaultValue: ScrollIndicatorVisibility = .automatic }
private enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey { static let defaultValue: ScrollIndicatorVisibility = .automatic }
private enum ScrollDismissesKeyboardModeKey: EnvironmentKey { static let defaultValue: ScrollDismissesKeyboardMode = .automatic }
private enum ContentTransitionKey: EnvironmentKey { static let defaultValue: ContentTransition = .identity }
private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey { static let defaultValue: Bool = false }
private enum SpringLoadingBehaviorKey: EnvironmentKey { static let defaultValue: SpringLoadingBehavior = .automatic }
private enum ButtonRepeatBehaviorKey: EnvironmentKey { static let defaultValue: ButtonRepeatBehavior = .automatic }
private enum AllowedDynamicRangeKey: EnvironmentKey { static let defaultValue: Image.DynamicRange? = nil }
private enum BackgroundProminenceKey: EnvironmentKey { static let defaultValue: BackgroundProminence = .standard }
private enum BadgeProminenceKey: EnvironmentKey { static let defaultValue: BadgeProminence = .standard }
private enum MenuIndicatorVisibilityKey: EnvironmentKey { static let defaultValue: Visibility = .automatic }
private enum IsHoverEffectEnabledKey: EnvironmentKey { static let defaultValue: Bool = true }

extension EnvironmentValues {
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }

    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionDisabledKey.self] }
        set { self[AutocorrectionDisabledKey.self] = newValue }
    }

    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalScrollIndicatorVisibilityKey.self] }
        set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
    }

    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalScrollIndicatorVisibilityKey.self] }
        set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
    }

    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardModeKey.self] }
        set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
    }

    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }

    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringLoadingBehaviorKey.self] }
        set { self[SpringLoadingBehaviorKey.self] = newValue }
    }

    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }

    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }

    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }

    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorVisibilityKey.self] }
        set { self[MenuIndicatorVisibilityKey.self] = newValue }
    }

    public var isHoverEffectEnabled: Bool {
        get { self[IsHoverEffectEnabledKey.self] }
        set { self[IsHoverEffectEnabledKey.self] = newValue }
    }

    // A phone shows one window, and nobody records it.
    public var supportsMultipleWindows: Bool { false }
    public var isSceneCaptured: Bool { false }
    public var supportsImagePlayground: Bool { false }
    public var appearsActive: Bool { true }
    /// The shortcut of a control; nil, because a picture has no keyboard.
    public var keyboardShortcut: KeyboardShortcut? { nil }
}
