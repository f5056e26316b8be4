import Foundation
import Testing

@testable import SwiftUICore

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
