import Foundation

/// The kinds of safe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// The layout area of views and the surrounding area into which they can extend, in the entire picture's coordinates,
/// in points.
///
/// A widget as a whole has no safe area, and its content margins do not count as one. Insets and safe area padding
/// create one.
struct SafeArea {
    private(set) var outer = CGRect.zero
    private(set) var inner = CGRect.zero

    private static let tolerance = 0.01

    /// Insets the area by `insets` at the frame of a view. An edge that touches the existing area's edge keeps the area
    /// beyond it.
    mutating func take(_ insets: EdgeInsets, off frame: CGRect, isRightToLeft: Bool) {
        let beyond = reach(of: frame, isRightToLeft: false)
        outer = frame.extended(by: beyond)
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        inner = frame.extended(
            by: EdgeInsets(top: -insets.top, leading: -left, bottom: -insets.bottom, trailing: -right))
    }

    /// Returns the distances by which a view can extend beyond the edges of `frame` that lie on the area's own edges.
    func reach(of frame: CGRect, isRightToLeft: Bool) -> EdgeInsets {
        func touches(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < SafeArea.tolerance }
        let left = touches(frame.minX, inner.minX) ? inner.minX - outer.minX : 0
        let right = touches(frame.maxX, inner.maxX) ? outer.maxX - inner.maxX : 0
        return EdgeInsets(
            top: touches(frame.minY, inner.minY) ? inner.minY - outer.minY : 0, leading: isRightToLeft ? right : left,
            bottom: touches(frame.maxY, inner.maxY) ? outer.maxY - inner.maxY : 0,
            trailing: isRightToLeft ? left : right)
    }
}

extension CGRect {
    /// Returns the rectangle expanded by insets whose leading edge is on the left.
    fileprivate func extended(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.leading, y: minY - insets.top, width: max(0, width + insets.leading + insets.trailing),
            height: max(0, height + insets.top + insets.bottom))
    }
}
