import CoreGraphics
import Foundation

/// A curve: a uniform cubic B-spline, as Apple says, of its points. It begins and ends at the first and the last one.
public struct PKStrokePath: RandomAccessCollection, Equatable, Sendable {
    private let points: [PKStrokePoint]
    public let creationDate: Date

    public init() { (points, creationDate) = ([], .distantPast) }
    public init<T: Sequence>(controlPoints: T, creationDate: Date) where T.Element == PKStrokePoint {
        (points, self.creationDate) = (Array(controlPoints), creationDate)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { points.count }
    public subscript(position: Int) -> PKStrokePoint { points[position] }

    /// The place on the curve between the points beside a value, such as 1.5.
    public func interpolatedLocation(at parametricValue: CGFloat) -> CGPoint { interpolatedPoint(at: parametricValue).location }

    public func interpolatedPoint(at parametricValue: CGFloat) -> PKStrokePoint {
        let last = points.count - 1
        let value = Swift.min(Swift.max(0, parametricValue), CGFloat(last))
        let index = Int(value), t = value - CGFloat(index)
        // Before the first point and behind the last, the neighbor's reflection continues the line.
        func mixed(_ part: (PKStrokePoint) -> CGFloat) -> CGFloat {
            func at(_ index: Int) -> CGFloat {
                guard last > 0 else { return part(points[0]) }
                if index < 0 { return 2 * part(points[0]) - part(points[1]) }
                if index > last { return 2 * part(points[last]) - part(points[last - 1]) }
                return part(points[index])
            }
            let weights = [pow(1 - t, 3), 3 * pow(t, 3) - 6 * t * t + 4, -3 * pow(t, 3) + 3 * t * t + 3 * t + 1, pow(t, 3)]
            // A weight of nothing stands for a point that need not be there.
            return zip(weights, index - 1...index + 2).reduce(0) { $1.0 == 0 ? $0 : $0 + $1.0 * at($1.1) } / 6
        }
        return PKStrokePoint(
            location: CGPoint(x: mixed { $0.location.x }, y: mixed { $0.location.y }), timeOffset: Double(mixed { CGFloat($0.timeOffset) }),
            size: CGSize(width: mixed { $0.size.width }, height: mixed { $0.size.height }), opacity: mixed { $0.opacity },
            force: mixed { $0.force }, azimuth: mixed { $0.azimuth }, altitude: mixed { $0.altitude },
            secondaryScale: mixed { $0.secondaryScale })
    }
}
