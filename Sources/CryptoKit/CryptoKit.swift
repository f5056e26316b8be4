// CryptoKit: hashes, message authentication, ciphers, key derivation, and keys of Curve25519 and NIST's curves,
// computed by OpenSSL's libcrypto, which Foundation's network layer loads anyway. Keys and nonces come from the system
// generator. There is no Secure Enclave.
@_exported import Foundation

/// What keeps an operation from its result.
public enum CryptoKitError: Error, Equatable {
    case incorrectKeySize
    case incorrectParameterSize
    case authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure
    case unwrapFailure
    case invalidParameter
}

public enum CryptoKitASN1Error: Error, Equatable {
    case invalidFieldIdentifier
    case unexpectedFieldType
    case invalidObjectIdentifier
    case invalidASN1Object
    case invalidASN1IntegerEncoding
    case truncatedASN1Field
    case unsupportedFieldLength
    case invalidPEMDocument
}

/// Returns bytes of the system generator.
func randomBytes(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in .random(in: .min ... .max, using: &generator) }
}

extension ContiguousBytes {
    /// A copy of the bytes.
    var bytes: [UInt8] { withUnsafeBytes { Array($0) } }
}

/// Whether two rows of bytes are equal, in a time that depends on their lengths alone.
func areEqualInConstantTime(_ first: some Sequence<UInt8>, _ second: some Sequence<UInt8>) -> Bool {
    let (first, second) = (Array(first), Array(second))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
}

/// Lower-case hexadecimal digits.
func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef")
    return String(bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
}
