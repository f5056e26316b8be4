import Foundation

/// A type of alignment guide.
public protocol AlignmentID {
    /// Returns the guide's default position in points, used if no view sets it explicitly.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Merges the explicit guide of the `n`th child into that of its parent.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    /// Computes the mean of the children's guides, as SwiftUI documents for custom alignments.
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        let count = CGFloat(n)
        parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
    }
}

/// An alignment guide on one axis.
// The metatype has no state to share: its guide is a static function.
struct AlignmentKey: Hashable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let axis: Axis
    /// Whether the guide is one of the two text baselines, which most views support.
    let isTextBaseline: Bool

    init(id: any AlignmentID.Type, axis: Axis, isTextBaseline: Bool = false) {
        (self.id, self.axis, self.isTextBaseline) = (id, axis, isTextBaseline)
    }

    static func == (lhs: AlignmentKey, rhs: AlignmentKey) -> Bool {
        ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id) && lhs.axis == rhs.axis
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }
}

/// An alignment on the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }

    init(key: AlignmentKey) { self.key = key }

    public static let leading = HorizontalAlignment(EdgeGuide.Leading.self)
    public static let center = HorizontalAlignment(EdgeGuide.HorizontalCenter.self)
    public static let trailing = HorizontalAlignment(EdgeGuide.Trailing.self)
    public static let listRowSeparatorLeading = HorizontalAlignment(EdgeGuide.SeparatorLeading.self)
    public static let listRowSeparatorTrailing = HorizontalAlignment(EdgeGuide.SeparatorTrailing.self)
}

/// An alignment on the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    let key: AlignmentKey

    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }

    init(key: AlignmentKey) { self.key = key }

    private init(textBaseline id: any AlignmentID.Type) {
        key = AlignmentKey(id: id, axis: .vertical, isTextBaseline: true)
    }

    public static let top = VerticalAlignment(EdgeGuide.Top.self)
    public static let center = VerticalAlignment(EdgeGuide.VerticalCenter.self)
    public static let bottom = VerticalAlignment(EdgeGuide.Bottom.self)
    public static let firstTextBaseline = VerticalAlignment(textBaseline: EdgeGuide.FirstTextBaseline.self)
    public static let lastTextBaseline = VerticalAlignment(textBaseline: EdgeGuide.LastTextBaseline.self)
}

/// A guide at an edge or in the center. A container uses its own and ignores those of its subviews.
private protocol FrameGuide: AlignmentID {}

extension FrameGuide {
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

/// The built-in guides.
private enum EdgeGuide {
    enum Leading: FrameGuide { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    enum SeparatorLeading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    enum Top: FrameGuide { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
    enum Trailing: FrameGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    enum SeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    enum Bottom: FrameGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    enum HorizontalCenter: FrameGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }
    enum VerticalCenter: FrameGuide {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = min(parentValue ?? .infinity, childValue)
        }
    }
    enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
        static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
            parentValue = max(parentValue ?? -.infinity, childValue)
        }
    }
}

/// An alignment on both axes.
@frozen public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}
