import CPixels
import DisplayList
import Foundation

/// Computes gradients pixel by pixel from a table of colors, several times faster than Cairo.
struct GradientFill {
    private enum Geometry {
        case linear(position: Double, across: Double, down: Double)
        /// A radial gradient. The matrix maps its circles to circles around the origin.
        case radial(CGAffineTransform, start: Double, factor: Double)
        /// An angular gradient. The matrix maps its start to the x axis. `from` and `to` are locations on the ramp.
        case angular(CGAffineTransform, sweep: Double, from: Double, to: Double)
        case constant(location: Double)
    }

    private let geometry: Geometry
    let stops: RampStops

    /// Creates a fill. The result is `nil` for paints that are not gradients, and for gradients without stops.
    /// `transform` maps points to pixels.
    init?(_ paint: Paint, through transform: CGAffineTransform) {
        let ramp: GradientRamp
        let inverse = transform.inverted()
        switch paint {
        case .color, .image: return nil
        case .linearGradient(let stops, let start, let end):
            ramp = stops
            geometry = Self.linear(from: start, to: end, inverse: inverse)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            ramp = stops
            let matrix = inverse.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
            geometry = Self.radial(matrix, from: startRadius, to: endRadius)
        case .ellipticalGradient(let stops, let center, let radii, let startFraction, let endFraction):
            ramp = stops
            let matrix = inverse.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
                .concatenating(CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height))
            geometry = Self.radial(matrix, from: startFraction, to: endFraction)
        case .angularGradient(let stops, let center, let start, let end):
            ramp = stops
            let matrix = inverse.concatenating(CGAffineTransform(translationX: -center.x, y: -center.y))
            geometry = Self.angular(matrix, from: start.radians, to: end.radians)
        }
        guard let stops = RampStops(ramp) else { return nil }
        self.stops = stops
    }

    private static func linear(from start: CGPoint, to end: CGPoint, inverse: CGAffineTransform) -> Geometry {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        guard square > 1e-12, square.isFinite, start.isFinite else { return .constant(location: 1) }
        let (gx, gy) = (dx / square, dy / square)
        let across = gx * inverse.a + gy * inverse.b
        let down = gx * inverse.c + gy * inverse.d
        let position = gx * (inverse.tx - start.x) + gy * (inverse.ty - start.y)
        guard abs(across) < 1e4, abs(down) < 1e4, position.isFinite else { return .constant(location: 1) }
        return .linear(position: position, across: across, down: down)
    }

    private static func radial(_ matrix: CGAffineTransform, from start: Double, to end: Double) -> Geometry {
        guard matrix.isDrawable, start.isFinite, end.isFinite else { return .constant(location: 1) }
        let length = end - start
        // Equal radii make a hard edge, as a very short ramp does.
        let factor = abs(length) < 1e-6 ? 1e6 : 1 / length
        return .radial(matrix, start: start, factor: factor)
    }

    private static func angular(_ matrix: CGAffineTransform, from start: Double, to end: Double) -> Geometry {
        guard matrix.isDrawable, start.isFinite, end.isFinite, start != end else { return .constant(location: 1) }
        let length = abs(end - start)
        let turn = 2 * Double.pi
        // If the sweep is longer than a full turn, the last turn is visible, as SwiftUI documents.
        let sweep = min(length, turn)
        let first = end > start ? end - sweep : -(end + sweep)
        let mirrored = end > start ? matrix : matrix.concatenating(CGAffineTransform(scaleX: 1, y: -1))
        let turned = mirrored.concatenating(CGAffineTransform(rotationAngle: -remainder(first, turn)))
        return .angular(turned, sweep: sweep, from: 1 - sweep / length, to: 1)
    }

    /// Whether every pixel is opaque.
    func isOpaque(alpha: Double) -> Bool { alpha >= 1 && stops.stops.allSatisfy { $0.alpha >= 1 } }

    /// The pixels that a gradient writes to.
    struct Target {
        /// The wanted pixels.
        let rect: PixelRect
        /// The first wanted pixel.
        let pixels: UnsafeMutablePointer<UInt32>
        /// The number of pixels from row to row.
        let stride: Int
        /// The coverage of the wanted pixels. Pixels that are not covered may keep their values; nil if all are covered.
        var coverage: (bytes: UnsafePointer<UInt8>, stride: Int)?
    }

    /// Fills a part of the pixels of `rect`, from whose corner the numbers of the gradient count.
    func fill(_ target: Target, of rect: PixelRect, table: [UInt32]) {
        let (width, size) = (Int32(rect.width), Int32(table.count))
        let part = cpixels_part(
            left: Int32(target.rect.minX - rect.minX), top: Int32(target.rect.minY - rect.minY),
            right: Int32(target.rect.maxX - rect.minX), bottom: Int32(target.rect.maxY - rect.minY),
            pixels: target.pixels, stride: target.stride, coverage: target.coverage?.bytes,
            coverage_stride: target.coverage?.stride ?? 0)
        let (left, top) = (Double(rect.minX), Double(rect.minY))
        func numbers(_ matrix: CGAffineTransform) -> [Double] {
            let moved = CGAffineTransform(translationX: left, y: top).concatenating(matrix)
            return [moved.a, moved.b, moved.c, moved.d, moved.tx, moved.ty]
        }
        switch geometry {
        case .linear(let position, let across, let down):
            cpixels_linear_gradient(
                part, width, position + (left + 0.5) * across + (top + 0.5) * down, across, down, table, size)
        case .radial(let matrix, let start, let factor):
            cpixels_radial_gradient(part, numbers(matrix), start, factor, table, size)
        case .angular(let matrix, let sweep, let from, let to):
            cpixels_angular_gradient(part, numbers(matrix), sweep, from, to, table, size)
        case .constant(let location):
            let color = table[location >= 1 ? table.count - 1 : 0]
            cpixels_linear_gradient(part, width, 0, 0, 0, [color], 1)
        }
    }
}
