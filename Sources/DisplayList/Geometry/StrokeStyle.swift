import Foundation

/// The shape of the open ends of a stroked line.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// The characteristics of a stroke that traces a path. Lengths are points.
public struct StrokeStyle: Hashable, Sendable {
    /// The width of the line. The path runs along its middle.
    public var lineWidth: CGFloat
    /// The shape of the line's and of each dash's ends.
    public var lineCap: CGLineCap
    /// The shape of the corners.
    public var lineJoin: CGLineJoin
    /// The longest miter, as a multiple of the line's width. Corners with a longer one are beveled.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps in turn, from a dash on, or empty for an unbroken line.
    public var dash: [CGFloat]
    /// The distance into the dash pattern at which the line starts.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

/// The rule that determines a path's interior, and whether its edge is antialiased.
public struct FillStyle: Hashable, Sendable {
    /// Whether the even-odd rule determines the interior. Otherwise the nonzero winding rule does.
    public var isEOFilled: Bool
    /// Whether pixels that the edge crosses are covered in part.
    public var isAntialiased: Bool

    /// Creates a style. `eoFill` chooses the even-odd rule.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The shape of a rounded corner: a circular arc, or Apple's curve of continuous curvature.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
