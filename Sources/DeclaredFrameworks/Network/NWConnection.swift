import Foundation
import FoundationSupplement

/// A connection. It fails as soon as it starts.
// Every property that changes is guarded.
public final class NWConnection: CustomDebugStringConvertible, @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case preparing
        case ready
        case failed(NWError)
        case cancelled
    }

    /// A message's meaning. It is stored with nothing.
    // There is no state.
    public final class ContentContext: Sendable {
        public let identifier: String
        public let expirationMilliseconds: UInt64
        public let relativePriority: Double
        public let isFinal: Bool
        public let antecedent: ContentContext?
        public let protocolMetadata: [NWProtocolMetadata]

        public init(
            identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false, antecedent: ContentContext? = nil,
            metadata: [NWProtocolMetadata]? = []
        ) {
            (self.identifier, expirationMilliseconds, relativePriority) = (identifier, expiration, priority)
            (self.isFinal, self.antecedent, protocolMetadata) = (isFinal, antecedent, metadata ?? [])
        }

        public func protocolMetadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
            protocolMetadata.first { $0.definition == definition }
        }

        public static let defaultMessage = ContentContext(identifier: "default")
        public static let finalMessage = ContentContext(identifier: "final", isFinal: true)
        public static let defaultStream = ContentContext(identifier: "stream")
    }

    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (_ error: NWError?) -> Void)
        case idempotent
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    private let reported = ReportedState(State.setup)
    public var state: State { reported.state }
    public var queue: DispatchQueue? { reported.queue }
    public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)? {
        get { reported.handler }
        set { reported.handler = newValue }
    }
    @_Guarded public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
    @_Guarded public var viabilityUpdateHandler: (@Sendable (_ isViable: Bool) -> Void)?
    @_Guarded public var betterPathUpdateHandler: (@Sendable (_ betterPathAvailable: Bool) -> Void)?

    public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }

    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: using)
    }

    public var currentPath: NWPath? { nil }
    public var maximumDatagramSize: Int { 0 }
    public var debugDescription: String { "\(endpoint)" }

    public func start(queue: DispatchQueue) {
        guard self.queue == nil else { return }
        reported.start(on: queue, as: .failed(.offline))
    }

    /// Calls `block`. What is sent in it fails as it does outside.
    public func batch(_ block: () -> Void) { block() }
    /// The settings of a protocol that carries the connection; nil, because nothing does.
    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? { nil }

    public func restart() { reported.change(to: .failed(.offline)) }
    public func cancel() { reported.change(to: .cancelled) }
    public func forceCancel() { cancel() }
    public func cancelCurrentEndpoint() {}

    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) {
        guard case .contentProcessed(let done) = completion else { return }
        (queue ?? .main).async { done(.offline) }
    }
    public func send(
        content: (some DataProtocol)?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        guard case .contentProcessed(let done) = completion else { return }
        (queue ?? .main).async { done(.offline) }
    }

    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (
            _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
        ) -> Void
    ) {
        (queue ?? .main).async { completion(nil, nil, true, .offline) }
    }

    public func receiveMessage(
        completion: @escaping @Sendable (
            _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
        ) -> Void
    ) {
        receive(minimumIncompleteLength: 0, maximumLength: 0, completion: completion)
    }
}

/// A listener. It fails as soon as it starts.
// Every property that changes is guarded.
public final class NWListener: CustomDebugStringConvertible, @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    public struct Service: Equatable, Sendable {
        public var name: String?
        public var type: String
        public var domain: String?

        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            (self.name, self.type, self.domain) = (name, type, domain)
        }
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
            (self.name, self.type, self.domain) = (name, type, domain)
        }
    }

    public let parameters: NWParameters
    public let port: NWEndpoint.Port?
    private let reported = ReportedState(State.setup)
    public var state: State { reported.state }
    public var queue: DispatchQueue? { reported.queue }
    @_Guarded public var service: Service?
    @_Guarded public var newConnectionLimit = Int.max
    public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
        get { reported.handler }
        set { reported.handler = newValue }
    }
    public enum ServiceRegistrationChange: Sendable {
        case add(NWEndpoint)
        case remove(NWEndpoint)
    }

    @_Guarded public var serviceRegistrationUpdateHandler: (@Sendable (_ serviceChange: ServiceRegistrationChange) -> Void)?
    @_Guarded public var newConnectionHandler: (@Sendable (_ connection: NWConnection) -> Void)?

    public init(using: NWParameters, on: NWEndpoint.Port) throws { (parameters, port) = (using, on) }
    public init(using: NWParameters) throws { (parameters, port) = (using, nil) }

    public var debugDescription: String { "NWListener" }

    public func start(queue: DispatchQueue) {
        reported.start(on: queue, as: .failed(.offline))
    }

    public func cancel() { reported.change(to: .cancelled) }
}

/// A search for services. It fails as soon as it starts.
// Every property that changes is guarded.
public final class NWBrowser: CustomDebugStringConvertible, @unchecked Sendable {
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    public enum Descriptor: Equatable, Sendable {
        case bonjour(type: String, domain: String?)
        case bonjourWithTXTRecord(type: String, domain: String?)
    }

    public struct Result: Hashable, Sendable {
        public enum Change: Hashable, Sendable {
            case identical
            case added(Result)
            case removed(Result)
            case changed(old: Result, new: Result, flags: Flags)

            /// What of a result is another.
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: UInt8
                public init(rawValue: UInt8) { self.rawValue = rawValue }

                public static let identical = Flags(rawValue: 1)
                public static let interfaceAdded = Flags(rawValue: 2)
                public static let interfaceRemoved = Flags(rawValue: 4)
                public static let metadataChanged = Flags(rawValue: 8)
            }
        }

        public enum Metadata: Hashable, Sendable {
            case bonjour(NWTXTRecord)
            case none
        }

        public let endpoint: NWEndpoint
        public let interfaces: [NWInterface]
        public let metadata: Metadata
    }

    public let descriptor: Descriptor
    public let parameters: NWParameters
    private let reported = ReportedState(State.setup)
    public var state: State { reported.state }
    public var queue: DispatchQueue? { reported.queue }
    public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
        get { reported.handler }
        set { reported.handler = newValue }
    }
    @_Guarded public var browseResultsChangedHandler:
        (@Sendable (_ newResults: Set<Result>, _ changes: Set<Result.Change>) -> Void)?

    public init(for descriptor: Descriptor, using: NWParameters) { (self.descriptor, parameters) = (descriptor, using) }

    public var browseResults: Set<Result> { [] }
    public var debugDescription: String { "NWBrowser" }

    public func start(queue: DispatchQueue) {
        reported.start(on: queue, as: .failed(.offline))
    }

    public func cancel() { reported.change(to: .cancelled) }
}
