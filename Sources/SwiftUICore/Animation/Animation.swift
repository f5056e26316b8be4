import Foundation
import FoundationSupplement

/// The timing of a change. A still picture shows the final state.
@frozen public struct Animation: Hashable, Sendable {
    /// What changes the values: an app's own animation, or one of the system's, which has ended.
    public let base: any CustomAnimation

    public init<A: CustomAnimation>(_ base: A) { self.base = base }
    private init(_ name: String) { self.init(EndedAnimation(name: name)) }

    public static func == (first: Animation, second: Animation) -> Bool {
        AnyHashable(first.base) == AnyHashable(second.base)
    }

    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    public static let `default` = Animation("default")
    public static let linear = Animation("linear")
    public static let easeIn = Animation("easeIn")
    public static let easeOut = Animation("easeOut")
    public static let easeInOut = Animation("easeInOut")
    public static let spring = Animation("spring")
    public static let bouncy = Animation("bouncy")
    public static let smooth = Animation("smooth")
    public static let snappy = Animation("snappy")
    public static let interactiveSpring = Animation("interactiveSpring")

    public static func linear(duration: TimeInterval) -> Animation { .linear }
    public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
    public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
    public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { .easeInOut }
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { .spring }
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
    ) -> Animation { .spring }
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation { .spring }
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { .easeInOut }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { .bouncy }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { .smooth }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { .snappy }
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { .interactiveSpring }
    public static func interpolatingSpring(
        mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
    ) -> Animation { .spring }

    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
    ) -> Animation { .spring }
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation { .spring }

    // Effect: none, because a still picture shows an animation's end.

    public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
    public func delay(_ delay: TimeInterval) -> Animation { self }
    public func speed(_ speed: Double) -> Animation { self }
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
    public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// The context of a state change.
public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    /// The values of the keys that an app declares.
    var values: [ObjectIdentifier: Any] = [:]
    fileprivate var completions: [() -> Void] = []

    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// Adds what `withTransaction` calls behind its changes, because they are complete at once.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) { completions.append(completion) }
}

/// Makes the changes in `body`. A still picture shows the final state.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let name: String

    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes the changes in `body`, and is complete at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try body()
    completion()
    return result
}

/// Makes the changes in `body`, which are complete at once.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    let result = try body()
    transaction.completions.forEach { $0() }
    return result
}

// Effect: none, because a still picture shows the end of each animation.
extension View {
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
    nonisolated public func animation(_ animation: Animation?) -> some View { self }
    /// Draws the view as `body` changes it.
    nonisolated public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { body(PlaceholderContentView(self)) }
    nonisolated public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }
    nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
    /// Draws the view as `body` changes it.
    nonisolated public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { body(PlaceholderContentView(self)) }
    /// Keeps the view's own frame. Beside a source on a device, a view that is none takes the source's; a message reports
    /// that.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true, _file: StaticString = #fileID, _line: UInt = #line
    ) -> some View {
        reporting(
            "matchedGeometryEffect: a view that is no source keeps its own frame", at: SourcePlace(_file, _line),
            if: { _ in !isSource })
    }
    nonisolated public func geometryGroup() -> some View { self }
}

/// The geometry that matched views share during a transition.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

// Effect: none, because a still picture shows the end of each animation.
extension Binding {
    /// Creates a binding whose setter is told how to animate the change. A picture has no animations.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        self.init(get: get, set: { value in set(value, Transaction()) })
    }

    public func animation(_ animation: Animation? = .default) -> Binding { self }
    public func transaction(_ transaction: Transaction) -> Binding { self }
}
