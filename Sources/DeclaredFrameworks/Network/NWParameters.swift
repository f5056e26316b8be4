import Foundation
import FoundationSupplement
import Security

/// The options of a protocol, without effect here.
// Every property that changes is guarded.
public class NWProtocolOptions: @unchecked Sendable {
    init() {}
}

public class NWProtocol {}

/// What a protocol is known by.
public final class NWProtocolDefinition: Equatable, Sendable {
    public let name: String

    init(name: String) { self.name = name }

    public static func == (first: NWProtocolDefinition, second: NWProtocolDefinition) -> Bool { first.name == second.name }
}

/// What a protocol tells of a connection. There is none.
// There is no state.
public class NWProtocolMetadata: @unchecked Sendable {
    init() {}
    var definition: NWProtocolDefinition? { nil }
}

public final class NWProtocolTCP: NWProtocol {
    public static let definition = NWProtocolDefinition(name: "tcp")

    // Every property that changes is guarded.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        @_Guarded public var noDelay = false
        @_Guarded public var enableKeepalive = false
        @_Guarded public var keepaliveIdle = 0
        @_Guarded public var keepaliveCount = 0
        @_Guarded public var keepaliveInterval = 0
        @_Guarded public var connectionTimeout = 0
        @_Guarded public var enableFastOpen = false
        public override init() {}
    }
}

public final class NWProtocolUDP: NWProtocol {
    public static let definition = NWProtocolDefinition(name: "udp")

    // Every property that changes is guarded.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        @_Guarded public var preferNoChecksum = false
        public override init() {}
    }
}

public final class NWProtocolIP: NWProtocol {
    public static let definition = NWProtocolDefinition(name: "ip")

    // Every property that changes is guarded.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        public enum Version: Sendable { case any, v4, v6 }
        public enum AddressPreference: Sendable { case `default`, temporary, stable }

        @_Guarded public var version = Version.any
        @_Guarded public var hopLimit: UInt8 = 0
        @_Guarded public var useMinimumMTU = false
        @_Guarded public var disableFragmentation = false
        @_Guarded public var shouldCalculateReceiveTime = false
        @_Guarded public var localAddressPreference = AddressPreference.default
    }
}

public final class NWProtocolTLS: NWProtocol {
    public static let definition = NWProtocolDefinition(name: "tls")

    // There is no state that changes.
    public final class Options: NWProtocolOptions, @unchecked Sendable {
        /// The options that the functions of Security change.
        public let securityProtocolOptions = sec_protocol_options_t()

        public override init() {}
    }

    // There is no state.
    public final class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public let securityProtocolMetadata = sec_protocol_metadata_t()
        override var definition: NWProtocolDefinition? { NWProtocolTLS.definition }
    }
}

/// The parameters of connections. They are stored and have no effect.
// Every property that changes is guarded.
public final class NWParameters: CustomDebugStringConvertible, @unchecked Sendable {
    public enum ServiceClass: Sendable {
        case bestEffort, background, interactiveVideo, interactiveVoice, responsiveData, signaling
    }
    public enum MultipathServiceType: Sendable { case disabled, handover, interactive, aggregate }

    @_Guarded public var requiredInterfaceType = NWInterface.InterfaceType.other
    @_Guarded public var requiredInterface: NWInterface?
    @_Guarded public var requiredLocalEndpoint: NWEndpoint?
    @_Guarded public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    @_Guarded public var prohibitExpensivePaths = false
    @_Guarded public var prohibitConstrainedPaths = false
    @_Guarded public var includePeerToPeer = false
    @_Guarded public var allowLocalEndpointReuse = false
    @_Guarded public var acceptLocalOnly = false
    public enum ExpiredDNSBehavior: Sendable { case systemDefault, allow, prohibit, persistent }

    @_Guarded public var expiredDNSBehavior = ExpiredDNSBehavior.systemDefault
    @_Guarded public var preferNoProxies = false
    @_Guarded public var allowFastOpen = false
    @_Guarded public var serviceClass = ServiceClass.bestEffort
    @_Guarded public var multipathServiceType = MultipathServiceType.disabled

    /// The protocols of a connection, from the application's down to the internet's.
    // Every property that changes is guarded.
    public class ProtocolStack: @unchecked Sendable {
        @_Guarded public var applicationProtocols: [NWProtocolOptions] = []
        @_Guarded public var transportProtocol: NWProtocolOptions?
        @_Guarded public var internetProtocol: NWProtocolOptions?

        init() {}
    }

    /// The protocols that were not chosen: none has options.
    public let defaultProtocolStack = ProtocolStack()

    public init() {}
    public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {}
    public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {}

    public class var tcp: NWParameters { NWParameters() }
    public class var udp: NWParameters { NWParameters() }
    public class var tls: NWParameters { NWParameters() }
    public class var dtls: NWParameters { NWParameters() }

    public func copy() -> NWParameters {
        let copy = NWParameters()
        copy.requiredInterfaceType = requiredInterfaceType
        copy.requiredInterface = requiredInterface
        copy.requiredLocalEndpoint = requiredLocalEndpoint
        copy.prohibitedInterfaceTypes = prohibitedInterfaceTypes
        copy.prohibitExpensivePaths = prohibitExpensivePaths
        copy.prohibitConstrainedPaths = prohibitConstrainedPaths
        copy.includePeerToPeer = includePeerToPeer
        copy.allowLocalEndpointReuse = allowLocalEndpointReuse
        copy.acceptLocalOnly = acceptLocalOnly
        copy.expiredDNSBehavior = expiredDNSBehavior
        copy.preferNoProxies = preferNoProxies
        copy.allowFastOpen = allowFastOpen
        copy.serviceClass = serviceClass
        copy.multipathServiceType = multipathServiceType
        return copy
    }

    public var debugDescription: String { "NWParameters" }
}
