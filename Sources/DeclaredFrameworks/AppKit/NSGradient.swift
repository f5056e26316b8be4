import CoreGraphics
import Foundation
import UIKit

/// Colors that go over into each other.
// An open class cannot be checked. All state is constant.
open class NSGradient: NSObject, @unchecked Sendable {
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1)
        public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 2)
    }

    private let colors: [NSColor]
    private let locations: [CGFloat]
    public let colorSpace: NSColorSpace

    /// Creates a gradient of at least one color; nil without one.
    ///
    /// - Parameter locations: where the colors are, from 0 to 1; without them, at equal distances.
    public init?(colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?, colorSpace: NSColorSpace) {
        guard !colorArray.isEmpty else { return nil }
        let last = CGFloat(max(1, colorArray.count - 1))
        colors = colorArray
        self.locations = colorArray.indices.map { locations?[$0] ?? CGFloat($0) / last }
        self.colorSpace = colorSpace
    }

    public convenience init?(colors colorArray: [NSColor]) { self.init(colors: colorArray, atLocations: nil, colorSpace: .sRGB) }
    public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
        self.init(colors: [startingColor, endingColor])
    }
    public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
        self.init(colors: objects.map { $0.0 }, atLocations: objects.map { $0.1 }, colorSpace: .sRGB)
    }

    open var numberOfColorStops: Int { colors.count }
    open func getColor(
        _ color: UnsafeMutablePointer<NSColor>?, location: UnsafeMutablePointer<CGFloat>?, at index: Int
    ) {
        color?.pointee = colors[index]
        location?.pointee = locations[index]
    }

    /// The color at a place from 0 to 1.
    open func interpolatedColor(atLocation location: CGFloat) -> NSColor {
        guard let next = locations.firstIndex(where: { $0 >= location }) else { return colors[colors.count - 1] }
        guard next > 0 else { return colors[0] }
        let length = locations[next] - locations[next - 1]
        let fraction = length > 0 ? (location - locations[next - 1]) / length : 1
        return colors[next - 1].blended(withFraction: fraction, of: colors[next]) ?? colors[next]
    }

    private var gradient: CGGradient? {
        CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: locations)
    }

    /// Draws between two points.
    open func draw(from startingPoint: CGPoint, to endingPoint: CGPoint, options: DrawingOptions = []) {
        guard let context = UIGraphicsGetCurrentContext(), let gradient else { return }
        context.drawLinearGradient(
            gradient, start: startingPoint, end: endingPoint, options: CGGradientDrawingOptions(rawValue: UInt32(options.rawValue)))
    }

    /// Fills a rectangle.
    ///
    /// - Parameter angle: in degrees against the clock from the right, where y grows upward.
    open func draw(in rect: CGRect, angle: CGFloat) { draw(in: NSBezierPath(rect: rect), angle: angle) }

    /// Fills a path. The first and the last color are in the corners of its bounds that the angle points from and to.
    ///
    /// - Parameter angle: in degrees.
    open func draw(in path: NSBezierPath, angle: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let bounds = path.bounds
        let direction = CGPoint(x: cos(angle * .pi / 180), y: sin(angle * .pi / 180))
        // Half the way from one corner to the other, along the direction.
        let half = (abs(bounds.width * direction.x) + abs(bounds.height * direction.y)) / 2
        context.saveGState()
        path.addClip()
        draw(
            from: CGPoint(x: bounds.midX - direction.x * half, y: bounds.midY - direction.y * half),
            to: CGPoint(x: bounds.midX + direction.x * half, y: bounds.midY + direction.y * half),
            options: [.drawsBeforeStartingLocation, .drawsAfterEndingLocation])
        context.restoreGState()
    }

    /// Draws between two circles.
    ///
    /// - Parameters:
    ///   - startRadius: in points.
    ///   - endRadius: in points.
    open func draw(
        fromCenter startCenter: CGPoint, radius startRadius: CGFloat, toCenter endCenter: CGPoint, radius endRadius: CGFloat,
        options: DrawingOptions = []
    ) {
        guard let context = UIGraphicsGetCurrentContext(), let gradient else { return }
        context.drawRadialGradient(
            gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter, endRadius: endRadius,
            options: CGGradientDrawingOptions(rawValue: UInt32(options.rawValue)))
    }

    /// Fills a rectangle from a point of it outward.
    ///
    /// - Parameter relativeCenterPosition: the point, from -1 to 1 in both directions; zero is the middle.
    open func draw(in rect: CGRect, relativeCenterPosition: CGPoint) {
        draw(in: NSBezierPath(rect: rect), relativeCenterPosition: relativeCenterPosition)
    }

    open func draw(in path: NSBezierPath, relativeCenterPosition: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let bounds = path.bounds
        let center = CGPoint(
            x: bounds.midX + relativeCenterPosition.x * bounds.width / 2,
            y: bounds.midY + relativeCenterPosition.y * bounds.height / 2)
        // The last color is in the middle's farthest corner.
        let radius = hypot(max(center.x - bounds.minX, bounds.maxX - center.x), max(center.y - bounds.minY, bounds.maxY - center.y))
        context.saveGState()
        path.addClip()
        draw(fromCenter: center, radius: 0, toCenter: center, radius: radius, options: .drawsAfterEndingLocation)
        context.restoreGState()
    }
}
