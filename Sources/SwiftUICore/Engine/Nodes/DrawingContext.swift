import DisplayList
import Foundation

/// Collects the display items that nodes draw.
struct DrawingContext {
    private(set) var items: [DisplayItem] = []
    let session: RenderSession
    let displayScale: CGFloat
    /// The top-left corner of the current node, in the items' coordinates.
    private(set) var origin = CGPoint.zero
    /// Whether those coordinates are aligned with the pixel grid: translated, but not rotated or scaled.
    private var isAligned = true
    /// The position of the coordinates' origin on the grid.
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

    /// Draws a node whose frame is in the items' coordinates, regardless of the current node's position.
    mutating func drawAtOrigin(_ node: _LayoutNode) {
        let outer = origin
        origin = .zero
        draw(node)
        origin = outer
    }

    /// Draws the children of `node` in the order of their zIndex.
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

    /// Draws the output of `body` into a group, which `change` then modifies.
    ///
    /// The coordinates inside are the same as outside, unless `transform` is given.
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

    /// Returns the items that `body` draws, without adding them.
    func separately(_ body: (inout DrawingContext) -> Void) -> [DisplayItem] {
        var inner = self
        inner.items = []
        body(&inner)
        return inner.items
    }

    /// Returns the frame of the current node for `size`, with its edges aligned to whole pixels.
    func pixelFrame(_ size: CGSize) -> CGRect {
        guard isAligned else { return CGRect(origin: origin, size: size) }
        let (minX, minY) = (onGrid(origin.x, gridOffset.x), onGrid(origin.y, gridOffset.y))
        let maxX = onGrid(origin.x + size.width, gridOffset.x)
        let maxY = onGrid(origin.y + size.height, gridOffset.y)
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The node's origin, aligned to a whole pixel.
    var pixelOrigin: CGPoint {
        guard isAligned else { return origin }
        return CGPoint(x: onGrid(origin.x, gridOffset.x), y: onGrid(origin.y, gridOffset.y))
    }

    private func onGrid(_ value: CGFloat, _ offset: CGFloat) -> CGFloat {
        (value + offset).rounded(toScale: displayScale) - offset
    }
}
