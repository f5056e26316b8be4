import Foundation

/// A spring that moves a value to its target.
public struct Spring: Hashable, Sendable {
    public let mass: Double
    public let stiffness: Double
    public let damping: Double

    private init(unchecked mass: Double, _ stiffness: Double, _ damping: Double) {
        (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
    }

    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let critical = 2 * (stiffness * mass).squareRoot()
        self.init(unchecked: mass, stiffness, allowOverDamping ? damping : min(damping, critical))
    }

    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * Double.pi / max(response, 1e-6)
        self.init(unchecked: 1, frequency * frequency, 2 * dampingRatio * frequency)
    }

    /// Creates a spring by how long its movement seems, in seconds, and how much it bounces, from -1 to 1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / max(1 + bounce, 1e-6))
    }

    public static var smooth: Spring { smooth() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    public static var snappy: Spring { snappy() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static var bouncy: Spring { bouncy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }
    public var response: Double { 2 * .pi / frequency }
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    public var duration: TimeInterval { response }
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

    /// The time after which the movement stays within a thousandth of its way.
    public var settlingDuration: TimeInterval {
        let decay = dampingRatio <= 1
            ? dampingRatio * frequency
            : frequency * (dampingRatio - (dampingRatio * dampingRatio - 1).squareRoot())
        return decay > 0 ? log(1000) / decay : .infinity
    }

    /// Returns the share of the way that is left, and its velocity, for a start at distance 1 with a velocity.
    private func rest(_ velocity: Double, _ time: Double) -> (distance: Double, velocity: Double) {
        let (ratio, frequency) = (dampingRatio, frequency)
        if ratio < 1 {
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            let b = (velocity + ratio * frequency) / damped
            let decay = exp(-ratio * frequency * time)
            let (cosine, sine) = (cos(damped * time), sin(damped * time))
            let distance = decay * (cosine + b * sine)
            return (distance, -ratio * frequency * distance + decay * damped * (b * cosine - sine))
        }
        if ratio == 1 {
            let decay = exp(-frequency * time)
            let b = velocity + frequency
            return (decay * (1 + b * time), decay * (b - frequency * (1 + b * time)))
        }
        let root = frequency * (ratio * ratio - 1).squareRoot()
        let (slow, fast) = (-ratio * frequency + root, -ratio * frequency - root)
        let b = (velocity - slow) / (fast - slow)
        let (first, second) = ((1 - b) * exp(slow * time), b * exp(fast * time))
        return (first + second, slow * first + fast * second)
    }

    /// Returns the value of a movement from zero to `target`.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        combined(target, initialVelocity, at: time) { $0.distance }
    }

    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        // At rest the distance's velocity is the value's, with the opposite sign; `combined` subtracts it from zero.
        let step = 1e-5
        var change = value(target: target, initialVelocity: initialVelocity, time: time + step)
        change -= value(target: target, initialVelocity: initialVelocity, time: max(0, time - step))
        change.scale(by: 1 / (step + min(step, time)))
        return change
    }

    /// The movement is linear in target and velocity, so it is made of a movement without a velocity and of one that
    /// has nothing else.
    private func combined<V: VectorArithmetic>(
        _ target: V, _ velocity: V, at time: Double, _ part: ((distance: Double, velocity: Double)) -> Double
    ) -> V {
        let still = part(rest(0, time))
        var value = target
        value.scale(by: 1 - still)
        var push = velocity
        push.scale(by: part(rest(1, time)) - still)
        value += push
        return value
    }

    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let moved = self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value += moved
    }

    /// Returns the value of a movement between two values.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = fromValue
        result.animatableData += value(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }
}
