import Foundation

/// A size that a parent proposes to a view, in points; nil requests the view's ideal length.
@frozen public struct ProposedViewSize: Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    public static let zero = ProposedViewSize(width: 0, height: 0)
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    @inlinable public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
    @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    @inlinable public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    /// Returns the proposal reduced by fixed insets, at least zero.
    func inset(horizontal: CGFloat, vertical: CGFloat) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - horizontal) }, height: height.map { max(0, $0 - vertical) })
    }

    subscript(_ axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGSize {
    subscript(_ axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    init(_ main: CGFloat, along axis: Axis, cross: CGFloat) {
        self = axis == .horizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }
}
