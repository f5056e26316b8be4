import Foundation
import SwiftUI

/// A mark with its place found: what is drawn, in points from the plot's top left corner.
struct Figure {
    enum Shape {
        case fill(Path)
        case stroke(Path, StrokeStyle)
        case view(AnyView)
    }

    var shape: Shape
    /// The frame that gradients run over and annotations stand beside.
    var frame: CGRect
    var paint: AnyShapeStyle
    var style: MarkStyle
    /// The frames that the annotations stand beside, where they are not `frame`.
    var annotated: [(frame: CGRect, annotation: MarkAnnotation)] = []

    /// Whether the marks' annotations are all in `annotated`, as a line's are.
    var collectsAnnotations = false

    var path: Path? {
        switch shape {
        case .fill(let path), .stroke(let path, _): path
        case .view: nil
        }
    }
}
