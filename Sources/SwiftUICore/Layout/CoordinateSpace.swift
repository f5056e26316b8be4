import Foundation

/// A frame of reference for coordinates.
public enum CoordinateSpace: Hashable {
    case global
    case local
    case named(AnyHashable)

    enum Kind { case global, local, named(AnyHashable) }

    var kind: Kind {
        switch self {
        case .global: .global
        case .local: .local
        case .named(let name): .named(name)
        }
    }

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace
}

public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Names a view's frame for those inside it.
struct CoordinateSpaceModifier: NodeModifier {
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
        inner.spaces[name] = CGRect(origin: context.origin, size: size)
        super.placeChildren(in: size, proposal: proposal, context: inner)
    }
}

extension View {
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        var key: AnyHashable = ""
        if case .named(let hashable) = name.coordinateSpace { key = hashable }
        return modifier(CoordinateSpaceModifier(name: key))
    }
}
