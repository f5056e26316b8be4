// PencilKit's drawings, which hold their strokes. Strokes that the program makes are drawn; Apple's format of drawings is not known.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit

/// Strokes.
public struct PKDrawing: Equatable, Sendable {
    public var strokes: [PKStroke]

    public init() { strokes = [] }
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }

    public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }

    public mutating func transform(using transform: CGAffineTransform) {
        for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
    }
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var drawing = self
        drawing.transform(using: transform)
        return drawing
    }
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
    public let secondaryScale: CGFloat

    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat
    ) {
        self.init(
            location: location, timeOffset: timeOffset, size: size, opacity: opacity, force: force, azimuth: azimuth,
            altitude: altitude, secondaryScale: 1)
    }
    public init(
        location: CGPoint, timeOffset: TimeInterval, size: CGSize, opacity: CGFloat, force: CGFloat, azimuth: CGFloat,
        altitude: CGFloat, secondaryScale: CGFloat
    ) {
        (self.location, self.timeOffset, self.size, self.opacity) = (location, timeOffset, size, opacity)
        (self.force, self.azimuth, self.altitude, self.secondaryScale) = (force, azimuth, altitude, secondaryScale)
    }
}

/// A stroke.
public struct PKStroke: Equatable, Sendable {
    public var ink: PKInk
    public var path: PKStrokePath
    public var transform: CGAffineTransform
    public var randomSeed: UInt32
    private var clip: CGPath?

    public init(ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil) {
        self.init(ink: ink, path: path, transform: transform, mask: mask, randomSeed: 0)
    }
    public init(
        ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity, mask: UIBezierPath? = nil, randomSeed: UInt32
    ) {
        (self.ink, self.path, self.transform, self.randomSeed) = (ink, path, transform, randomSeed)
        clip = mask?.cgPath
    }

    /// What of the stroke shows, before its transform.
    public var mask: UIBezierPath? {
        get { clip.map { UIBezierPath(cgPath: $0) } }
        set { clip = newValue?.cgPath }
    }

    /// The smallest rectangle around the points with their sizes.
    public var renderBounds: CGRect {
        path.reduce(CGRect.null) { bounds, point in
            bounds.union(
                CGRect(origin: point.location, size: .zero).insetBy(
                    dx: -point.size.width / 2, dy: -point.size.height / 2))
        }
        .applying(transform)
    }
}
