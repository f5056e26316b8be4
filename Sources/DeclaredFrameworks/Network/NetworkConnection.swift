import Foundation
import FoundationSupplement

// Connections of iOS 26, whose protocols a builder lists. They fail as soon as they start.

/// A protocol of a connection, with its options. None has an effect, because no connection opens.
public protocol NetworkProtocolOptions: Sendable {}

public struct TCP: NetworkProtocolOptions {
    public init() {}
    public func noDelay(_ value: Bool) -> TCP { self }
    public func noPush(_ value: Bool) -> TCP { self }
    public func noOptions(_ value: Bool) -> TCP { self }
    public func fastOpen(_ value: Bool) -> TCP { self }
    public func connectionTimeout(_ value: Int) -> TCP { self }
    public func connectionDropTime(_ value: Int) -> TCP { self }
    public func persistTimeout(_ value: Int) -> TCP { self }
    public func maximumSegmentSize(_ value: Int) -> TCP { self }
}

public struct UDP: NetworkProtocolOptions {
    public init() {}
}

public struct TLS: NetworkProtocolOptions {
    public init() {}
    public init(@NetworkProtocolBuilder _ lower: () -> some NetworkProtocolOptions) {}
}

public struct QUIC: NetworkProtocolOptions {
    public init(alpn: [String] = []) {}
}

@resultBuilder public struct NetworkProtocolBuilder {
    public static func buildBlock<Options: NetworkProtocolOptions>(_ options: Options) -> Options { options }
}

/// A connection whose protocols a builder lists.
// Every property that changes is guarded.
public final class NetworkConnection<ApplicationProtocol: NetworkProtocolOptions>: @unchecked Sendable {
    public typealias State = NWConnection.State

    /// What was received.
    public struct Message<Content: Sendable>: Sendable {
        public let content: Content
    }

    public let remoteEndpoint: NWEndpoint?
    private let reported = ReportedState(State.setup)
    public var state: State { reported.state }

    public init(to endpoint: NWEndpoint, @NetworkProtocolBuilder _ protocols: () -> ApplicationProtocol) { remoteEndpoint = endpoint }

    /// Calls a function when the connection has failed.
    @discardableResult
    public func onStateUpdate(_ handler: @escaping @Sendable (NetworkConnection, State) -> Void) -> Self {
        reported.handler = { [weak self] state in self.map { handler($0, state) } }
        return self
    }

    @discardableResult public func start() -> Self {
        reported.start(on: .main, as: .failed(.offline))
        return self
    }

    public func send(_ content: some DataProtocol, endOfStream: Bool = false) async throws { throw fail() }

    public func receive(exactly count: Int) async throws -> Message<Data> { throw fail() }

    public func receive(atLeast minimum: Int, atMost maximum: Int) async throws -> Message<Data> { throw fail() }

    /// A connection starts when it is used first.
    private func fail() -> NWError {
        if reported.queue == nil { start() }
        return .offline
    }
}
