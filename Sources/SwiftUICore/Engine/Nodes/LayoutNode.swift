import DisplayList
import Foundation

/// A resolved view in the layout engine. It answers proposals, is placed once, and draws.
///
/// Coordinates are logical until a node is placed: x increases from the leading edge. Placement mirrors them in
/// right-to-left layouts.
public class _LayoutNode {
    final let session: RenderSession
    final let isRightToLeft: Bool
    final let displayScale: CGFloat
    /// Whether the content is marked as private.
    final let isPrivacySensitive: Bool
    @exclusivity(unchecked) final var traits = ViewTraits()
    /// The views and controls from whose bodies the node was resolved, innermost first. Recorded only for inspection.
    final var sourceViews: [String] = []
    /// The traces of the view, control or modifier that the node stands for, and then of the modifiers around it that
    /// gave it no node of their own. Recorded only while `SourceTrace.isRecording` is set.
    package final var sourceTraces: [SourceTrace] = []
    /// What VoiceOver reads in place of the views inside, where a control without taps was resolved to this node alone.
    final var controlSpeech: (() -> SpokenContent?)?

    /// The frame in the parent's coordinates, in points. Set by `place`.
    @exclusivity(unchecked) final private(set) var frame = CGRect.zero
    /// The proposal with which the node was placed.
    final private(set) var placedProposal = ProposedViewSize.zero
    /// The position of the top-left corner in the entire picture, before transformations.
    final private(set) var absoluteOrigin = CGPoint.zero
    private var transformation: PlacedTransformation?

    // Accesses to the unchecked properties never overlap. Exclusivity checks would cost more than the accesses.
    @exclusivity(unchecked) private var sizes = SizeCache()
    private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, size: CGSize, guide: CGFloat?)] = []
    /// The version of the session's containers for which the cached sizes are valid.
    @exclusivity(unchecked) private var sizesVersion = 0
    @exclusivity(unchecked) private var knownSpacing: ViewSpacing?
    @exclusivity(unchecked) private var knownGuides: ExplicitGuides?

    init(context: _ResolutionContext) {
        session = context.session
        isRightToLeft = context.environment.layoutDirection == .rightToLeft
        displayScale = context.environment.displayScale
        isPrivacySensitive = context.environment.isPrivacySensitive
    }

    // Subclasses override these.

    var children: [_LayoutNode] { [] }
    /// The child of a node with exactly one child, without an array allocation; nil for all other nodes.
    var onlyChild: _LayoutNode? { nil }
    func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Whether computing a size takes longer than looking it up in the cache.
    var cachesSizes: Bool { true }
    func computeSpacing() -> ViewSpacing { ViewSpacing() }
    /// Whether a frame around the view keeps the view's spacing, as a spacer's does.
    var keepsSpacingInFrames: Bool { false }
    func computeExplicitGuides() -> ExplicitGuides { .none }
    /// Returns an alignment guide that the view or a descendant sets explicitly. `size` is the view's size for
    /// `proposal`.
    func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
    func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {}
    func draw(in drawing: inout DrawingContext) { drawing.drawChildren(of: self) }
    /// The node's type name in a layout tree.
    var inspectedType: String { InspectedName.of(self) }
    var inspectedDetails: InspectedView.Details { InspectedView.Details() }
    /// Whether what the children draw outside the node's frame is cut off.
    var clipsChildren: Bool { false }
    /// What VoiceOver reads of the node itself; nil if it is no element.
    var spokenContent: SpokenContent? { nil }
    /// Returns the node's own value for a preference key, which precedes its children's values.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { inheritedPreference(key) }

    /// The position of the node's own coordinates in the picture.
    final var place: ViewPlace {
        ViewPlace(frame: CGRect(origin: absoluteOrigin, size: frame.size), transformation: transformation)
    }

    // Parents call these.

    /// Returns the view's size for `proposal`. Lengths are never NaN or negative, but can be infinite.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if sizesVersion != session.layoutVersion {
            sizesVersion = session.layoutVersion
            sizes = SizeCache()
            guides = []
        }
        if let known = sizes[proposal] { return known }
        guard hasRoom else { return .zero }
        var size = computeSize(proposal.sanitized)
        if !(size.width >= 0) { size.width = 0 }
        if !(size.height >= 0) { size.height = 0 }
        if cachesSizes { sizes.add(size, for: proposal) }
        return size
    }

    final var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        guard hasRoom else { return ViewSpacing() }
        let spacing = computeSpacing()
        knownSpacing = spacing
        return spacing
    }

    final var explicitGuides: ExplicitGuides {
        if let knownGuides { return knownGuides }
        guard hasRoom else { return .none }
        let guides = computeExplicitGuides()
        knownGuides = guides
        return guides
    }

    /// Whether the stack has room for another level. If not, the session fails.
    private final var hasRoom: Bool {
        if session.stack.hasRoom(reserving: StackGuard.layoutReserve) { return true }
        session.fail(.layoutTooDeep)
        return false
    }

    final func explicitGuide(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard explicitGuides.contains(key) else { return nil }
        for known in guides where known.key == key && known.proposal == proposal && known.size == size {
            return known.guide
        }
        guard hasRoom else { return nil }
        let guide = explicitAlignment(key, in: size, proposal: proposal).flatMap { $0.isFinite ? $0 : nil }
        guides.append((key, proposal, size, guide))
        return guide
    }

    final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(size: size, of: self, in: proposal)
    }

    /// Places the node at `origin` in its parent's physical coordinates, and then its descendants.
    final func place(at origin: CGPoint, proposal: ProposedViewSize, context: PlacementContext) {
        guard hasRoom else { return }
        let size = sizeThatFits(proposal).finite(or: proposal)
        frame = CGRect(origin: origin.finite, size: size)
        placedProposal = proposal
        var inner = context.moved(by: frame.origin)
        inner.isRightToLeft = isRightToLeft
        (absoluteOrigin, transformation) = (inner.origin, inner.transformation)
        placeChildren(in: size, proposal: proposal, context: inner)
    }

    /// Places `child` at a logical origin inside this node's `size`.
    final func place(
        _ child: _LayoutNode, at origin: CGPoint, proposal: ProposedViewSize, in size: CGSize,
        context: PlacementContext
    ) {
        var origin = origin
        if isRightToLeft {
            origin.x = size.width - origin.x - child.sizeThatFits(proposal).finite(or: proposal).width
        }
        child.place(at: origin, proposal: proposal, context: context)
    }

    final func inheritedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        if let onlyChild { return onlyChild.preference(key) }
        var value: K.Value?
        for child in children {
            guard let next = child.preference(key) else { continue }
            if value == nil { value = next } else { K.reduce(value: &value!, nextValue: { next }) }
        }
        return value
    }
}

