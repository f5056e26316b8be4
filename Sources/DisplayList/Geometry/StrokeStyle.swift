import Foundation

/// How the open ends of a stroked line are drawn.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

/// How the corners of a stroked line are drawn.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// The traits of a line that traces a path; lengths are points.
public struct StrokeStyle: Hashable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
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

/// How the inside of a path is found and its edge smoothed.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The shape of a rounded corner: a circle's arc, or Apple's curve of continuous curvature.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
