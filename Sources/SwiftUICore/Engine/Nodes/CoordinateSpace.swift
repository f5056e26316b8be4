import Foundation

/// A frame of reference for coordinates.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A kind of coordinate space.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate space that an enclosing view has named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the entire picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The innermost enclosing scroll view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace(axis: nil)) }

    /// The innermost enclosing scroll view that scrolls along `axis`.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: ScrollSpace(axis: axis))
    }
}

/// The name of a scroll view's coordinate space.
struct ScrollSpace: Hashable {
    let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Names a view's frame for its descendants.
package struct CoordinateSpaceModifier: NodeModifier {
    let name: AnyHashable

    func wrap(_ node: _LayoutNode, in context: _ResolutionContext) -> _LayoutNode {
        CoordinateSpaceNode(node, name: name, context: context)
    }
}

private final class CoordinateSpaceNode: UnaryNode {
    private let name: AnyHashable

    init(_ child: _LayoutNode, name: AnyHashable, context: _ResolutionContext) {
        self.name = name
        super.init(child, context: context)
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize, context: PlacementContext) {
        var inner = context
        inner.spaces[name] = context.place(of: size)
        super.placeChildren(in: size, proposal: proposal, context: inner)
    }
}

extension View {
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}
