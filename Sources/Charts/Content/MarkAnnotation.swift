import Foundation
import SwiftUI

/// A view beside a mark or over it.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    /// The distance between the mark and the annotation, in points; nil for the default.
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: @MainActor (AnnotationContext) -> AnyView
}

/// The information about its mark that an annotation receives.
public struct AnnotationContext {
    /// The mark's size, in points.
    public var targetSize: CGSize
}

/// The side of its mark on which an annotation lies.
public struct AnnotationPosition: Hashable, Sendable {
    enum Kind {
        case automatic, overlay, top, bottom, leading, trailing
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }

    let kind: Kind

    public static var automatic: AnnotationPosition { AnnotationPosition(kind: .automatic) }
    public static var overlay: AnnotationPosition { AnnotationPosition(kind: .overlay) }
    public static var top: AnnotationPosition { AnnotationPosition(kind: .top) }
    public static var bottom: AnnotationPosition { AnnotationPosition(kind: .bottom) }
    public static var leading: AnnotationPosition { AnnotationPosition(kind: .leading) }
    public static var trailing: AnnotationPosition { AnnotationPosition(kind: .trailing) }
    public static var topLeading: AnnotationPosition { AnnotationPosition(kind: .topLeading) }
    public static var topTrailing: AnnotationPosition { AnnotationPosition(kind: .topTrailing) }
    public static var bottomLeading: AnnotationPosition { AnnotationPosition(kind: .bottomLeading) }
    public static var bottomTrailing: AnnotationPosition { AnnotationPosition(kind: .bottomTrailing) }
}

/// The way in which an annotation is handled that extends beyond its bounds.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    public struct Boundary: Hashable, Sendable {
        enum Kind { case automatic, plot, chart }

        let kind: Kind

        public static var automatic: Boundary { Boundary(kind: .automatic) }
        public static var plot: Boundary { Boundary(kind: .plot) }
        public static var chart: Boundary { Boundary(kind: .chart) }
    }

    public struct Strategy: Hashable, Sendable {
        enum Kind: Hashable { case automatic, disabled, padScale, padPlot, fit(Boundary) }

        let kind: Kind

        public static var automatic: Strategy { Strategy(kind: .automatic) }
        public static var disabled: Strategy { Strategy(kind: .disabled) }
        public static var fit: Strategy { fit(to: .automatic) }
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
        /// Extends the scale. Here, the annotation moves into the plot instead.
        public static var padScale: Strategy { Strategy(kind: .padScale) }
        /// Shrinks the plot. Here, the annotation moves into the plot instead.
        public static var padPlot: Strategy { Strategy(kind: .padPlot) }
    }

    public var x: Strategy
    public var y: Strategy

    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }

    public static var automatic: AnnotationOverflowResolution { AnnotationOverflowResolution() }
}
