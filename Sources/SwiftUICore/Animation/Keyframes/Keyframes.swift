import Foundation

/// Keyframes of a value of several parts.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes<Value>
    @KeyframesBuilder<Value> var body: Body { get }

    /// Adds the tracks of the value's parts.
    func _collect(into tracks: inout [_KeyframeTrack<Value>])
}

extension Keyframes {
    public func _collect(into tracks: inout [_KeyframeTrack<Value>]) { body._collect(into: &tracks) }
}

/// The course of one part of a value.
public struct _KeyframeTrack<Root> {
    let duration: TimeInterval
    let update: (_ value: inout Root, _ time: TimeInterval, _ initial: Root) -> Void
}

/// The course of one part of a value, as a sequence of keyframes.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>: Keyframes {
    public typealias Body = EmptyKeyframes<Root>

    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        (self.keyPath, self.content) = (keyPath, content())
    }

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        (keyPath, self.content) = (\.self, content())
    }

    public var body: EmptyKeyframes<Root> { EmptyKeyframes() }

    public func _collect(into tracks: inout [_KeyframeTrack<Root>]) {
        let (keyPath, keyframes) = (keyPath, content._keyframes)
        tracks.append(
            _KeyframeTrack(duration: keyframes.reduce(0) { $0 + $1.duration }) { value, time, initial in
                value[keyPath: keyPath] = KeyframeCourse(keyframes, from: initial[keyPath: keyPath]).value(at: time)
            })
    }
}

/// No keyframes.
public struct EmptyKeyframes<Value>: Keyframes {
    public init() {}
    public var body: EmptyKeyframes<Value> { self }
    public func _collect(into tracks: inout [_KeyframeTrack<Value>]) {}
}

/// Keyframes beside each other.
public struct MergedKeyframes<Value>: Keyframes {
    let parts: [any Keyframes<Value>]

    public var body: EmptyKeyframes<Value> { EmptyKeyframes() }
    public func _collect(into tracks: inout [_KeyframeTrack<Value>]) {
        for part in parts { part._collect(into: &tracks) }
    }
}

@resultBuilder public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes<Value>>(_ expression: K) -> K { expression }
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ expression: K) -> K
    where Value: Animatable { expression }

    public static func buildArray(_ components: [some Keyframes<Value>]) -> some Keyframes<Value> {
        MergedKeyframes(parts: components)
    }
    public static func buildEither<K: Keyframes<Value>>(first component: K) -> MergedKeyframes<Value> {
        MergedKeyframes(parts: [component])
    }
    public static func buildEither<K: Keyframes<Value>>(second component: K) -> MergedKeyframes<Value> {
        MergedKeyframes(parts: [component])
    }
    public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> MergedKeyframes<Value> {
        MergedKeyframes(parts: [accumulated, next])
    }
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K where Value: Animatable {
        first
    }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> KeyframeSequence<Value> where Value: Animatable {
        KeyframeSequence(keyframes: accumulated._keyframes + next._keyframes)
    }
    public static func buildBlock() -> some Keyframes<Value> { EmptyKeyframes<Value>() }
    public static func buildFinalResult<K: Keyframes<Value>>(_ component: K) -> K { component }
    public static func buildFinalResult<Content: KeyframeTrackContent<Value>>(
        _ component: Content
    ) -> some Keyframes<Value> where Value: Animatable {
        KeyframeTrack<Value, Value, Content> { component }
    }
}
