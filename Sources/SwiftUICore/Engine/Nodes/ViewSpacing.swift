import Foundation

/// The distances that a view prefers to its neighbors in a stack.
///
/// An edge states for each kind of neighbor what it asks for (reverse-engineered). Two edges that have a kind in common
/// are as far apart as the largest of these distances. Otherwise they keep the standard distance, unless one of them
/// asks for a distance to any neighbor.
public struct ViewSpacing: Sendable {
    /// The default distance between views that are not text, in points (measured).
    static let standard: CGFloat = 8

    /// What one edge asks for.
    struct EdgePreference: Hashable, Sendable {
        /// The distance to any neighbor, such as none beside a spacer.
        var distance: CGFloat?
        /// Whether content other than text and symbols touches the edge.
        var isPlain = false
        /// What touches the edge and has a baseline.
        var text: TextEdge?
        /// The distance to plain content that text or a symbol at this edge asks for.
        var distanceToPlain: CGFloat?

        /// The edge of a view that is neither text nor symbol.
        static let standard = EdgePreference(isPlain: true)
        /// An edge that asks for nothing: the standard distance, whatever the neighbor.
        static let unspecified = EdgePreference()
        static let none = EdgePreference(distance: 0)

        mutating func formUnion(_ other: EdgePreference) {
            func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
                guard let first, let second else { return first ?? second }
                return max(first, second)
            }
            distance = larger(distance, other.distance)
            isPlain = isPlain || other.isPlain
            distanceToPlain = larger(distanceToPlain, other.distanceToPlain)
            if let own = text, let other = other.text { text = own.prevailing(over: other) } else { text = text ?? other.text }
        }
    }

    /// Content with a baseline.
    enum TextEdge: Hashable, Sendable {
        case lines(TextSpacing)
        /// A symbol touches text without a distance.
        case symbol

        /// Lines prevail over symbols, and larger lines over smaller ones.
        func prevailing(over other: TextEdge) -> TextEdge {
            switch (self, other) {
            case (.symbol, _): other
            case (_, .symbol): self
            case (.lines(let first), .lines(let second)): first.linePitch >= second.linePitch ? self : other
            }
        }

        func distance(below upper: TextEdge) -> CGFloat {
            guard case .lines(let lower) = self, case .lines(let upper) = upper else { return 0 }
            return lower.distance(below: upper)
        }
    }

    private struct Edges {
        var top: EdgePreference
        var leading: EdgePreference
        var bottom: EdgePreference
        var trailing: EdgePreference

        init(_ all: EdgePreference) { (top, leading, bottom, trailing) = (all, all, all, all) }
    }

    /// The immutable storage shared by all copies. Every node stores a spacing, and few differ from the default.
    private final class Storage: Sendable {
        let edges: Edges
        init(_ edges: Edges) { self.edges = edges }
    }

    private var storage: Storage

    private var edges: Edges {
        get { storage.edges }
        set { storage = Storage(newValue) }
    }

    var top: EdgePreference {
        get { storage.edges.top }
        set { edges.top = newValue }
    }
    var leading: EdgePreference {
        get { storage.edges.leading }
        set { edges.leading = newValue }
    }
    var bottom: EdgePreference {
        get { storage.edges.bottom }
        set { edges.bottom = newValue }
    }
    var trailing: EdgePreference {
        get { storage.edges.trailing }
        set { edges.trailing = newValue }
    }

    private static let standardStorage = Storage(Edges(.standard))

    public init() { storage = ViewSpacing.standardStorage }

    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.storage = Storage(Edges(.none))
        return spacing
    }()

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if storage === other.storage { return }
        var own = self.edges
        if edges.contains(.top) { own.top.formUnion(other.top) }
        if edges.contains(.leading) { own.leading.formUnion(other.leading) }
        if edges.contains(.bottom) { own.bottom.formUnion(other.bottom) }
        if edges.contains(.trailing) { own.trailing.formUnion(other.trailing) }
        self.edges = own
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var spacing = self
        spacing.formUnion(other, edges: edges)
        return spacing
    }

    /// Returns the spacing of a view whose edges along the given axes no longer coincide with those of its content.
    func reset(horizontal: Bool, vertical: Bool) -> ViewSpacing {
        var spacing = self
        if horizontal { (spacing.leading, spacing.trailing) = (.standard, .standard) }
        if vertical { (spacing.top, spacing.bottom) = (.standard, .standard) }
        return spacing
    }

    /// Returns the distance in points between this view and the next one along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        axis == .horizontal
            ? ViewSpacing.horizontal(trailing, next.leading) : ViewSpacing.vertical(bottom, next.top)
    }

    /// Text asks for nothing at its sides.
    private static func horizontal(_ first: EdgePreference, _ second: EdgePreference) -> CGFloat {
        anyDistance(first, second)
    }

    private static func vertical(_ above: EdgePreference, _ below: EdgePreference) -> CGFloat {
        var distance: CGFloat?
        func ask(_ length: CGFloat) { distance = max(distance ?? length, length) }
        if let upper = above.text, let lower = below.text { ask(lower.distance(below: upper)) }
        if let length = above.distanceToPlain, below.isPlain { ask(length) }
        if let length = below.distanceToPlain, above.isPlain { ask(length) }
        return distance ?? anyDistance(above, below)
    }

    private static func anyDistance(_ first: EdgePreference, _ second: EdgePreference) -> CGFloat {
        guard first.distance != nil || second.distance != nil else { return standard }
        return max(first.distance ?? 0, second.distance ?? 0)
    }
}

/// The measures of a text line that determine its distances, in points (measured on images that SwiftUI rendered).
struct TextSpacing: Hashable, Sendable {
    var lineHeight: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var capHeight: CGFloat
    /// The distance between two lines of the same paragraph.
    var leading: CGFloat
    var displayScale: CGFloat

    /// A tenth of the line height, rounded up to whole pixels.
    private var margin: CGFloat { (0.1 * lineHeight).roundedUp(toScale: displayScale) }

    var linePitch: CGFloat { lineHeight + leading }
    var distanceToViewBelow: CGFloat { max(lineHeight + margin - capHeight, margin + descent) }
    var distanceToViewAbove: CGFloat { lineHeight + margin - ascent }

    func distance(below upper: TextSpacing) -> CGFloat { max(0, leading).roundedUp(toScale: displayScale) }
}

extension CGFloat {
    /// Returns the length rounded up to a whole pixel, with a tolerance for floating-point error.
    func roundedUp(toScale scale: CGFloat) -> CGFloat { ((self * scale) - 1e-4).rounded(.up) / scale }

    /// Returns the length rounded to the nearest whole pixel, and halves up, with a tolerance for floating-point error:
    /// rows at the same distance are rounded alike.
    func rounded(toScale scale: CGFloat) -> CGFloat { (self * scale + 0.5 + 1e-4).rounded(.down) / scale }
}
