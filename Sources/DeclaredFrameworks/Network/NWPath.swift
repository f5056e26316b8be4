import Foundation
import FoundationSupplement

/// An interface through which a device reaches a network.
public struct NWInterface: Hashable, CustomDebugStringConvertible, Sendable {
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }

    public let type: InterfaceType
    public let name: String
    public let index: Int

    public var debugDescription: String { name }
}

/// What a device can reach.
public struct NWPath: Equatable, CustomDebugStringConvertible, Sendable {
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }

    public enum UnsatisfiedReason: Hashable, Sendable {
        case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
    }

    public enum LinkQuality: Hashable, Sendable { case unknown, minimal, moderate, good }

    public let status: Status
    public let availableInterfaces: [NWInterface]

    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public var isUltraConstrained: Bool { false }
    public var linkQuality: LinkQuality { status == .satisfied ? .good : .unknown }
    public var supportsIPv4: Bool { status == .satisfied }
    public var supportsIPv6: Bool { status == .satisfied }
    public var supportsDNS: Bool { status == .satisfied }
    public var gateways: [NWEndpoint] { [] }
    public var localEndpoint: NWEndpoint? { nil }
    public var remoteEndpoint: NWEndpoint? { nil }

    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    public var debugDescription: String { status == .satisfied ? "satisfied (Path is satisfied)" : "unsatisfied" }

    /// The path of this run: Wi-Fi where there are recorded responses.
    static var current: NWPath {
        NetworkState.isReachable
            ? NWPath(status: .satisfied, availableInterfaces: [NWInterface(type: .wifi, name: "en0", index: 1)])
            : NWPath(status: .unsatisfied, availableInterfaces: [])
    }

    /// The path through an interface of one kind, or through none of some kinds.
    func limited(to required: NWInterface.InterfaceType?, without prohibited: [NWInterface.InterfaceType]) -> NWPath {
        let interfaces = availableInterfaces.filter {
            (required == nil || $0.type == required) && !prohibited.contains($0.type)
        }
        return NWPath(status: interfaces.isEmpty ? .unsatisfied : status, availableInterfaces: interfaces)
    }
}

/// An observer of the path. The path does not change during a run, so the handler is called once.
// Every property that changes is guarded.
public final class NWPathMonitor: @unchecked Sendable {
    @_Guarded public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
    @_Guarded public private(set) var queue: DispatchQueue?
    @_Guarded private var isCancelled = false
    private let required: NWInterface.InterfaceType?
    private let prohibited: [NWInterface.InterfaceType]

    public init() { (required, prohibited) = (nil, []) }
    public init(requiredInterfaceType: NWInterface.InterfaceType) {
        (required, prohibited) = (requiredInterfaceType, [])
    }
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        (required, prohibited) = (nil, prohibitedInterfaceTypes)
    }

    public var currentPath: NWPath { NWPath.current.limited(to: required, without: prohibited) }

    public func start(queue: DispatchQueue) {
        guard self.queue == nil, !isCancelled else { return }
        self.queue = queue
        let path = currentPath
        queue.async { [self] in
            if !isCancelled { pathUpdateHandler?(path) }
        }
    }

    public func cancel() {
        isCancelled = true
        pathUpdateHandler = nil
    }
}

extension NWPathMonitor: AsyncSequence {
    public typealias Element = NWPath

    /// Gives the path once. Apple's sequence then waits for changes; here none comes, so the sequence ends.
    public struct Iterator: AsyncIteratorProtocol, Sendable {
        var path: NWPath?

        public mutating func next() async -> NWPath? {
            defer { path = nil }
            return path
        }
    }

    public func makeAsyncIterator() -> Iterator { Iterator(path: currentPath) }
}
