import Foundation
import Testing

@testable import SwiftUICore

/// A generator with the same numbers in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

/// A random tree of views of all kinds.
@MainActor struct RandomTree {
    private var generator: SeededGenerator
    /// Whether views stay inside their parents: without offsets, fixed sizes, and inflexible texts and boxes.
    private let keepsInside: Bool

    init(seed: UInt64, keepsInside: Bool) {
        generator = SeededGenerator(state: seed)
        self.keepsInside = keepsInside
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    private mutating func length() -> CGFloat { CGFloat(number(0...40)) / 2 }

    private mutating func alignment() -> Alignment {
        let all: [Alignment] = [.center, .leading, .topTrailing, .bottom, .topLeading]
        return all[number(0...4)]
    }

    private mutating func leaf() -> AnyView {
        switch number(0...4) {
        case 0 where !keepsInside: return AnyView(Box(length(), length()))
        case 1 where !keepsInside: return AnyView(Text("some words to wrap").font(.system(size: 4)))
        case 2: return AnyView(Color.red)
        case 3: return AnyView(Spacer(minLength: 0))
        default:
            let most = keepsInside ? CGFloat.infinity : 5 + length()
            return AnyView(Box(width: 0...most, height: 0...CGFloat.infinity))
        }
    }

    mutating func view(depth: Int) -> AnyView {
        if depth == 0 { return leaf() }
        let children = (0..<number(1...4)).map { _ in view(depth: depth - 1) }
        let content = ForEach(0..<children.count, id: \.self) { children[$0] }
        let first = children[0]
        switch number(0...(keepsInside ? 9 : 15)) {
        case 0, 1: return AnyView(HStack(alignment: alignment().vertical, spacing: 0) { content })
        case 2, 3: return AnyView(VStack(alignment: alignment().horizontal, spacing: 0) { content })
        case 4: return AnyView(ZStack(alignment: alignment()) { content })
        case 5: return AnyView(first.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment()))
        case 6: return AnyView(first.background { children[children.count - 1] })
        // A nested aspect ratio has another size each time its own size is proposed.
        case 7: return AnyView(leaf().aspectRatio(CGFloat(number(1...3)), contentMode: .fit))
        case 8: return AnyView(GeometryReader { _ in first })
        case 9: return AnyView(first.layoutPriority(Double(number(0...2))))
        case 10: return AnyView(first.padding(length() - 5))
        case 11: return AnyView(first.frame(width: length(), height: length(), alignment: alignment()))
        case 12: return AnyView(ViewThatFits { content })
        case 13: return AnyView(Grid { GridRow { content }; first })
        case 14: return AnyView(LazyVGrid(columns: [GridItem(), GridItem(.adaptive(minimum: 10))]) { content })
        default: return AnyView(ScrollView { content }.offset(x: length(), y: -length()).fixedSize())
        }
    }
}

@MainActor @Suite struct RandomTreeTests {
    private static let size = CGSize(width: 120, height: 80)

    private func tree(_ seed: Int, keepsInside: Bool = false) -> AnyView {
        var tree = RandomTree(seed: UInt64(seed), keepsInside: keepsInside)
        return tree.view(depth: 2 + seed % 4)
    }

    private func nodes(_ root: _LayoutNode) -> [_LayoutNode] { [root] + root.children.flatMap(nodes) }

    @Test(arguments: 0..<150) func everyNumberIsOne(seed: Int) {
        let root = layOut(tree(seed), RandomTreeTests.size).root
        for node in nodes(root) {
            let values = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
            #expect(values.allSatisfy { $0.isFinite }, "\(node.inspectedType) in tree \(seed)")
            #expect(node.frame.width >= 0 && node.frame.height >= 0)
        }
    }

    @Test(arguments: 0..<50) func theSameTreeLiesTheSame(seed: Int) {
        let first = InspectedView(layOut(tree(seed), RandomTreeTests.size).root)
        let second = InspectedView(layOut(tree(seed), RandomTreeTests.size).root)
        #expect(first == second)
    }

    /// Views that never exceed their proposal are inside the sizes that their parents reported.
    @Test(arguments: 0..<150) func flexibleViewsStayInside(seed: Int) {
        let root = layOut(tree(seed, keepsInside: true), RandomTreeTests.size).root
        for node in nodes(root) where node.inspectedType != ".background" {
            for child in node.children {
                let inside = CGRect(origin: .zero, size: node.frame.size).insetBy(dx: -1e-6, dy: -1e-6)
                let fits = inside.minX <= child.frame.minX && child.frame.maxX <= inside.maxX
                    && inside.minY <= child.frame.minY && child.frame.maxY <= inside.maxY
                let (inner, outer) = ("\(child.inspectedType) \(child.frame)", "\(node.inspectedType) \(node.frame)")
                #expect(fits, "\(inner) in \(outer), tree \(seed)")
            }
        }
    }

    @Test(arguments: 0..<50) func mirroredTreesAreMirrored(seed: Int) {
        let forward = nodes(layOut(tree(seed), RandomTreeTests.size).root)
        let mirrored = nodes(layOut(tree(seed), RandomTreeTests.size, direction: .rightToLeft).root)
        #expect(forward.count == mirrored.count)
        for (first, second) in zip(forward, mirrored) where !(first is TextNode) {
            let right = RandomTreeTests.size.width - first.absoluteOrigin.x - first.frame.width
            #expect(abs(right - second.absoluteOrigin.x) < 1e-6, "\(first.inspectedType) in tree \(seed)")
        }
    }
}
