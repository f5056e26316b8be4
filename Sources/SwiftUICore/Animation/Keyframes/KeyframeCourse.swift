import Foundation

/// A value on its way through keyframes.
struct KeyframeCourse<Value: Animatable> {
    private typealias Data = Value.AnimatableData

    private struct Segment {
        let keyframe: _Keyframe<Value>
        let from: Data
        let velocity: Data
        let endVelocity: Data
    }

    private let initial: Value
    private var segments: [Segment] = []

    init(_ keyframes: [_Keyframe<Value>], from initial: Value) {
        self.initial = initial
        var (from, velocity) = (initial.animatableData, Data.zero)
        for (index, keyframe) in keyframes.enumerated() {
            let to = keyframe.target.animatableData
            var start = velocity
            var end = Data.zero
            switch keyframe.kind {
            case .move: break
            case .linear:
                end = (to - from).scaled(by: keyframe.duration > 0 ? 1 / keyframe.duration : 0)
            case .cubic(let first, let second):
                start = first?.animatableData ?? velocity
                let next = keyframes.dropFirst(index + 1).first
                end = second?.animatableData ?? KeyframeCourse.velocity(through: to, from: from, keyframe, next: next)
            case .spring(let spring, let first):
                start = first?.animatableData ?? velocity
                end = spring.velocity(target: to - from, initialVelocity: start, time: keyframe.duration)
            }
            segments.append(Segment(keyframe: keyframe, from: from, velocity: start, endVelocity: end))
            (from, velocity) = (to, end)
        }
    }

    /// The velocity of a smooth curve at a keyframe, from the values before and behind it (Catmull and Rom); zero where
    /// no cubic keyframe follows.
    private static func velocity(
        through to: Data, from: Data, _ keyframe: _Keyframe<Value>, next: _Keyframe<Value>?
    ) -> Data {
        guard let next, case .cubic(let start, _) = next.kind else { return .zero }
        if let start { return start.animatableData }
        let time = keyframe.duration + next.duration
        return (next.target.animatableData - from).scaled(by: time > 0 ? 1 / time : 0)
    }

    func value(at time: TimeInterval) -> Value {
        var result = initial
        var left = max(0, time)
        for (index, segment) in segments.enumerated() {
            let duration = segment.keyframe.duration
            if left >= duration, index < segments.count - 1 || left > duration || duration == 0 {
                left -= duration
                result.animatableData = segment.keyframe.target.animatableData
                continue
            }
            result.animatableData = KeyframeCourse.value(of: segment, at: left)
            return result
        }
        return result
    }

    private static func value(of segment: Segment, at time: TimeInterval) -> Data {
        let (from, to) = (segment.from, segment.keyframe.target.animatableData)
        let share = segment.keyframe.duration > 0 ? min(1, time / segment.keyframe.duration) : 1
        switch segment.keyframe.kind {
        case .move: return to
        case .linear(let curve): return from + (to - from).scaled(by: curve.value(at: share))
        case .spring(let spring, _):
            return from + spring.value(target: to - from, initialVelocity: segment.velocity, time: time)
        case .cubic:
            // Hermite's cubic, whose velocities are per second.
            let (t, t2, t3) = (share, share * share, share * share * share)
            let duration = segment.keyframe.duration
            var value = from.scaled(by: 2 * t3 - 3 * t2 + 1) + to.scaled(by: 3 * t2 - 2 * t3)
            value += segment.velocity.scaled(by: duration * (t3 - 2 * t2 + t))
            value += segment.endVelocity.scaled(by: duration * (t3 - t2))
            return value
        }
    }
}
