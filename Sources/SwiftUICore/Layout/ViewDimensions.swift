import Foundation

/// A view's size in points and its alignment guides, in its own coordinates.
public struct ViewDimensions {
    public let width: CGFloat
    public let height: CGFloat

    /// Asks the view for a guide it sets explicitly.
    private let explicit: (AlignmentKey) -> CGFloat?

    init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
        (width, height) = (size.width, size.height)
        self.explicit = explicit
    }

    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    subscript(key: AlignmentKey) -> CGFloat { explicit(key) ?? key.id.defaultValue(in: self) }
    subscript(explicit key: AlignmentKey) -> CGFloat? { explicit(key) }

    var size: CGSize { CGSize(width: width, height: height) }

    /// The point at which both guides of `alignment` meet.
    func point(at alignment: Alignment) -> CGPoint {
        CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
    }
}

extension ViewDimensions: Equatable {
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height
    }
}
