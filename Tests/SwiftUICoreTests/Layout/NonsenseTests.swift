import Foundation
import Testing

@testable import SwiftUICore

/// A layout that returns the same size for every proposal.
private struct Stubborn: Layout {
    let answer: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: answer, height: answer)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: answer, y: answer), anchor: UnitPoint(x: answer, y: answer),
                proposal: ProposedViewSize(width: answer, height: answer))
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { answer }
}

/// A view that returns the same length for every proposal.
private struct Odd: _PrimitiveView {
    let length: CGFloat

    static func _resolve(_ view: Odd, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        nodes.append(OddNode(view.length, context: context))
    }
}

private final class OddNode: _LayoutNode {
    private let length: CGFloat

    init(_ length: CGFloat, context: _ResolutionContext) {
        self.length = length
        super.init(context: context)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: length, height: length) }
}

@MainActor @Suite struct NonsenseTests {
    private nonisolated static let lengths: [CGFloat] = [.nan, .infinity, -.infinity, -7, .greatestFiniteMagnitude]

    private func expectNumbers<V: View>(
        _ view: V, size: CGSize = CGSize(width: 50, height: 40), sourceLocation: SourceLocation = #_sourceLocation
    ) {
        func check(_ node: _LayoutNode) {
            let frame = node.frame
            let origin = node.absoluteOrigin
            let values = [frame.minX, frame.minY, frame.width, frame.height, origin.x, origin.y]
            #expect(
                values.allSatisfy { $0.isFinite }, "\(node.inspectedType) \(frame)", sourceLocation: sourceLocation)
            node.children.forEach(check)
        }
        check(layOut(view, size).root)
    }

    @Test(arguments: lengths) func layoutsWithInvalidResults(answer: CGFloat) {
        let stubborn = Stubborn(answer: answer) { Box(5, 5); Box.greedy }
        expectNumbers(HStack(alignment: .firstTextBaseline) { stubborn; Box(5, 5) })
        expectNumbers(Grid { GridRow { Stubborn(answer: answer) { Box(5, 5) }; Box(5, 5) } })
    }

    @Test(arguments: lengths) func viewsOfOddSizes(length: CGFloat) {
        let odd = Odd(length: length)
        expectNumbers(HStack { odd; Box.greedy; odd })
        expectNumbers(VStack(alignment: .trailing) { odd; Box(5, 5) })
        expectNumbers(ZStack(alignment: .bottomTrailing) { odd; Box(5, 5) })
        expectNumbers(Grid { GridRow { odd; Box(5, 5) }; odd })
        expectNumbers(LazyVGrid(columns: [GridItem(), GridItem(.adaptive(minimum: 10))]) { odd; Box(5, 5) })
        expectNumbers(List { odd; Box(5, 5) })
        expectNumbers(ScrollView { odd; Box(5, 5) })
        expectNumbers(ViewThatFits { odd; Box(5, 5) })
        expectNumbers(odd.frame(maxWidth: 20).padding(3).overlay { odd }.aspectRatio(1, contentMode: .fill))
        expectNumbers(Box(5, 5).safeAreaInset(edge: .bottom) { odd })
    }

    @Test(arguments: lengths) func modifiersOfOddLengths(length: CGFloat) {
        expectNumbers(Box.greedy.padding(length))
        expectNumbers(Box.greedy.frame(width: length, height: length))
        expectNumbers(Box.greedy.frame(minWidth: length, idealWidth: length, maxWidth: length))
        expectNumbers(Box.greedy.offset(x: length, y: length).position(x: length, y: length))
        expectNumbers(Box.greedy.aspectRatio(length, contentMode: .fit))
        expectNumbers(HStack(spacing: length) { Box(5, 5); Spacer(minLength: length); Box(5, 5) })
        expectNumbers(LazyVStack(spacing: length) { Box(5, 5); Box(5, 5) })
        expectNumbers(Box(5, 5).layoutPriority(Double(length)).zIndex(Double(length)))
        expectNumbers(HStack { Box(5, 5).layoutPriority(Double(length)); Box(5, 5).layoutPriority(1) })
        expectNumbers(VStack(alignment: .leading) { Box(5, 5).alignmentGuide(.leading) { _ in length }; Box(5, 5) })
        expectNumbers(Box(5, 5).containerRelativeFrame(.horizontal, count: 0, span: 3, spacing: length))
    }

    @Test(arguments: lengths) func proposalsWithoutMeaning(length: CGFloat) {
        var environment = EnvironmentValues()
        environment.displayScale = 2
        let session = RenderSession(shaper: FakeShaper(), images: NoImages())
        let view = HStack { Text("Hello"); Box.greedy; Grid { GridRow { Box.greedy } } }
        let result = ViewRenderer(environment: environment, session: session)
            .render(view, proposal: ProposedViewSize(width: length, height: length))
        #expect(result.root.frame.width.isFinite && result.root.frame.height.isFinite)
    }

    @Test func deepGridsAndScrollViewsEnd() {
        func deep(_ depth: Int) -> AnyView {
            if depth == 0 { return AnyView(Box(1, 1)) }
            let inner = deep(depth - 1)
            switch depth % 3 {
            case 0: return AnyView(Grid { GridRow { inner } })
            case 1: return AnyView(ScrollView { inner })
            default: return AnyView(ViewThatFits { inner })
            }
        }
        expectNumbers(deep(30))
    }
}
