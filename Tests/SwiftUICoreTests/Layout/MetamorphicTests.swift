import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Changes of a view that change nothing in its picture.
@MainActor @Suite struct MetamorphicTests {
    private static let size = CGSize(width: 120, height: 80)
    private nonisolated static let seeds = 0..<120

    /// Returns the tree of a seed, of which one view, another for each seed, is changed.
    private func tree(
        _ seed: Int, factor: CGFloat = 1, change: (@MainActor (AnyView) -> AnyView)? = nil
    ) -> AnyView {
        let depth = 2 + seed % 4
        var plain = RandomTree(seed: UInt64(seed), factor: factor)
        _ = plain.view(depth: depth)
        var tree = RandomTree(seed: UInt64(seed), factor: factor, place: seed * 7 % plain.count, change: change)
        return tree.view(depth: depth)
    }

    /// The views without views inside, with their frames.
    private func leaves(_ root: _LayoutNode, factor: CGFloat = 1) -> [String] {
        guard root.children.isEmpty else { return root.children.flatMap { leaves($0, factor: factor) } }
        let numbers = [root.absoluteOrigin.x, root.absoluteOrigin.y, root.frame.width, root.frame.height]
        let rounded = numbers.map { ($0 * factor * 1e4).rounded() / 1e4 + 0 }
        return ["\(root.inspectedType) \(rounded)"]
    }

    private func picture(_ view: some View, scale: CGFloat = 1) -> (list: DisplayList, leaves: [String]) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let session = RenderSession(shaper: FakeShaper(), images: NoImages())
        let result = ViewRenderer(environment: environment, session: session).render(view, size: MetamorphicTests.size)
        return (result.displayList, leaves(result.root))
    }

    private func expectSame(
        _ seed: Int, sourceLocation: SourceLocation = #_sourceLocation, _ change: @escaping @MainActor (AnyView) -> AnyView
    ) {
        let (first, second) = (picture(tree(seed)), picture(tree(seed, change: change)))
        #expect(first.leaves == second.leaves, "tree \(seed)", sourceLocation: sourceLocation)
        #expect(first.list == second.list, "tree \(seed)", sourceLocation: sourceLocation)
    }

    // MARK: Views around and beside a view

    @Test(arguments: seeds) func anotherAnyViewAroundAView(seed: Int) { expectSame(seed) { AnyView(AnyView($0)) } }

    @Test(arguments: seeds) func aGroupAroundAView(seed: Int) { expectSame(seed) { view in AnyView(Group { view }) } }

    @Test(arguments: seeds) func anEmptyViewBesideAView(seed: Int) {
        expectSame(seed) { view in AnyView(Group { view; EmptyView() }) }
    }

    @Test(arguments: seeds) func anEmptyGroupBeforeAView(seed: Int) {
        expectSame(seed) { view in AnyView(Group { Group {}; view }) }
    }

    @Test(arguments: seeds) func aConditionThatHolds(seed: Int) {
        expectSame(seed) { view in AnyView(Group { if seed >= 0 { view } else { Color.blue } }) }
    }

    @Test(arguments: seeds) func aViewOfItsOwn(seed: Int) {
        struct Own: View {
            let content: AnyView
            var body: some View { content }
        }
        expectSame(seed) { AnyView(Own(content: $0)) }
    }

    @Test(arguments: seeds) func aModifierThatDoesNothing(seed: Int) {
        expectSame(seed) { AnyView($0.modifier(EmptyModifier())) }
    }

    // MARK: Changes and their opposites

    @Test(arguments: seeds) func paddingAndItsOpposite(seed: Int) {
        let length = CGFloat(1 + seed % 9)
        expectSame(seed) { AnyView($0.padding(length).padding(-length)) }
    }

    @Test(arguments: seeds) func anOffsetAndItsOpposite(seed: Int) {
        expectSame(seed) { AnyView($0.offset(x: 3, y: -8).offset(x: -3, y: 8)) }
    }

    @Test(arguments: seeds) func aBackgroundOfNothing(seed: Int) {
        expectSame(seed) { AnyView($0.background { EmptyView() }) }
    }

    // MARK: The order of modifiers that do not know each other

    /// Layout priorities and frames do know each other: a priority ends at a frame, as in SwiftUI.
    @Test(arguments: seeds) func effectsAndFrames(seed: Int) {
        let first = picture(tree(seed) { AnyView($0.frame(width: 20).hueRotation(.degrees(20)).zIndex(1)) })
        let second = picture(tree(seed) { AnyView($0.hueRotation(.degrees(20)).zIndex(1).frame(width: 20)) })
        #expect(first.leaves == second.leaves, "tree \(seed)")
    }

    @Test(arguments: seeds) func valuesOfTheEnvironment(seed: Int) {
        let first = picture(tree(seed) { AnyView($0.font(.system(size: 7)).foregroundStyle(.blue).lineLimit(1)) })
        let second = picture(tree(seed) { AnyView($0.lineLimit(1).foregroundStyle(.blue).font(.system(size: 7))) })
        #expect(first.leaves == second.leaves && first.list == second.list, "tree \(seed)")
    }

    @Test(arguments: seeds) func opacityAndPadding(seed: Int) {
        let first = picture(tree(seed) { AnyView($0.opacity(0.5).padding(3)) })
        let second = picture(tree(seed) { AnyView($0.padding(3).opacity(0.5)) })
        #expect(first.leaves == second.leaves, "tree \(seed)")
    }

    // MARK: Scales

    /// Lengths of twice the size in points of half the pixels: all is rounded to the same pixels. The ten points that colors and
    /// geometry readers take where nothing is proposed do not grow, so trees give them ideal sizes.
    @Test(arguments: seeds) func twiceTheSize(seed: Int) {
        var environment = EnvironmentValues()
        func leaves(_ view: AnyView, scale: CGFloat, factor: CGFloat) -> [String] {
            environment.displayScale = scale
            let session = RenderSession(shaper: FakeShaper(), images: NoImages())
            let size = CGSize(width: 120 * factor, height: 80 * factor)
            let root = ViewRenderer(environment: environment, session: session).render(view, size: size).root
            return self.leaves(root, factor: 1 / factor)
        }
        let first = leaves(tree(seed), scale: 2, factor: 1)
        let second = leaves(tree(seed, factor: 2), scale: 1, factor: 2)
        #expect(first == second, "tree \(seed)")
    }
}
