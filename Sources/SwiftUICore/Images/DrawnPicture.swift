import DisplayList

/// A picture that has been drawn before, at its own size.
package struct DrawnPicture: _PrimitiveView {
    private let list: DisplayList

    /// - Parameter list: the picture, whose size in points is the view's.
    package init(_ list: DisplayList) { self.list = list }

    package static func _resolve(_ view: DrawnPicture, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        nodes.append(DrawnPictureNode(view.list, context: context))
    }
}

private final class DrawnPictureNode: _LayoutNode {
    private let list: DisplayList

    init(_ list: DisplayList, context: _ResolutionContext) {
        self.list = list
        super.init(context: context)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { list.size }

    override func draw(in drawing: inout DrawingContext) {
        let frame = drawing.pixelFrame(frame.size)
        var group = DisplayGroup(items: list.items)
        group.transform = CGAffineTransform(translationX: frame.minX, y: frame.minY)
        drawing.append(.group(group))
    }
}
