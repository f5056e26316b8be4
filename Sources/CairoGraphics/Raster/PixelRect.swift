import CPango
import Foundation

/// A rectangle of whole device pixels. The maximum edges are exclusive.
struct PixelRect: Hashable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int

    static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    /// Creates the smallest rectangle around `bounds`.
    init(around bounds: Bounds) {
        guard !bounds.isEmpty else {
            self = .empty
            return
        }
        func limited(_ value: Double) -> Int { Int(max(-1e9, min(1e9, value))) }
        // A ten-thousandth of a pixel is a rounding error and not ink.
        self.init(
            minX: limited((bounds.minX + 1e-4).rounded(.down)), minY: limited((bounds.minY + 1e-4).rounded(.down)),
            maxX: limited((bounds.maxX - 1e-4).rounded(.up)), maxY: limited((bounds.maxY - 1e-4).rounded(.up)))
    }

    var width: Int { max(0, maxX - minX) }
    var height: Int { max(0, maxY - minY) }
    var isEmpty: Bool { maxX <= minX || maxY <= minY }
    var area: Int { width * height }

    /// The rows as a range.
    var rows: Range<Int> { minY..<max(minY, maxY) }

    /// Returns the part of the rectangle in `rows`.
    func rows(_ rows: Range<Int>) -> PixelRect {
        intersection(PixelRect(minX: minX, minY: rows.lowerBound, maxX: maxX, maxY: rows.upperBound))
    }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }
}

/// The bounds of ink, extended point by point.
struct Bounds: Hashable {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    var isEmpty: Bool { !(minX < maxX && minY < maxY) }

    init() {}

    init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    init(_ rect: PixelRect) {
        self.init(minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX), maxY: Double(rect.maxY))
    }

    mutating func include(_ point: CGPoint) {
        minX = min(minX, point.x)
        minY = min(minY, point.y)
        maxX = max(maxX, point.x)
        maxY = max(maxY, point.y)
    }

    func union(_ other: Bounds) -> Bounds {
        Bounds(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    func intersection(_ other: Bounds) -> Bounds {
        Bounds(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    /// Returns the bounds extended by `x` to the left and right and by `y` up and down. A line without width becomes a
    /// rectangle.
    func expanded(x: Double, y: Double) -> Bounds {
        guard minX <= maxX else { return self }
        return Bounds(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
    }

    func offset(x: Double, y: Double) -> Bounds {
        Bounds(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
    }

    func scaled(by factor: Double) -> Bounds {
        Bounds(minX: minX * factor, minY: minY * factor, maxX: maxX * factor, maxY: maxY * factor)
    }
}