/// The position in the picture at which a node is placed.
struct PlacementContext {
    /// The parent's top-left corner in the entire picture, before transformations.
    var origin = CGPoint.zero
    /// The transformation with which the parent is drawn.
    var transformation: PlacedTransformation?
    /// The enclosing named coordinate spaces.
    var spaces: [AnyHashable: ViewPlace] = [:]
    /// The area beyond their layout area into which views can extend.
    var safeArea = SafeArea()
    var isRightToLeft = false

    /// Returns the place of a view of `size` at the parent's corner.
    func place(of size: CGSize) -> ViewPlace {
        ViewPlace(frame: CGRect(origin: origin, size: size), transformation: transformation)
    }

    func moved(by offset: CGPoint) -> PlacementContext {
        var context = self
        context.origin.x += offset.x
        context.origin.y += offset.y
        context.origin = context.origin.finite
        return context
    }
}

extension ProposedViewSize {
    /// The proposal without invalid lengths, which custom layouts can produce: NaN becomes nil, negative lengths become
    /// 0.
    var sanitized: ProposedViewSize {
        func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : max(0, $0) } }
        return ProposedViewSize(width: valid(width), height: valid(height))
    }
}

extension CGPoint {
    /// The point with NaN and infinite coordinates replaced by 0.
    var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension CGSize {
    /// Returns the size with infinite lengths replaced by the proposed ones, or by 0.
    func finite(or proposal: ProposedViewSize) -> CGSize {
        if width.isFinite && height.isFinite { return self }
        func finite(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
            length.isFinite ? length : proposed.flatMap { $0.isFinite ? $0 : nil } ?? 0
        }
        return CGSize(width: finite(width, proposal.width), height: finite(height, proposal.height))
    }
}
