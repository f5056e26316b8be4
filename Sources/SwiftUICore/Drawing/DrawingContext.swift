import DisplayList
import Foundation

/// Collects what nodes draw.
struct DrawingContext {
    private(set) var items: [DisplayItem] = []
    let session: RenderSession
    let displayScale: CGFloat
    /// The top left corner of the node being drawn, in the coordinates of the items.
    private(set) var origin = CGPoint.zero
    /// Whether those coordinates keep to the pixels' grid: only moved, not turned or scaled.
    private var isAligned = true
    /// Where the coordinates' origin lies on the grid.
    private var gridOffset = CGPoint.zero

    init(session: RenderSession, displayScale: CGFloat) {
        self.session = session
        self.displayScale = displayScale
    }

    mutating func append(_ item: DisplayItem) { items.append(item) }

    mutating func draw(_ node: _LayoutNode) {
        guard session.stack.hasRoom(reserving: StackGuard.layoutReserve) else {
            session.fail(.layoutTooDeep)
            return
        }
        let outer = origin
        origin.x += node.frame.minX
        origin.y += node.frame.minY
        node.draw(in: &self)
        origin = outer
    }

    /// Draws a node whose frame is in the coordinates of the items, wherever the node being drawn is.
    mutating func drawAtOrigin(_ node: _LayoutNode) {
        let outer = origin
        origin = .zero
        draw(node)
        origin = outer
    }

    /// Draws the children of `node`, those of a higher zIndex later.
    mutating func drawChildren(of node: _LayoutNode) {
        let children = node.children
        if children.contains(where: { $0.traits.zIndex != 0 }) {
            let order = children.indices.sorted {
                (children[$0].traits.zIndex, $0) < (children[$1].traits.zIndex, $1)
            }
            for index in order { draw(children[index]) }
        } else {
            for child in children { draw(child) }
        }
    }

    /// Draws what `body` draws into a group; `change` then sets what becomes of it.
    ///
    /// Inside, coordinates are the same as outside, unless `transform` is given.
    mutating func group(
        transform: CGAffineTransform = .identity, _ body: (inout DrawingContext) -> Void,
        change: (inout DisplayGroup) -> Void
    ) {
        var inner = self
        inner.items = []
        if !transform.isTranslation {
            inner.isAligned = false
        } else {
            inner.gridOffset.x += transform.tx
            inner.gridOffset.y += transform.ty
        }
        body(&inner)
        if inner.items.isEmpty { return }
        var group = DisplayGroup(items: inner.items)
        group.transform = transform
        change(&group)
        items.append(.group(group))
    }

    /// The items that `body` draws, apart from the others.
    func separately(_ body: (inout DrawingContext) -> Void) -> [DisplayItem] {
        var inner = self
        inner.items = []
        body(&inner)
        return inner.items
    }

    /// The frame of a node of `size`, its edges on whole pixels.
    func pixelFrame(_ size: CGSize) -> CGRect {
        guard isAligned else { return CGRect(origin: origin, size: size) }
        let (minX, minY) = (onGrid(origin.x, gridOffset.x), onGrid(origin.y, gridOffset.y))
        let maxX = onGrid(origin.x + size.width, gridOffset.x)
        let maxY = onGrid(origin.y + size.height, gridOffset.y)
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The node's origin on a whole pixel.
    var pixelOrigin: CGPoint {
        guard isAligned else { return origin }
        return CGPoint(x: onGrid(origin.x, gridOffset.x), y: onGrid(origin.y, gridOffset.y))
    }

    private func onGrid(_ value: CGFloat, _ offset: CGFloat) -> CGFloat {
        (value + offset).rounded(toScale: displayScale) - offset
    }
}
