import DisplayList
import Foundation

/// A place in a view, which any view around it can turn into its own coordinates.
@frozen public struct Anchor<Value> {
    let source: Source
    let node: _LayoutNode

    init(_ source: Source, in node: _LayoutNode) { (self.source, self.node) = (source, node) }

    /// The value in the coordinates of a view that is placed, in points.
    func value(in place: ViewPlace) -> Value {
        source.value(node.frame.size, node.place.coordinates(in: place))
    }

    /// The value in the picture's coordinates.
    fileprivate var pictureValue: Value { value(in: ViewPlace(frame: .zero)) }

    /// What of a view an anchor is to hold.
    @frozen public struct Source {
        /// The value for a view of the given size, in the coordinates that the view's own are turned into.
        let value: (CGSize, CGAffineTransform) -> Value
    }
}

// Its node is touched where views are laid out alone, on the main actor.
extension Anchor: @unchecked Sendable where Value: Sendable {}
// Its closure does sums with constants.
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

    /// The view's whole frame.
    public static var bounds: Anchor<CGRect>.Source {
        .init { size, coordinates in CGRect(origin: .zero, size: size).applying(coordinates) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        .init { _, coordinates in p.applying(coordinates) }
    }

    /// The point of the view's frame that `p` names.
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
