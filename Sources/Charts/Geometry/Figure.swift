import Foundation
import SwiftUI

/// A mark with a resolved position, in points from the plot's top-left corner.
struct Figure {
    enum Shape {
        case fill(Path)
        case stroke(Path, StrokeStyle)
        case view(AnyView)
    }

    var shape: Shape
    /// The reference frame of gradients and annotations.
    var frame: CGRect
    var paint: AnyShapeStyle
    var style: MarkStyle
    /// The annotations that have a frame other than `frame`.
    var annotated: [(frame: CGRect, annotation: MarkAnnotation)] = []

    /// Whether all the marks' annotations are in `annotated`, as those of a line are.
    var collectsAnnotations = false

    var path: Path? {
        switch shape {
        case .fill(let path), .stroke(let path, _): path
        case .view: nil
        }
    }
}
