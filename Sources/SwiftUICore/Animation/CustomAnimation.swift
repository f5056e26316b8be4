import Foundation

/// An animation of an app's own. A still picture shows its end, so it is not asked for values.
@preconcurrency public protocol CustomAnimation: Hashable, Sendable {
    /// Returns the value at `time`, in seconds; nil at the animation's end.
    nonisolated func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V?

    nonisolated func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?

    nonisolated func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool
}

extension CustomAnimation {
    nonisolated public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? { nil }

    nonisolated public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { false }
}

/// A value that a custom animation keeps.
public protocol AnimationStateKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a custom animation keeps.
public struct AnimationState<Value: VectorArithmetic> {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// What a custom animation knows beside the value and the time.
public struct AnimationContext<Value: VectorArithmetic> {
    public var state: AnimationState<Value>
    public var isLogicallyComplete = false
    public let environment: EnvironmentValues

    init(state: AnimationState<Value>, isLogicallyComplete: Bool = false, environment: EnvironmentValues) {
        (self.state, self.isLogicallyComplete, self.environment) = (state, isLogicallyComplete, environment)
    }

    public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
        AnimationContext<T>(state: state, isLogicallyComplete: isLogicallyComplete, environment: environment)
    }
}

/// One of the system's animations, which has ended in a picture.
struct EndedAnimation: CustomAnimation {
    let name: String

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? { nil }
}

// An app's animation may ask the one that it changes.
extension Animation {
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? { base.animate(value: value, time: time, context: &context) }

    public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { base.shouldMerge(previous: previous, value: value, time: time, context: &context) }
}
