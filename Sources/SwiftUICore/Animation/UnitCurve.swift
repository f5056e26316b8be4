import Foundation

/// A curve from (0, 0) to (1, 1) that maps a share of time to a share of a change.
public struct UnitCurve: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case linear, circularEaseIn, circularEaseOut, circularEaseInOut
        case bezier(UnitPoint, UnitPoint)
    }

    private let kind: Kind

    public static let linear = UnitCurve(kind: .linear)
    // The control points of the curves that CSS and Core Animation name so.
    public static let easeIn = bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1))
    public static let easeOut = bezier(UnitPoint(x: 0, y: 0), UnitPoint(x: 0.58, y: 1))
    public static let easeInOut = bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1))
    public static let circularEaseIn = UnitCurve(kind: .circularEaseIn)
    public static let circularEaseOut = UnitCurve(kind: .circularEaseOut)
    public static let circularEaseInOut = UnitCurve(kind: .circularEaseInOut)

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        bezier(startControlPoint, endControlPoint)
    }

    private static func bezier(_ start: UnitPoint, _ end: UnitPoint) -> UnitCurve {
        UnitCurve(kind: .bezier(start, end))
    }

    /// Returns the curve with time and change exchanged.
    public var inverse: UnitCurve {
        switch kind {
        case .linear: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: self
        case .bezier(let start, let end):
            UnitCurve.bezier(UnitPoint(x: start.y, y: start.x), UnitPoint(x: end.y, y: end.x))
        }
    }

    /// Returns the share of the change at a share of the time.
    public func value(at progress: Double) -> Double {
        let time = min(1, max(0, progress))
        switch kind {
        case .linear: return time
        case .circularEaseIn: return 1 - (1 - time * time).squareRoot()
        case .circularEaseOut: return (1 - (1 - time) * (1 - time)).squareRoot()
        case .circularEaseInOut:
            let double = 2 * time
            return double < 1
                ? (1 - (1 - double * double).squareRoot()) / 2
                : ((1 - (2 - double) * (2 - double)).squareRoot() + 1) / 2
        case .bezier(let start, let end):
            let parameter = UnitCurve.parameter(of: time, start.x, end.x)
            return UnitCurve.cubic(parameter, start.y, end.y)
        }
    }

    /// Returns how fast the change is at a share of the time.
    public func velocity(at progress: Double) -> Double {
        let step = 1e-4
        let (before, after) = (max(0, progress - step), min(1, progress + step))
        return after > before ? (value(at: after) - value(at: before)) / (after - before) : 0
    }

    private static func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }

    /// Returns the parameter at which a curve's time is `time`. Time grows with the parameter, so halving finds it.
    private static func parameter(of time: Double, _ first: Double, _ second: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if cubic(middle, first, second) < time { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
