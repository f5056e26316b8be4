import Foundation

/// A place in a view, which any view around it can turn into its own coordinates.
@frozen public struct Anchor<Value> {
    let source: Source
    let node: _LayoutNode

    init(_ source: Source, in node: _LayoutNode) { (self.source, self.node) = (source, node) }

    /// The value in coordinates whose origin is at `origin` of the picture, in points.
    ///
    /// It is where layout has put the view: turning and scaling what is drawn does not move an anchor.
    func value(from origin: CGPoint) -> Value {
        let offset = CGPoint(x: node.absoluteOrigin.x - origin.x, y: node.absoluteOrigin.y - origin.y)
        return source.value(node.frame.size, offset)
    }

    /// What of a view an anchor is to hold.
    @frozen public struct Source {
        /// The value for a view of the given size at the given point.
        let value: (CGSize, CGPoint) -> Value
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.value(from: .zero) == rhs.value(from: .zero) }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value(from: .zero)) }
}

extension Anchor.Source where Value == CGRect {
    /// A rectangle in the view's own coordinates.
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
        .init { _, origin in r.offsetBy(dx: origin.x, dy: origin.y) }
    }

    /// The view's whole frame.
    public static var bounds: Anchor<CGRect>.Source { .init { size, origin in CGRect(origin: origin, size: size) } }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source {
        .init { _, origin in CGPoint(x: origin.x + p.x, y: origin.y + p.y) }
    }

    /// The point of the view's frame that `p` names.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
        .init { size, origin in p.point(in: CGRect(origin: origin, size: size)) }
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
        self.init { size, origin in array.map { $0.value(size, origin) } }
    }

    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { size, origin in anchor?.value(size, origin) }
    }
}
