import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// A view with a given size or size limits that draws nothing.
struct Box {
    var least: CGSize
    var ideal: CGSize
    var most: CGSize

    /// Creates a box with a fixed size.
    init(_ width: CGFloat, _ height: CGFloat) {
        least = CGSize(width: width, height: height)
        (ideal, most) = (least, least)
    }

    /// Creates a box that takes the proposed size within limits.
    init(width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat>, ideal: CGSize = CGSize(width: 10, height: 10)) {
        least = CGSize(width: width.lowerBound, height: height.lowerBound)
        most = CGSize(width: width.upperBound, height: height.upperBound)
        self.ideal = ideal
    }

    /// A box that takes the whole proposal.
    static var greedy: Box { Box(width: 0...CGFloat.infinity, height: 0...CGFloat.infinity) }
}

extension Box: _PrimitiveView {
    static func _resolve(_ view: Box, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        nodes.append(BoxNode(view, context: context))
    }
}

private final class BoxNode: _LayoutNode {
    let box: Box

    init(_ box: Box, context: _ResolutionContext) {
        self.box = box
        super.init(context: context)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(
            width: min(max(proposal.width ?? box.ideal.width, box.least.width), box.most.width),
            height: min(max(proposal.height ?? box.ideal.height, box.least.height), box.most.height))
    }
}

/// A modifier that marks a view so that a fixture can name its frame.
private struct NameModifier: NodeModifier {
    let name: String

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        NamedNode(node, name: name, context: context)
    }
}

final class NamedNode: UnaryNode {
    let name: String

    init(_ child: _LayoutNode, name: String, context: _ResolutionContext) {
        self.name = name
        super.init(child, context: context)
    }
}

extension View {
    func named(_ name: String) -> some View { modifier(NameModifier(name: name)) }
}

/// Lays out `view` on a canvas and compares the frames of its named views, each as "x y width height" in points.
@MainActor func expectLayout<V: View>(
    _ width: CGFloat, _ height: CGFloat, _ frames: [String: String], scale: CGFloat = 1,
    direction: LayoutDirection = .leftToRight, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ view: () -> V
) {
    let actual = layOut(view(), CGSize(width: width, height: height), scale: scale, direction: direction).frames
    #expect(actual == frames, sourceLocation: sourceLocation)
}

/// Returns the frames of the named views in `view`, and the messages.
@MainActor func layOut<V: View>(
    _ view: V, _ size: CGSize, scale: CGFloat = 1, direction: LayoutDirection = .leftToRight
) -> (frames: [String: String], session: RenderSession, root: _LayoutNode) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    environment.layoutDirection = direction
    let session = RenderSession(shaper: FakeShaper(), images: NoImages())
    let result = ViewRenderer(environment: environment, session: session).render(view, size: size)
    var frames: [String: String] = [:]
    collect(result.root, &frames)
    return (frames, session, result.root)
}

private func collect(_ node: _LayoutNode, _ frames: inout [String: String]) {
    if let node = node as? NamedNode {
        let values = [node.absoluteOrigin.x, node.absoluteOrigin.y, node.frame.width, node.frame.height]
        frames[node.name] = values.map { formatted($0) }.joined(separator: " ")
    }
    for child in node.children { collect(child, &frames) }
}

/// Returns a number with at most two decimals, without trailing zeros.
private func formatted(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}
