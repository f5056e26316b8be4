import DisplayList
import Foundation

/// The position of a view's own coordinates in the picture.
struct ViewPlace {
    /// The frame from layout, before transformations, in points.
    var frame: CGRect
    /// The transformation with which the view is drawn; nil for none.
    var transformation: PlacedTransformation?

    /// The transform from the view's own coordinates to the picture's.
    private var toPicture: CGAffineTransform {
        let moved = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        return transformation.map { moved.concatenating($0.matrix) } ?? moved
    }

    /// The smallest rectangle in the picture that encloses the view.
    var pictureFrame: CGRect { transformation.map { frame.applying($0.matrix) } ?? frame }

    /// Returns the transform from the view's own coordinates to those of another view.
    func coordinates(in other: ViewPlace) -> CGAffineTransform {
        // Most views share their transformation. This path keeps their numbers exact.
        if transformation === other.transformation {
            return CGAffineTransform(translationX: frame.minX - other.frame.minX, y: frame.minY - other.frame.minY)
        }
        return toPicture.concatenating(other.toPicture.inverted())
    }

    /// Returns the view's frame in the coordinates of another view.
    func frame(in other: ViewPlace) -> CGRect {
        CGRect(origin: .zero, size: frame.size).applying(coordinates(in: other))
    }
}

/// The transformation with which views are drawn, from layout coordinates to the picture's.
final class PlacedTransformation {
    let matrix: CGAffineTransform

    init(_ matrix: CGAffineTransform) { self.matrix = matrix }
}
