import Foundation

/// The shape of the open ends of a stroked line.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// The characteristics of a stroke that traces a path. Lengths are points.
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

/// The rule that determines a path's interior, and whether its edge is antialiased.
public struct FillStyle: Hashable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool

    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}

/// The shape of a rounded corner: a circular arc, or Apple's curve of continuous curvature.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
