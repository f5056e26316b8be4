import DisplayList
import Foundation

/// Where a view's own coordinates lie in the picture.
struct ViewPlace {
    /// Where layout has put the view, before transformations, in points.
    var frame: CGRect
    /// What turns and scales the view as it is drawn; nil where nothing does.
    var transformation: PlacedTransformation?

    /// From the view's own coordinates to the picture's.
    private var toPicture: CGAffineTransform {
        let moved = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        return transformation.map { moved.concatenating($0.matrix) } ?? moved
    }

    /// The smallest rectangle of the picture that holds the view.
    var pictureFrame: CGRect { transformation.map { frame.applying($0.matrix) } ?? frame }

    /// From the view's own coordinates to those of another.
    func coordinates(in other: ViewPlace) -> CGAffineTransform {
        // Most views share what turns them: numbers stay exact.
        if transformation === other.transformation {
            return CGAffineTransform(translationX: frame.minX - other.frame.minX, y: frame.minY - other.frame.minY)
        }
        return toPicture.concatenating(other.toPicture.inverted())
    }

    /// The view's frame in the coordinates of another.
    func frame(in other: ViewPlace) -> CGRect {
        CGRect(origin: .zero, size: frame.size).applying(coordinates(in: other))
    }
}

/// What turns and scales views as they are drawn, from where layout has put them to the picture.
final class PlacedTransformation {
    let matrix: CGAffineTransform

    init(_ matrix: CGAffineTransform) { self.matrix = matrix }
}
