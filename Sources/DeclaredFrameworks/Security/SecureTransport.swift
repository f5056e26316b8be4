import Dispatch
import Foundation
import FoundationNetworking

// The options of secure connections. No connection opens while a widget is drawn, so that nothing asks for them.

/// The options of a secure connection. There is no state.
public final class OS_sec_protocol_options: NSObject, @unchecked Sendable {}
/// What a secure connection has agreed on. There is no state.
public final class OS_sec_protocol_metadata: NSObject, @unchecked Sendable {}
/// The certificate of a peer. There is no state.
public final class OS_sec_trust: NSObject, @unchecked Sendable {}
/// An identity of a program. There is no state.
public final class OS_sec_identity: NSObject, @unchecked Sendable {}

public typealias sec_protocol_options_t = OS_sec_protocol_options
public typealias sec_protocol_metadata_t = OS_sec_protocol_metadata
public typealias sec_trust_t = OS_sec_trust
public typealias sec_identity_t = OS_sec_identity

public typealias sec_protocol_verify_complete_t = (Bool) -> Void
public typealias sec_protocol_verify_t = (
    sec_protocol_metadata_t, sec_trust_t, @escaping sec_protocol_verify_complete_t
) -> Void

/// Foundation has it, too.
public typealias tls_protocol_version_t = FoundationNetworking.tls_protocol_version_t

/// Effect: none, because no connection opens.
public func sec_protocol_options_set_verify_block(
    _ options: sec_protocol_options_t, _ verify_block: @escaping sec_protocol_verify_t,
    _ verify_block_queue: DispatchQueue
) {}

/// Effect: none, because no connection opens.
public func sec_protocol_options_set_peer_authentication_required(
    _ options: sec_protocol_options_t, _ peer_authentication_required: Bool
) {}

/// Effect: none, because no connection opens.
public func sec_protocol_options_set_min_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {}

/// Effect: none, because no connection opens.
public func sec_protocol_options_set_max_tls_protocol_version(
    _ options: sec_protocol_options_t, _ version: tls_protocol_version_t
) {}

/// Effect: none, because no connection opens.
public func sec_protocol_options_set_tls_server_name(
    _ options: sec_protocol_options_t, _ server_name: UnsafePointer<CChar>
) {}

/// Effect: none, because no connection opens.
public func sec_protocol_options_set_local_identity(
    _ options: sec_protocol_options_t, _ identity: sec_identity_t
) {}

/// Effect: none, because no connection opens.
public func sec_protocol_options_add_tls_application_protocol(
    _ options: sec_protocol_options_t, _ application_protocol: UnsafePointer<CChar>
) {}

/// Returns the trust object of a peer's certificate.
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> { .passRetained(SecTrust()) }

/// A secure connection of the time before Network. There is none.
public final class SSLContext: Sendable {}

public let errSSLProtocol: OSStatus = -9800

/// The length of the peer's name: 0.
@discardableResult public func SSLGetPeerDomainNameLength(_ context: SSLContext, _ peerNameLen: UnsafeMutablePointer<Int>) -> OSStatus {
    peerNameLen.pointee = 0
    return errSSLProtocol
}
/// The peer's name, which has no characters.
@discardableResult public func SSLGetPeerDomainName(
    _ context: SSLContext, _ peerName: UnsafeMutablePointer<CChar>?, _ peerNameLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    peerNameLen.pointee = 0
    return errSSLProtocol
}
