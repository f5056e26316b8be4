import CPixels
import DisplayList
import Foundation

/// The lengths of a filter in device pixels.
struct FilterMeasures {
    /// The standard deviations of the Gaussian.
    private(set) var sigmaX = 0.0
    private(set) var sigmaY = 0.0
    /// The offset of a shadow.
    private(set) var offsetX = 0.0
    private(set) var offsetY = 0.0
    private let keepsInk: Bool
    private let isShadow: Bool

    /// Measures a filter. `limit` is the largest standard deviation, beyond which any picture becomes an even tone.
    init(_ filter: DisplayFilter, through transform: CGAffineTransform, limit: Double) {
        switch filter {
        case .shadow(_, let radius, let offset):
            keepsInk = false
            isShadow = true
            setSigma(radius / 2, transform, limit)
            var linear = transform
            (linear.tx, linear.ty) = (0, 0)
            let moved = CGPoint(x: offset.width, y: offset.height).applying(linear)
            if moved.isFinite {
                (offsetX, offsetY) = (max(-1e6, min(1e6, moved.x)), max(-1e6, min(1e6, moved.y)))
            }
        case .blur(let radius, let isOpaque):
            keepsInk = isOpaque
            isShadow = false
            setSigma(radius, transform, limit)
        case .colorMatrix, .luminanceToAlpha:
            keepsInk = true
            isShadow = false
        }
    }

    private mutating func setSigma(_ sigma: Double, _ transform: CGAffineTransform, _ limit: Double) {
        guard sigma > 0, sigma.isFinite else { return }
        let scales = transform.keepsAxes ? transform.axisScales : (transform.meanScale, transform.meanScale)
        (sigmaX, sigmaY) = (min(limit, sigma * scales.0), min(limit, sigma * scales.1))
    }

    var reachX: Double { Double(cpixels_blur_reach(sigmaX)) }
    var reachY: Double { Double(cpixels_blur_reach(sigmaY)) }

    /// The pixels beyond the result in which a blur has to be right before its last box. An opaque one ends at its ink, and a shadow has
    /// pixels of its own.
    var roomX: Double { keepsInk || isShadow ? 0 : reachX / 3 * 2 }
    var roomY: Double { keepsInk || isShadow ? 0 : reachY / 3 * 2 }

    func ink(after ink: Bounds) -> Bounds {
        if keepsInk || ink.isEmpty { return ink }
        let blurred = ink.offset(x: offsetX, y: offsetY).expanded(x: reachX + 1, y: reachY + 1)
        return isShadow ? ink.union(blurred) : blurred
    }

    /// Returns the bounds of the input that affects the output inside `wanted`.
    func ink(neededFor wanted: Bounds) -> Bounds {
        if wanted.isEmpty { return wanted }
        let around = wanted.offset(x: -offsetX, y: -offsetY).expanded(x: reachX + 1, y: reachY + 1)
        return isShadow ? wanted.union(around) : around
    }
}
