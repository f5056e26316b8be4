import Foundation

/// Where a view is on its way through a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
    case topLeading, identity, bottomTrailing

    public var isIdentity: Bool { self == .identity }

    /// How far the view is from its place: -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view changes between the phases.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view is visible where it changes its phase.
    public struct Threshold: Sendable {
        public static let visible = Threshold()
        public static let hidden = Threshold()
        public static var centered: Threshold { Threshold() }
        public static func visible(_ amount: Double) -> Threshold { Threshold() }

        // Effect: none, because nothing scrolls in a picture.

        public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
        public func inset(by distance: Double) -> Threshold { self }
    }

    public static let animated = ScrollTransitionConfiguration()
    public static let interactive = ScrollTransitionConfiguration()
    public static let identity = ScrollTransitionConfiguration()

    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        .interactive
    }

    // Effect: none, because nothing scrolls in a picture.

    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }
}

extension View {
    /// Changes the view while it scrolls in or out. A picture shows views in their places, in the phase of identity.
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { _ in transition(EmptyVisualEffect(), .identity)._steps })
    }

    /// Changes the view while it scrolls in or out. A picture shows views in their places, in the phase of identity.
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectModifier { _ in transition(EmptyVisualEffect(), .identity)._steps })
    }
}
