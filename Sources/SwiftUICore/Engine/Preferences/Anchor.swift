import DisplayList
import Foundation

/// A geometric value of a view that any enclosing view can convert to its own coordinates.
@frozen public struct Anchor<Value> {
    let source: Source
    let node: _LayoutNode

    init(_ source: Source, in node: _LayoutNode) { (self.source, self.node) = (source, node) }

    /// Returns the value in the coordinates of a placed view, in points.
    func value(in place: ViewPlace) -> Value {
        source.value(node.frame.size, node.place.coordinates(in: place))
    }

    /// The value in the picture's coordinates.
    fileprivate var pictureValue: Value { value(in: ViewPlace(frame: .zero)) }

    /// The geometric value that an anchor captures.
    @frozen public struct Source {
        /// Computes the value for a view of the given size, transformed from the view's own coordinates by the given
        /// transform.
        let value: (CGSize, CGAffineTransform) -> Value
    }
}

// The node is accessed only during layout, on the main actor.
extension Anchor: @unchecked Sendable where Value: Sendable {}
// The closure only computes with constants.
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.pictureValue == rhs.pictureValue }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(pictureValue) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's own coordinates.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        .init { _, coordinates in r.applying(coordinates) }
    }

    /// The view's entire frame.
    public static var bounds: Anchor<CGRect>.Source {
        .init { size, coordinates in CGRect(origin: .zero, size: size).applying(coordinates) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        .init { _, coordinates in p.applying(coordinates) }
    }

    /// The point in the view's frame at the unit point `p`.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        .init { size, coordinates in p.point(in: CGRect(origin: .zero, size: size)).applying(coordinates) }
    }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { size, coordinates in array.map { $0.value(size, coordinates) } }
    }

    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { size, coordinates in anchor?.value(size, coordinates) }
    }
}
