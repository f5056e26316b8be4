import Dispatch
import FoundationSupplement

/// The protocol of web sockets. Its options are stored and have no effect, because nothing here is connected to other machines.
public final class NWProtocolWebSocket: NWProtocol {
    public static let definition = NWProtocolDefinition(name: "websocket")

    public enum Version: Sendable { case v13 }

    public enum Opcode: Int, Sendable { case cont, text, binary, close = 8, ping, pong }

    public enum CloseCode: Equatable, Sendable {
        /// The codes of [RFC 6455](https://www.rfc-editor.org/rfc/rfc6455#section-7.4.1).
        public enum Defined: UInt16, Sendable {
            case normalClosure = 1000
            case goingAway, protocolError, unsupportedData
            case noStatusReceived = 1005
            case abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig, mandatoryExtension, internalServerError
            case tlsHandshake = 1015
        }

        case protocolCode(Defined)
        case applicationCode(UInt16)
        case privateCode(UInt16)
    }

    // Every property that changes is guarded.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        @_Guarded public var autoReplyPing = false
        @_Guarded public var maximumMessageSize = 0
        @_Guarded public var skipHandshake = false

        public override convenience init() { self.init(.v13) }
        public init(_ version: Version) { super.init() }

        public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) {}
        public func setSubprotocols(_ subprotocols: [String]) {}
    }

    /// What a message is, as its sender says.
    // Every property that changes is guarded.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public let opcode: Opcode
        @_Guarded public var closeCode = CloseCode.protocolCode(.noStatusReceived)

        public init(opcode: Opcode) { self.opcode = opcode }
        override var definition: NWProtocolDefinition? { NWProtocolWebSocket.definition }

        /// Does nothing: no answer comes.
        public func setPongHandler(_ queue: DispatchQueue, handler: @escaping @Sendable (_ error: NWError?) -> Void) {}
    }
}
