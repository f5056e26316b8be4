import CryptoKit
import Security

// CryptoKit declares these on Apple's systems.

extension SecureEnclave.P256.Signing.PrivateKey {
    /// - Throws: `CryptoKitError.incorrectParameterSize` in any case.
    public init(
        compactRepresentable: Bool = true,
        accessControl: SecAccessControl = SecAccessControlCreateWithFlags(
            nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, .privateKeyUsage, nil)!,
        authenticationContext: LAContext?
    ) throws { try self.init(compactRepresentable: compactRepresentable) }

    /// - Throws: `CryptoKitError.incorrectParameterSize` in any case.
    public init(dataRepresentation: Data, authenticationContext: LAContext?) throws {
        try self.init(dataRepresentation: dataRepresentation)
    }
}

extension SecureEnclave.P256.KeyAgreement.PrivateKey {
    /// - Throws: `CryptoKitError.incorrectParameterSize` in any case.
    public init(
        compactRepresentable: Bool = true,
        accessControl: SecAccessControl = SecAccessControlCreateWithFlags(
            nil, kSecAttrAccessibleWhenUnlockedThisDeviceOnly, .privateKeyUsage, nil)!,
        authenticationContext: LAContext?
    ) throws { try self.init(compactRepresentable: compactRepresentable) }

    /// - Throws: `CryptoKitError.incorrectParameterSize` in any case.
    public init(dataRepresentation: Data, authenticationContext: LAContext?) throws {
        try self.init(dataRepresentation: dataRepresentation)
    }
}
