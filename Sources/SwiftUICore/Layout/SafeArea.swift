import Foundation

/// The kinds of area that the system keeps free.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// The area that views are laid out in, and the one around it that they may reach into; in the whole picture's
/// coordinates, in points.
///
/// A widget has none of its own: its content margins are no safe area. Insets and safe paddings make one.
struct SafeArea {
    private(set) var outer = CGRect.zero
    private(set) var inner = CGRect.zero

    private static let tolerance = 0.01

    /// Takes `insets` off the frame of a view; an edge that touches a safe area's keeps what lies beyond.
    mutating func take(_ insets: EdgeInsets, off frame: CGRect, isRightToLeft: Bool) {
        let beyond = reach(of: frame, isRightToLeft: false)
        outer = frame.extended(by: beyond)
        let (left, right) = isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
        inner = frame.extended(
            by: EdgeInsets(top: -insets.top, leading: -left, bottom: -insets.bottom, trailing: -right))
    }

    /// How far a view could reach beyond the edges of `frame` that lie on the area's own.
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
    /// The rectangle grown by insets whose leading edge is on the left.
    fileprivate func extended(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.leading, y: minY - insets.top, width: max(0, width + insets.leading + insets.trailing),
            height: max(0, height + insets.top + insets.bottom))
    }
}
