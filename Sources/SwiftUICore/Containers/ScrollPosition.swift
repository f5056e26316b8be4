import Foundation

/// The place to which a scroll view scrolls. A picture shows the start of the content, or its default anchor.
public struct ScrollPosition: Equatable, Sendable {
    private enum Place: Equatable { case nowhere, edge(Edge), point(CGPoint), x(CGFloat), y(CGFloat) }

    private var place: Place
    private var id: (any Hashable & Sendable)?

    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { place = .nowhere }
    public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { (place, self.id) = (.nowhere, id) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) { place = .edge(edge) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) { place = .point(point) }
    public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
        place = .point(CGPoint(x: x, y: y))
    }

    public static func == (first: ScrollPosition, second: ScrollPosition) -> Bool {
        func erased(_ id: (any Hashable & Sendable)?) -> AnyHashable? { id.map { AnyHashable($0) } }
        return first.place == second.place && erased(first.id) == erased(second.id)
    }

    public var isPositionedByUser: Bool { false }

    public var edge: Edge? {
        if case .edge(let edge) = place { edge } else { nil }
    }

    public var point: CGPoint? {
        if case .point(let point) = place { point } else { nil }
    }

    public var viewID: (any Hashable & Sendable)? { id }

    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { id as? T }

    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        (place, self.id) = (.nowhere, id)
    }

    public mutating func scrollTo(edge: Edge) { (place, id) = (.edge(edge), nil) }
    public mutating func scrollTo(point: CGPoint) { (place, id) = (.point(point), nil) }
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { (place, id) = (.x(x), nil) }
    public mutating func scrollTo(y: CGFloat) { (place, id) = (.y(y), nil) }
}

/// The measures of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
    public var contentOffset: CGPoint
    public var contentSize: CGSize
    public var contentInsets: EdgeInsets
    public var containerSize: CGSize

    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
        (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
    }

    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
    public var bounds: CGRect { visibleRect }
}

/// What a scroll view does.
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating

    public var isScrolling: Bool { self != .idle }
}

extension View {
    /// Effect: none, because a picture shows the start of the content.
    nonisolated public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        self
    }

    /// Effect: none, because nothing scrolls in a picture.
    nonisolated public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (_ old: T, _ new: T) -> Void
    ) -> some View { self }

    /// Effect: none, because nothing scrolls in a picture.
    nonisolated public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { self }

    /// Effect: none, because nothing scrolls in a picture.
    nonisolated public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View { self }
}
