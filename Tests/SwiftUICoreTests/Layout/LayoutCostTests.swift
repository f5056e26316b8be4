import Foundation
import Testing

@testable import SwiftUICore

/// Counts how often leaves are measured.
private final class Counter { var count = 0 }

private struct CountedLeaf: _PrimitiveView {
    let counter: Counter
    var box = Box(width: 0...CGFloat.infinity, height: 0...CGFloat.infinity)

    static func _resolve(_ view: CountedLeaf, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        nodes.append(CountedNode(view.counter, context: context))
    }
}

private final class CountedNode: _LayoutNode {
    private let counter: Counter

    init(_ counter: Counter, context: _ResolutionContext) {
        self.counter = counter
        super.init(context: context)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        counter.count += 1
        return CGSize(width: min(proposal.width ?? 10, 30), height: min(proposal.height ?? 10, 20))
    }

    override func computeExplicitGuides() -> ExplicitGuides { .only(VerticalAlignment.firstTextBaseline.key) }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        counter.count += 1
        return size.height / 2
    }
}

@MainActor @Suite struct LayoutCostTests {
    /// Returns nested stacks of ten views each, alternating between rows and columns, with `leaves` leaves.
    private func nested(_ leaves: Int, _ counter: Counter, isRow: Bool = true) -> AnyView {
        if leaves <= 1 { return AnyView(CountedLeaf(counter: counter)) }
        let parts = ForEach(0..<10, id: \.self) { _ in nested(leaves / 10, counter, isRow: !isRow) }
        return isRow
            ? AnyView(HStack(alignment: .firstTextBaseline) { parts })
            : AnyView(VStack(alignment: .leading) { parts })
    }

    private func cost(_ leaves: Int, _ make: (Int, Counter) -> AnyView) -> Int {
        let counter = Counter()
        _ = layOut(make(leaves, counter), CGSize(width: 1000, height: 800))
        return counter.count
    }

    @Test func nestedStacksCostNoMoreThanTheirLeaves() {
        let small = cost(1_000) { nested($0, $1) }
        let large = cost(10_000) { nested($0, $1) }
        #expect(large <= 12 * small, "\(small) for 1,000 leaves, \(large) for 10,000")
    }

    @Test(arguments: ["HStack", "VStack", "ZStack", "Grid", "LazyVGrid", "LazyVStack", "List"])
    func flatContainersCostNoMoreThanTheirLeaves(name: String) {
        func make(_ leaves: Int, _ counter: Counter) -> AnyView {
            let parts = ForEach(0..<leaves, id: \.self) { _ in CountedLeaf(counter: counter) }
            switch name {
            case "HStack": return AnyView(HStack { parts })
            case "VStack": return AnyView(VStack { parts })
            case "ZStack": return AnyView(ZStack { parts })
            case "Grid":
                return AnyView(
                    Grid {
                        ForEach(0..<leaves / 10, id: \.self) { _ in
                            GridRow { ForEach(0..<10, id: \.self) { _ in CountedLeaf(counter: counter) } }
                        }
                    })
            case "LazyVGrid": return AnyView(LazyVGrid(columns: [GridItem(), GridItem()]) { parts })
            case "LazyVStack": return AnyView(LazyVStack { parts })
            default: return AnyView(List { parts })
            }
        }
        let (small, large) = (cost(1_000, make), cost(10_000, make))
        #expect(large <= 12 * small, "\(small) for 1,000 leaves, \(large) for 10,000")
    }

    /// Columns that no cell tells apart are measured together.
    @Test func nestedGridsCostNoMoreForManyColumns() {
        func nested(_ depth: Int, _ span: Int, _ counter: Counter) -> AnyView {
            if depth == 0 { return AnyView(CountedLeaf(counter: counter)) }
            return AnyView(
                Grid {
                    GridRow { nested(depth - 1, span, counter); CountedLeaf(counter: counter) }
                    GridRow { nested(depth - 1, span, counter).gridCellColumns(span); CountedLeaf(counter: counter) }
                })
        }
        let (few, many) = (cost(3) { nested($0, 3, $1) }, cost(3) { nested($0, 1000, $1) })
        #expect(many <= 2 * few, "\(few) for 3 columns, \(many) for 1,000")
    }

    /// Each level measures its one child. The cache keeps the number of measurements from multiplying.
    @Test func depthDoesNotMultiply() {
        func deep(_ depth: Int, _ counter: Counter) -> AnyView {
            if depth == 0 { return AnyView(CountedLeaf(counter: counter)) }
            let inner = deep(depth - 1, counter)
            return depth % 2 == 0
                ? AnyView(HStack(alignment: .firstTextBaseline) { inner })
                : AnyView(VStack { inner })
        }
        let (small, large) = (cost(10) { deep($0, $1) }, cost(40) { deep($0, $1) })
        #expect(large <= 12 * small, "\(small) for 10 levels, \(large) for 40")
    }
}
