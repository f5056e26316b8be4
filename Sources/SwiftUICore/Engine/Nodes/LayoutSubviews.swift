import Foundation

/// A key for a value that a subview passes to its enclosing layout.
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A proxy for one subview of a layout.
public struct LayoutSubview: Equatable {
    let node: _LayoutNode
    let index: Int
    let recorder: PlacementRecorder?

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.node === rhs.node }

    public var priority: Double { node.traits.layoutPriority }
    public var spacing: ViewSpacing { node.spacing }

    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        node.traits.layoutValues[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// What the views inside said under `key`, or nil where none did.
    package func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { node.preference(key) }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.sizeThatFits(proposal) }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(in: proposal) }

    /// Places the subview's `anchor` at `position`. The last call counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        recorder?.placements[index] = .init(position: position, anchor: anchor, proposal: proposal)
    }
}

/// The subviews of a layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    public var layoutDirection: LayoutDirection
    let nodes: ArraySlice<_LayoutNode>
    let recorder: PlacementRecorder?

    init(
        nodes: ArraySlice<_LayoutNode>, layoutDirection: LayoutDirection, recorder: PlacementRecorder? = nil
    ) {
        (self.nodes, self.layoutDirection, self.recorder) = (nodes, layoutDirection, recorder)
    }

    public var startIndex: Int { nodes.startIndex }
    public var endIndex: Int { nodes.endIndex }

    public subscript(index: Int) -> LayoutSubview {
        LayoutSubview(node: nodes[index], index: index, recorder: recorder)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(nodes: nodes[bounds], layoutDirection: layoutDirection, recorder: recorder)
    }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(
            nodes: ArraySlice(indices.map { nodes[$0] }), layoutDirection: layoutDirection, recorder: recorder)
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.elementsEqual(rhs) { $0.node === $1.node }
    }

    func recording(into recorder: PlacementRecorder) -> LayoutSubviews {
        LayoutSubviews(nodes: nodes, layoutDirection: layoutDirection, recorder: recorder)
    }
}

/// Records where a layout places its subviews.
final class PlacementRecorder {
    struct Placement {
        var position: CGPoint
        var anchor: UnitPoint
        var proposal: ProposedViewSize

        func origin(size: CGSize) -> CGPoint {
            CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
        }
    }

    var placements: [Placement?]

    init(count: Int) { placements = Array(repeating: nil, count: count) }

    /// Returns the placement of a subview. A subview that the layout did not place is centered.
    func placement(of index: Int, in bounds: CGRect) -> Placement {
        placements[index]
            ?? Placement(
                position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(bounds.size))
    }
}
