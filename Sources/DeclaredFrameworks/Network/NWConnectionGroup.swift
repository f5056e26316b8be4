import Foundation
import FoundationSupplement

/// The members of a group of connections.
public protocol NWGroupDescriptor: Sendable {
    var members: [NWEndpoint] { get }
}

/// Addresses that many listen to.
public struct NWMulticastGroup: NWGroupDescriptor {
    public let members: [NWEndpoint]
    public let specificSource: NWEndpoint?
    public let isUnicastDisabled: Bool

    public init(for members: [NWEndpoint], from specificSource: NWEndpoint? = nil, disableUnicast: Bool = false) throws {
        (self.members, self.specificSource, isUnicastDisabled) = (members, specificSource, disableUnicast)
    }
}

/// Connections to many. They fail as soon as they start.
// Every property that changes is guarded.
public final class NWConnectionGroup: CustomDebugStringConvertible, @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    /// What is sent with a message. Nothing is received.
    public final class Message: Sendable {
        public init() {}

        public var remoteEndpoint: NWEndpoint? { nil }
        public var localEndpoint: NWEndpoint? { nil }
        public func reply(content: Data?) {}
        public func extractConnection() -> NWConnection? { nil }
    }

    public let descriptor: any NWGroupDescriptor
    public let parameters: NWParameters
    private let reported = ReportedState(State.setup)
    public var state: State { reported.state }
    public var queue: DispatchQueue? { reported.queue }
    public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
        get { reported.handler }
        set { reported.handler = newValue }
    }
    /// It is not called, because nobody connects.
    @_Guarded public var newConnectionHandler: (@Sendable (_ connection: NWConnection) -> Void)?

    public init(with group: any NWGroupDescriptor, using parameters: NWParameters) {
        (descriptor, self.parameters) = (group, parameters)
    }

    public var debugDescription: String { "\(descriptor.members)" }

    /// The handler is not called, because nothing is received.
    public func setReceiveHandler(
        maximumMessageSize: Int? = nil, rejectOversizedMessages: Bool = false,
        handler: (@Sendable (_ message: Message, _ content: Data?, _ isComplete: Bool) -> Void)?
    ) {}

    public func start(queue: DispatchQueue) {
        guard self.queue == nil else { return }
        reported.start(on: queue, as: .failed(.offline))
    }

    public func send(
        content: Data?, to endpoint: NWEndpoint? = nil, message: Message = Message(),
        completion: @escaping @Sendable (_ error: NWError?) -> Void
    ) { (queue ?? .main).async { completion(.offline) } }

    /// Returns nil, because nothing is connected.
    public func extract(connectionTo endpoint: NWEndpoint? = nil) -> NWConnection? { nil }
    public func cancel() { reported.change(to: .cancelled) }
}
