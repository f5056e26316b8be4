import DisplayList
import Foundation
import FoundationSupplement

/// A scrollable view. A picture shows the start of the content.
public struct ScrollView<Content: View> {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool
    private let place: SourcePlace
}

extension ScrollView: View {
    public typealias Body = Never

    public var body: Never { fatalError("a scroll view has no body") }

    /// Creates a scroll view. Indicators show only during scrolling, so a picture never has them.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, _file: StaticString = #fileID, _line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) {
        (self.axes, self.showsIndicators, self.content) = (axes, showsIndicators, content())
        place = SourcePlace(_file, _line)
    }

    public static func _resolve(_ view: ScrollView, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        if Unarchivable.takesPlace(of: "a ScrollView", at: view.place, in: context, into: &nodes) { return }
        var inner = context
        let isHorizontal = view.axes.contains(.horizontal) && !view.axes.contains(.vertical)
        inner.environment.stackOrientation = isHorizontal ? .horizontal : .vertical
        let container = RelativeContainer(context.environment.relativeContainer?.size ?? .zero)
        inner.environment.relativeContainer = container
        let parts = view.content.resolved(in: inner)
        let content = parts.count == 1
            ? parts[0]
            : isHorizontal
                ? ContainerNode(layout: HStackLayout(), children: parts, context: inner)
                : ContainerNode(layout: VStackLayout(), children: parts, context: inner)
        let padded = PaddingModifier(context.environment.scrollContentMargins).wrap(content, in: inner)
        nodes.append(ScrollViewNode(padded, axes: view.axes, container: container, context: context))
    }
}

/// Takes the proposed space along its scroll axes, and the content's size across them.
private final class ScrollViewNode: _LayoutNode {
    private let content: _LayoutNode
    private let axes: Axis.Set
    private let container: RelativeContainer
    private let initialAnchor: UnitPoint?
    /// The anchor of content that is shorter than the view.
    private let alignmentAnchor: UnitPoint?
    private let isClipped: Bool

    init(_ content: _LayoutNode, axes: Axis.Set, container: RelativeContainer, context: _ResolutionContext) {
        (self.content, self.axes, self.container) = (content, axes, container)
        initialAnchor = context.environment.scrollAnchor(for: .initialOffset)
        alignmentAnchor = context.environment.scrollAnchor(for: .alignment)
        isClipped = context.environment.scrollViewsClip
        super.init(context: context)
    }

    override var children: [_LayoutNode] { [content] }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    private func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        container.change(
            to: proposal.replacingUnspecifiedDimensions(by: container.size).finite(or: .zero), in: session)
        let offer = offer(proposal)
        return content.sizeThatFits(offer).finite(or: offer)
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        let size = contentSize(proposal)
        return CGSize(
            width: axes.contains(.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(.vertical) ? proposal.height ?? size.height : size.height)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        let view = ProposedViewSize(size)
        let contentSize = contentSize(view)
        var inner = context
        let space = context.place(of: size)
        inner.spaces[ScrollSpace(axis: nil)] = space
        if axes.contains(.horizontal) { inner.spaces[ScrollSpace(axis: .horizontal)] = space }
        if axes.contains(.vertical) { inner.spaces[ScrollSpace(axis: .vertical)] = space }
        // Content that fits also starts at the top unless an anchor places it elsewhere.
        func origin(_ length: CGFloat, _ content: CGFloat, scrolls: Bool, anchor: KeyPath<UnitPoint, CGFloat>) -> CGFloat {
            guard scrolls else { return (length - content) / 2 }
            let point = content < length ? alignmentAnchor : initialAnchor
            return (length - content) * (point?[keyPath: anchor] ?? 0)
        }
        let point = CGPoint(
            x: origin(size.width, contentSize.width, scrolls: axes.contains(.horizontal), anchor: \.x),
            y: origin(size.height, contentSize.height, scrolls: axes.contains(.vertical), anchor: \.y))
        place(content, at: point, proposal: offer(view), in: size, context: inner)
    }

    override var clipsChildren: Bool { isClipped }

    override func draw(in drawing: inout DrawingContext) {
        guard isClipped else { return drawing.draw(content) }
        drawing.drawClipped(to: frame.size) { [content] in $0.draw(content) }
    }
}

extension DrawingContext {
    /// Clips the drawing of `body` to the frame of the current node, which is `size` points large.
    mutating func drawClipped(to size: CGSize, _ body: (inout DrawingContext) -> Void) {
        let frame = pixelFrame(size)
        group(body) { $0.clips = [DisplayGroup.Clip(path: Path(frame), style: FillStyle())] }
    }
}

/// Passes a scroll proxy to its content. Nothing scrolls in a picture.
public struct ScrollViewReader<Content: View> {
    public var content: (ScrollViewProxy) -> Content

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }
}

extension ScrollViewReader: View {
    public var body: some View { content(ScrollViewProxy()) }
}

/// Scrolls the views inside a reader. A picture shows the initial position.
public struct ScrollViewProxy: Sendable {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
