import CryptoKit

// CryptoKit declares these on Apple's systems. Here it stands below Security, because packages import it that know no other
// module.

extension SecureEnclave.P256.Signing.PrivateKey {
    /// - Throws: `CryptoKitError.incorrectParameterSize` in any case.
    public init(compactRepresentable: Bool = true, accessControl: SecAccessControl) throws {
        try self.init(compactRepresentable: compactRepresentable)
    }
}

extension SecureEnclave.P256.KeyAgreement.PrivateKey {
    /// - Throws: `CryptoKitError.incorrectParameterSize` in any case.
    public init(compactRepresentable: Bool = true, accessControl: SecAccessControl) throws {
        try self.init(compactRepresentable: compactRepresentable)
    }
}
