import DisplayList
import Foundation

/// By what a drawing of a symbol or template image is found in a display list.
package enum DrawnMark: Hashable, Sendable {
    /// The outline of a symbol, or of a part of it.
    case outline(Path)
    /// The frame of a template image, in points.
    case template(CGRect)

    /// Returns whether an item that is no group is such a drawing.
    package func isDrawn(by item: DisplayItem) -> Bool {
        switch (self, item) {
        case (.outline(let path), .fill(let filled, _, _)): path == filled
        case (.outline(let path), .stroke(let stroked, _, _)): path == stroked
        case (.template(let frame), .image(let image)): image.template != nil && image.frame == frame
        default: false
        }
    }
}
