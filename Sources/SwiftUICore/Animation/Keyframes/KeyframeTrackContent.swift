import Foundation

/// Keyframes one after another.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    associatedtype Body: KeyframeTrackContent<Value>
    @KeyframeTrackContentBuilder<Value> var body: Body { get }

    /// The keyframes in their order.
    var _keyframes: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent {
    public var _keyframes: [_Keyframe<Value>] { body._keyframes }
}

/// One keyframe: where it leads, and how.
public struct _Keyframe<Value: Animatable> {
    enum Kind {
        case move
        case linear(UnitCurve)
        case cubic(start: Value?, end: Value?)
        case spring(Spring, start: Value?)
    }

    let target: Value
    let duration: TimeInterval
    let kind: Kind
}

/// A keyframe that the value is at without a way.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    public init(_ to: Value) { _keyframes = [_Keyframe(target: to, duration: 0, kind: .move)] }

    public var body: Self { self }
}

/// A keyframe that the value reaches along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        _keyframes = [_Keyframe(target: to, duration: duration, kind: .linear(timingCurve))]
    }

    public var body: Self { self }
}

/// A keyframe that the value reaches along a smooth curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        _keyframes = [_Keyframe(target: to, duration: duration, kind: .cubic(start: startVelocity, end: endVelocity))]
    }

    public var body: Self { self }
}

/// A keyframe that the value reaches as on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _keyframes: [_Keyframe<Value>]

    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        _keyframes = [
            _Keyframe(
                target: to, duration: duration ?? spring.settlingDuration, kind: .spring(spring, start: startVelocity))
        ]
    }

    public var body: Self { self }
}

/// Keyframes one after another.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    let keyframes: [_Keyframe<Value>]

    public var _keyframes: [_Keyframe<Value>] { keyframes }
    public var body: Self { self }
}

@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K { expression }

    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeSequence(keyframes: accumulated._keyframes + next._keyframes)
    }
    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeSequence(keyframes: components.flatMap(\._keyframes))
    }
    public static func buildEither<K: KeyframeTrackContent<Value>>(first component: K) -> KeyframeSequence<Value> {
        KeyframeSequence(keyframes: component._keyframes)
    }
    public static func buildEither<K: KeyframeTrackContent<Value>>(second component: K) -> KeyframeSequence<Value> {
        KeyframeSequence(keyframes: component._keyframes)
    }
    public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeSequence<Value>(keyframes: []) }
}
