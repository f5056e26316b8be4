@_implementationOnly import COpenSSL

// Keys made of passwords.

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

public var kCCPBKDF2: Int { 2 }
public var kCCPRFHmacAlgSHA1: Int { 1 }
public var kCCPRFHmacAlgSHA224: Int { 2 }
public var kCCPRFHmacAlgSHA256: Int { 3 }
public var kCCPRFHmacAlgSHA384: Int { 4 }
public var kCCPRFHmacAlgSHA512: Int { 5 }

/// Makes a key of a password.
@discardableResult public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!,
    _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!,
    _ derivedKeyLen: Int
) -> Int32 {
    guard Int(algorithm) == kCCPBKDF2, derivedKey != nil, derivedKeyLen > 0, rounds > 0, let function = hash(prf) else {
        return Int32(kCCParamError)
    }
    let status = PKCS5_PBKDF2_HMAC(
        password, Int32(passwordLen), salt, Int32(saltLen), Int32(clamping: rounds), function, Int32(derivedKeyLen), derivedKey)
    return Int32(status == 1 ? kCCSuccess : kCCParamError)
}

/// Makes a key of a password. C takes bytes of either sign.
@_disfavoredOverload
@discardableResult public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<UInt8>!, _ passwordLen: Int, _ salt: UnsafePointer<UInt8>!,
    _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32, _ derivedKey: UnsafeMutablePointer<UInt8>!,
    _ derivedKeyLen: Int
) -> Int32 {
    UnsafeRawPointer(password).map { $0.assumingMemoryBound(to: CChar.self) }.map {
        CCKeyDerivationPBKDF(algorithm, $0, passwordLen, salt, saltLen, prf, rounds, derivedKey, derivedKeyLen)
    } ?? Int32(kCCParamError)
}

private func hash(_ prf: CCPseudoRandomAlgorithm) -> OpaquePointer? {
    switch Int(prf) {
    case kCCPRFHmacAlgSHA1: EVP_sha1()
    case kCCPRFHmacAlgSHA224: EVP_sha224()
    case kCCPRFHmacAlgSHA256: EVP_sha256()
    case kCCPRFHmacAlgSHA384: EVP_sha384()
    case kCCPRFHmacAlgSHA512: EVP_sha512()
    default: nil
    }
}
