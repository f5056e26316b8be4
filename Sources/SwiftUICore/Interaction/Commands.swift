import Foundation

/// A direction in which the focus moves.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// A gesture of the hand that a watch feels.
public struct HandGestureShortcut: Hashable, Sendable {
    public static let primaryAction = HandGestureShortcut()
}

// Effect: none, because a picture has neither a keyboard nor a remote control.
extension View {
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View { self }
    nonisolated public func onExitCommand(perform action: (() -> Void)? = nil) -> some View { self }
    nonisolated public func onPlayPauseCommand(perform action: (() -> Void)? = nil) -> some View { self }
    nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { self }
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View { self }
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { self }
}

// Effect: none, because a picture has no hands and no crown.
extension View {
    nonisolated public func handGestureShortcut(
        _ shortcut: HandGestureShortcut, isEnabled: Bool = true
    ) -> some View { self }

    nonisolated public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some View { self }

    nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }

    nonisolated public func digitalCrownAccessory<Content: View>(
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
}
