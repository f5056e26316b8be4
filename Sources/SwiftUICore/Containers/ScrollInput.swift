import Foundation

/// An input that scrolls.
public struct ScrollInputKind: Equatable, Sendable {
    private enum Kind { case handGestureShortcut }
    private let kind: Kind

    public static let handGestureShortcut = ScrollInputKind(kind: .handGestureShortcut)
}

/// Whether an input scrolls.
public struct ScrollInputBehavior: Equatable, Sendable {
    private enum Behavior { case automatic, enabled, disabled }
    private let behavior: Behavior

    public static let automatic = ScrollInputBehavior(behavior: .automatic)
    public static let enabled = ScrollInputBehavior(behavior: .enabled)
    public static let disabled = ScrollInputBehavior(behavior: .disabled)
}

/// The measures of a scroll view whose phase changes.
public struct ScrollPhaseChangeContext {
    public let geometry: ScrollGeometry
    /// In points per second; nil while nothing scrolls.
    public let velocity: CGVector?
}

// Effect: none, because nothing scrolls in a picture.
extension View {
    @MainActor @preconcurrency public func scrollInputBehavior(
        _ behavior: ScrollInputBehavior, for input: ScrollInputKind
    ) -> some View { self }

    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
    ) -> some View { self }

    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}
