import Foundation

/// The distances that a view prefers to its neighbors in a stack.
public struct ViewSpacing: Sendable {
    /// The default distance between views that are not text, in points (measured).
    static let standard: CGFloat = 8

    /// The content at one edge. An empty preference means no distance, as beside a spacer.
    struct EdgePreference: Hashable, Sendable {
        /// The distance to any neighbor.
        var distance: CGFloat?
        /// The text lines that touch the edge.
        var text: TextSpacing?

        static let standard = EdgePreference(distance: ViewSpacing.standard)
        static let none = EdgePreference()

        mutating func formUnion(_ other: EdgePreference) {
            if let other = other.distance { distance = max(distance ?? other, other) }
            if let other = other.text, other.lineHeight > (text?.lineHeight ?? 0) { text = other }
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

    private static func horizontal(_ first: EdgePreference, _ second: EdgePreference) -> CGFloat {
        func distance(_ edge: EdgePreference) -> CGFloat? { edge.distance ?? edge.text.map { _ in standard } }
        guard let first = distance(first), let second = distance(second) else { return 0 }
        return max(first, second)
    }

    private static func vertical(_ above: EdgePreference, _ below: EdgePreference) -> CGFloat {
        var distance: CGFloat = 0
        if let first = above.distance, let second = below.distance { distance = max(first, second) }
        if let upper = above.text, let lower = below.text { distance = max(distance, lower.distance(below: upper)) }
        if let upper = above.text, below.distance != nil { distance = max(distance, upper.distanceToViewBelow) }
        if let lower = below.text, above.distance != nil { distance = max(distance, lower.distanceToViewAbove) }
        return distance
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

    var distanceToViewBelow: CGFloat { max(lineHeight + margin - capHeight, margin + descent) }
    var distanceToViewAbove: CGFloat { lineHeight + margin - ascent }

    func distance(below upper: TextSpacing) -> CGFloat { max(0, leading).roundedUp(toScale: displayScale) }
}

extension CGFloat {
    /// Returns the length rounded up to a whole pixel, with a tolerance for floating-point error.
    func roundedUp(toScale scale: CGFloat) -> CGFloat { ((self * scale) - 1e-4).rounded(.up) / scale }

    /// Returns the length rounded to the nearest whole pixel.
    func rounded(toScale scale: CGFloat) -> CGFloat { (self * scale).rounded() / scale }
}
