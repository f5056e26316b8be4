import Foundation
import FoundationSupplement

public enum NEVPNIKEAuthenticationMethod: Int, Sendable { case none, certificate, sharedSecret }
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable { case none, low, medium, high }
public enum NEVPNIKEv2CertificateType: Int, Sendable {
    case RSA = 1, ECDSA256, ECDSA384, ECDSA521, ed25519, rsaPSS
}
public enum NEVPNIKEv2TLSVersion: Int, Sendable { case versionDefault, version1_0, version1_1, version1_2 }
public enum NEVPNIKEv2EncryptionAlgorithm: Int, Sendable {
    case algorithmDES = 1, algorithm3DES, algorithmAES128, algorithmAES256, algorithmAES128GCM, algorithmAES256GCM
    case algorithmChaCha20Poly1305
}
public enum NEVPNIKEv2IntegrityAlgorithm: Int, Sendable { case SHA96 = 1, SHA160, SHA256, SHA384, SHA512 }
public enum NEVPNIKEv2DiffieHellmanGroup: Int, Sendable {
    case groupInvalid = 0, group1 = 1, group2 = 2, group5 = 5, group14 = 14, group15, group16, group17, group18, group19, group20
    case group21, group31 = 31, group32
}

// An open class cannot be checked. Every property that changes is guarded.
open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
    @_Guarded open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
    @_Guarded open var useExtendedAuthentication = false
    @_Guarded open var sharedSecretReference: Data?
    @_Guarded open var localIdentifier: String?
    @_Guarded open var remoteIdentifier: String?
}

/// How the parties of a tunnel encrypt.
// An open class cannot be checked. Every property that changes is guarded.
open class NEVPNIKEv2SecurityAssociationParameters: NSObject, @unchecked Sendable {
    @_Guarded open var encryptionAlgorithm = NEVPNIKEv2EncryptionAlgorithm.algorithmAES256
    @_Guarded open var integrityAlgorithm = NEVPNIKEv2IntegrityAlgorithm.SHA256
    @_Guarded open var diffieHellmanGroup = NEVPNIKEv2DiffieHellmanGroup.group14
    /// In minutes.
    @_Guarded open var lifetimeMinutes: Int32

    init(lifetimeMinutes: Int32) { self.lifetimeMinutes = lifetimeMinutes }
}

// An open class cannot be checked. Every property that changes is guarded.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
    @_Guarded open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
    @_Guarded open var serverCertificateIssuerCommonName: String?
    @_Guarded open var serverCertificateCommonName: String?
    @_Guarded open var certificateType = NEVPNIKEv2CertificateType.RSA
    @_Guarded open var useConfigurationAttributeInternalIPSubnet = false
    @_Guarded open var disableMOBIKE = false
    @_Guarded open var disableRedirect = false
    @_Guarded open var enablePFS = false
    @_Guarded open var allowPostQuantumKeyExchangeFallback = false
    @_Guarded open var enableRevocationCheck = false
    @_Guarded open var strictRevocationCheck = false
    @_Guarded open var minimumTLSVersion = NEVPNIKEv2TLSVersion.versionDefault
    @_Guarded open var maximumTLSVersion = NEVPNIKEv2TLSVersion.versionDefault
    @_Guarded open var enableFallback = false
    /// In bytes.
    @_Guarded open var mtu = 1280
    public let ikeSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters(lifetimeMinutes: 60)
    public let childSecurityAssociationParameters = NEVPNIKEv2SecurityAssociationParameters(lifetimeMinutes: 30)
}
