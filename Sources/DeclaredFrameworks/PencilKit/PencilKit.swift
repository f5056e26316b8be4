// PencilKit's drawings, which hold their strokes. A drawing is not drawn: its data is Apple's own and cannot be read.
@_exported import CoreGraphics
@_exported import Foundation

/// Strokes.
public struct PKDrawing: Equatable, Sendable {
    public var strokes: [PKStroke]

    public init() { strokes = [] }
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }
    /// - Throws: always, because the format is not known.
    public init(data: Data) throws {
        throw CocoaError(
            .fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "PencilKit's drawings cannot be read here."])
    }

    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
}

/// A point of a stroke.
public struct PKStrokePoint: Equatable, Sendable {
    public let location: CGPoint
    public let timeOffset: TimeInterval
    public let size: CGSize
    public let opacity: CGFloat
    public let force: CGFloat
    public let azimuth: CGFloat
    public let altitude: CGFloat

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat
    ) {
        (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
        (self.force, self.azimuth, self.altitude) = (force, azimuth, altitude)
    }
}

/// The points of a stroke.
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
}

/// A stroke.
public struct PKStroke: Equatable, Sendable {
    public var path: PKStrokePath

    public init(path: PKStrokePath) { self.path = path }

    /// The smallest rectangle around the points with their sizes.
    public var renderBounds: CGRect {
        path.reduce(.null) { bounds, point in
            bounds.union(
                CGRect(origin: point.location, size: .zero).insetBy(
                    dx: -point.size.width / 2, dy: -point.size.height / 2))
        }
    }
}
