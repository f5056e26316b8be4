import Foundation

/// The drawing of an image by a closure. Images with the same one are equal.
// The closure is called where views are resolved, on the main actor.
final class DrawnImage: Hashable, @unchecked Sendable {
    /// The size in points.
    let size: CGSize
    /// Returns the node that draws an image of this drawing.
    let node: (Image, _ResolutionContext) -> _LayoutNode

    init(size: CGSize, node: @escaping (Image, _ResolutionContext) -> _LayoutNode) {
        (self.size, self.node) = (size, node)
    }

    static func == (left: DrawnImage, right: DrawnImage) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
