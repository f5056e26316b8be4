import DisplayList
import Foundation

/// A view that has been resolved, as the layout engine sees it: it answers proposals, is placed once, and draws.
///
/// Coordinates are logical until a node is placed: x runs from the leading edge. Placing mirrors them where the layout
/// runs right to left.
public class _LayoutNode {
    final let session: RenderSession
    final let isRightToLeft: Bool
    final let displayScale: CGFloat
    @exclusivity(unchecked) final var traits = ViewTraits()
    /// The views and controls whose bodies the node came out of, the innermost first; kept where the session inspects.
    final var sourceViews: [String] = []

    /// Where the node is, in its parent's coordinates, in points. Set by `place`.
    @exclusivity(unchecked) final private(set) var frame = CGRect.zero
    /// What the node was offered when it was placed.
    final private(set) var placedProposal = ProposedViewSize.zero
    /// Where its top left corner is in the whole picture, before transformations.
    final private(set) var absoluteOrigin = CGPoint.zero
    private var transformation: PlacedTransformation?

    // Nobody else runs while one of these is read or written: checks of that would take longer than what they check.
    @exclusivity(unchecked) private var sizes = KnownSizes()
    private var guides: [(key: AlignmentKey, proposal: ProposedViewSize, size: CGSize, guide: CGFloat?)] = []
    /// The state of the session's containers that the sizes belong to.
    @exclusivity(unchecked) private var sizesVersion = 0
    @exclusivity(unchecked) private var knownSpacing: ViewSpacing?
    @exclusivity(unchecked) private var knownGuides: ExplicitGuides?

    init(context: _ResolutionContext) {
        session = context.session
        isRightToLeft = context.environment.layoutDirection == .rightToLeft
        displayScale = context.environment.displayScale
    }

    // What subclasses say.

    var children: [_LayoutNode] { [] }
    /// The child of a node that has exactly one, told without making an array of it; nil where it has others, or none.
    var onlyChild: _LayoutNode? { nil }
    func computeSize(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Whether finding a size takes longer than finding it again.
    var remembersSizes: Bool { true }
    func computeSpacing() -> ViewSpacing { ViewSpacing() }
    func computeExplicitGuides() -> ExplicitGuides { .none }
    /// An alignment guide that the view or something in it sets; `size` is the answer to `proposal`.
    func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }
    func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {}
    func draw(in drawing: inout DrawingContext) { drawing.drawChildren(of: self) }
    /// What the node is called in a layout tree, and what is to be said of it there.
    var inspectedType: String { InspectedName.of(self) }
    var inspectedDetails: InspectedView.Details { InspectedView.Details() }
    /// What VoiceOver reads of the node itself.
    var spokenLabel: String? { nil }
    /// What this node itself says under a preference key, before anything from its children.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { inheritedPreference(key) }

    /// Where the node's own coordinates lie in the picture.
    final var place: ViewPlace {
        ViewPlace(frame: CGRect(origin: absoluteOrigin, size: frame.size), transformation: transformation)
    }

    // What parents ask.

    /// The size the view takes when offered `proposal`; never NaN or negative, though maybe infinite.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if sizesVersion != session.layoutVersion {
            sizesVersion = session.layoutVersion
            sizes = KnownSizes()
            guides = []
        }
        if let known = sizes[proposal] { return known }
        guard hasRoom else { return .zero }
        var size = computeSize(proposal.sanitized)
        if !(size.width >= 0) { size.width = 0 }
        if !(size.height >= 0) { size.height = 0 }
        if remembersSizes { sizes.add(size, for: proposal) }
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

    /// Whether the stack has room for another level; where not, the session fails.
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

    /// Puts the node at `origin` of its parent's physical coordinates and everything in it where it belongs.
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

    /// Puts `child` at a logical origin inside this node's `size`.
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

/// Where in the picture a node is being placed.
struct PlacementContext {
    /// The parent's top left corner in the whole picture, before transformations.
    var origin = CGPoint.zero
    /// What turns and scales the parent as it is drawn.
    var transformation: PlacedTransformation?
    /// The named coordinate spaces around.
    var spaces: [AnyHashable: ViewPlace] = [:]
    /// What views may reach into beyond the area they are laid out in.
    var safeArea = SafeArea()
    var isRightToLeft = false

    /// The place of a view of `size` at the parent's corner.
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
    /// Proposals that make no sense, as a user's own layout may make them, ask for nothing or the ideal length.
    var sanitized: ProposedViewSize {
        func sane(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : max(0, $0) } }
        return ProposedViewSize(width: sane(width), height: sane(height))
    }
}

extension CGPoint {
    /// This point with coordinates that are not numbers, or are infinite, replaced by zero.
    var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension CGSize {
    /// This size with infinite lengths replaced by the proposed ones, or zero.
    func finite(or proposal: ProposedViewSize) -> CGSize {
        if width.isFinite && height.isFinite { return self }
        func finite(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
            length.isFinite ? length : proposed.flatMap { $0.isFinite ? $0 : nil } ?? 0
        }
        return CGSize(width: finite(width, proposal.width), height: finite(height, proposal.height))
    }
}
