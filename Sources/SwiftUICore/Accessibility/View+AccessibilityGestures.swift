import Foundation

/// A gesture of VoiceOver that changes the size of what it is on.
public struct AccessibilityZoomGestureAction: Sendable {
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

/// How a watch shows that a quick action is there.
public protocol AccessibilityQuickActionStyle {}

public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    public static var outline: AccessibilityQuickActionOutlineStyle { .init() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    public static var prompt: AccessibilityQuickActionPromptStyle { .init() }
}

// Effect: none, because assistive technologies cannot interact with a picture.
extension View {
    nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> some View { self }

    nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View { self }

    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View { self }

    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text
    ) -> some View { self }

    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> some View { self }

    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> some View { self }

    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringResource
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View { self }

    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text
    ) -> some View { self }

    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> some View { self }

    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> some View { self }

    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringResource
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringResource, isEnabled: Bool
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View { self }

    nonisolated public func accessibilityScrollStatus(
        _ status: Text, isEnabled: Bool = true
    ) -> some View { self }

    nonisolated public func accessibilityScrollStatus(
        _ statusKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func accessibilityScrollStatus(
        _ status: LocalizedStringResource, isEnabled: Bool = true
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func accessibilityScrollStatus(
        _ status: some StringProtocol, isEnabled: Bool = true
    ) -> some View { self }
}
