import Foundation

/// The size of a view in points and its alignment guides, in the view's own coordinates.
public struct ViewDimensions {
    public let width: CGFloat
    public let height: CGFloat

    /// The view that may set guides explicitly; nil if only the size counts.
    private let node: _LayoutNode?
    private let proposal: ProposedViewSize

    init(size: CGSize, of node: _LayoutNode? = nil, in proposal: ProposedViewSize = .unspecified) {
        (width, height) = (size.width, size.height)
        (self.node, self.proposal) = (node, proposal)
    }

    private func explicit(_ key: AlignmentKey) -> CGFloat? { node?.explicitGuide(key, in: size, proposal: proposal) }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }

    var size: CGSize { CGSize(width: width, height: height) }

    /// Returns the point at which the two guides of `alignment` intersect.
    func point(at alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
    }
}

extension ViewDimensions: Equatable {
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height
    }
}
