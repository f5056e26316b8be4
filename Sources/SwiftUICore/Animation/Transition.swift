import Foundation

/// Where a view is on its way in or out.
@frozen public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }

    /// How far the view is from its place: -1, 0 or 1.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition needs of a picture's view.
public struct TransitionProperties: Sendable {
    public var hasMotion: Bool

    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// The way in which a view appears and disappears. A still picture shows the view in place.
@MainActor @preconcurrency public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
    nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
    nonisolated public static var properties: TransitionProperties { TransitionProperties() }

    @MainActor @preconcurrency public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(content), phase: phase)
    }

    nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    /// Effect: none, because a still picture shows a transition's end.
    nonisolated public func animation(_ animation: Animation?) -> some Transition { self }
}

/// Two transitions at the same time.
private struct CombinedTransition<First: Transition, Second: Transition> {
    let first: First
    let second: Second
}

extension CombinedTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

public struct IdentityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct OpacityTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

public struct ScaleTransition: Transition {
    public var scale: Double
    public var anchor: UnitPoint

    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        (self.scale, self.anchor) = (scale, anchor)
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
}

public struct OffsetTransition: Transition {
    public var offset: CGSize

    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

public struct SlideTransition: Transition {
    nonisolated public init() {}
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct MoveTransition: Transition {
    public var edge: Edge

    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct PushTransition: Transition {
    public var edge: Edge

    nonisolated public init(edge: Edge) { self.edge = edge }

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct BlurReplaceTransition: Transition {
    public struct Configuration: Equatable, Sendable {
        private let name: String

        public static let downUp = Configuration(name: "downUp")
        public static let upUp = Configuration(name: "upUp")
    }

    public var configuration: Configuration

    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    public var insertion: Insertion
    public var removal: Removal

    nonisolated public init(insertion: Insertion, removal: Removal) {
        (self.insertion, self.removal) = (insertion, removal)
    }
}

extension AsymmetricTransition: Transition {
    public func body(content: Content, phase: TransitionPhase) -> some View {
        insertion.apply(content: content, phase: phase)
    }
}

extension Transition where Self == IdentityTransition {
    public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    public static var scale: ScaleTransition { ScaleTransition(0) }
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}

extension Transition where Self == OffsetTransition {
    public static func offset(_ offset: CGSize) -> Self { Self(offset) }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self(CGSize(width: x, height: y)) }
}

extension Transition where Self == SlideTransition {
    public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == MoveTransition {
    public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == PushTransition {
    public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        Self(configuration: config)
    }
}

/// A type-erased transition.
@frozen public struct AnyTransition: Sendable {
    private init() {}

    /// Creates a transition from another. A picture shows views in place, so nothing of it is kept.
    public init<T: Transition>(_ transition: T) {}

    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let scale = AnyTransition()
    public static let slide = AnyTransition()

    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
    public static func move(edge: Edge) -> AnyTransition { .slide }
    public static func push(from edge: Edge) -> AnyTransition { .slide }
    public static func offset(_ offset: CGSize) -> AnyTransition { .slide }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { insertion }
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { .identity }

    /// Effect: none, because a still picture shows a transition's end.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// Effect: none, for the same reason.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
    /// Effect: none, because a still picture shows a transition's end.
    nonisolated public func transition(_ t: AnyTransition) -> some View { self }

    /// Draws the view in the transition's phase of identity.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: transition))
    }
}

/// Draws a view as a transition leaves it at its end.
package struct TransitionModifier<T: Transition> {
    let transition: T
}

extension TransitionModifier: ViewModifier {
    package func body(content: Content) -> some View { transition.apply(content: content, phase: .identity) }
}
