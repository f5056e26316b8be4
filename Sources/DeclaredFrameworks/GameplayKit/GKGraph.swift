import Foundation
@_exported import simd

/// A place of a graph, and where one gets from it.
open class GKGraphNode: NSObject {
    open fileprivate(set) var connectedNodes: [GKGraphNode] = []

    public override init() {}

    open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            if !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
            if bidirectional { node.addConnections(to: [self], bidirectional: false) }
        }
    }
    open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
        for node in nodes {
            connectedNodes.removeAll { $0 === node }
            if bidirectional { node.removeConnections(to: [self], bidirectional: false) }
        }
    }
    open func cost(to node: GKGraphNode) -> Float { 1 }
    open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
    open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { shortestPath(from: self, to: goalNode) }
    open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { shortestPath(from: startNode, to: self) }
}

/// A place with coordinates.
open class GKGraphNode2D: GKGraphNode {
    open var position: SIMD2<Float>

    public init(point: SIMD2<Float>) { position = point }
    open class func node(withPoint point: SIMD2<Float>) -> GKGraphNode2D { GKGraphNode2D(point: point) }

    open override func cost(to node: GKGraphNode) -> Float { estimatedCost(to: node) }
    open override func estimatedCost(to node: GKGraphNode) -> Float {
        guard let other = node as? GKGraphNode2D else { return 0 }
        let way = other.position - position
        return (way * way).sum().squareRoot()
    }
}

/// A place on a grid.
open class GKGridGraphNode: GKGraphNode {
    open internal(set) var gridPosition: SIMD2<Int32>

    public init(gridPosition: SIMD2<Int32>) { self.gridPosition = gridPosition }

    open override func estimatedCost(to node: GKGraphNode) -> Float {
        guard let other = node as? GKGridGraphNode else { return 0 }
        let way = other.gridPosition &- gridPosition
        return Float(max(abs(way.x), abs(way.y)))
    }
}

/// Places and the ways between them.
open class GKGraph: NSObject {
    open private(set) var nodes: [GKGraphNode]?

    public override init() { nodes = [] }
    public init(_ nodes: [GKGraphNode]) { self.nodes = nodes }

    open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }
    open func remove(_ nodes: [GKGraphNode]) {
        self.nodes?.removeAll { node in nodes.contains { $0 === node } }
        for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: true) }
    }
    open func connectToLowestCost(node: GKGraphNode, bidirectional: Bool) {
        let others = (nodes ?? []).filter { $0 !== node }
        if let nearest = others.min(by: { node.cost(to: $0) < node.cost(to: $1) }) {
            node.addConnections(to: [nearest], bidirectional: bidirectional)
        }
    }
    open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] { shortestPath(from: startNode, to: endNode) }
}

/// A grid of places, each connected with its neighbors.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
    public let gridOrigin: SIMD2<Int32>
    public let gridWidth: Int
    public let gridHeight: Int
    public let diagonalsAllowed: Bool

    public convenience init(fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool) {
        self.init(fromGridStartingAt: position, width: width, height: height, diagonalsAllowed: diagonalsAllowed, nodeClass: GKGridGraphNode.self)
    }
    public init(
        fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool, nodeClass aClass: AnyClass
    ) {
        (gridOrigin, gridWidth, gridHeight) = (position, Int(width), Int(height))
        self.diagonalsAllowed = diagonalsAllowed
        super.init()
        add((0..<width).flatMap { x in (0..<height).map { y in GKGridGraphNode(gridPosition: position &+ SIMD2(x, y)) } })
        for case let node as GKGridGraphNode in nodes ?? [] { connect(toAdjacentNodes: node) }
    }

    open func node(atGridPosition position: SIMD2<Int32>) -> NodeType? {
        nodes?.lazy.compactMap { $0 as? NodeType }.first { $0.gridPosition == position }
    }
    open func connect(toAdjacentNodes node: GKGridGraphNode) {
        for case let other as GKGridGraphNode in nodes ?? [] where other !== node {
            let way = other.gridPosition &- node.gridPosition
            let isNear = diagonalsAllowed ? max(abs(way.x), abs(way.y)) == 1 : abs(way.x) + abs(way.y) == 1
            if isNear { node.addConnections(to: [other], bidirectional: true) }
        }
    }
}

/// The cheapest way with both its ends, found by the algorithm A*; empty where there is none.
private func shortestPath(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
    var costs = [ObjectIdentifier(start): Float(0)]
    var previous: [ObjectIdentifier: GKGraphNode] = [:]
    var open = [start]
    func estimate(_ node: GKGraphNode) -> Float { costs[ObjectIdentifier(node), default: 0] + node.estimatedCost(to: goal) }
    while let index = open.indices.min(by: { estimate(open[$0]) < estimate(open[$1]) }) {
        let node = open.remove(at: index)
        if node === goal {
            return Array(sequence(first: goal) { previous[ObjectIdentifier($0)] }).reversed()
        }
        for next in node.connectedNodes {
            let cost = costs[ObjectIdentifier(node), default: 0] + node.cost(to: next)
            guard cost < costs[ObjectIdentifier(next)] ?? .infinity else { continue }
            (costs[ObjectIdentifier(next)], previous[ObjectIdentifier(next)]) = (cost, node)
            if !open.contains(where: { $0 === next }) { open.append(next) }
        }
    }
    return []
}
