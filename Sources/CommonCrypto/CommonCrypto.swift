// CommonCrypto: hashes and authentication codes, computed by CryptoKit; ciphers and keys of passwords, computed by libcrypto.
@_exported import Foundation
import CryptoKit

public typealias CC_LONG = UInt32

public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }

private func hash<H: HashFunction>(
    _ function: H.Type, _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var hash = H()
    hash.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
    for (index, byte) in hash.finalize().enumerated() { md?[index] = byte }
    return md
}

@discardableResult public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(Insecure.MD5.self, data, len, md) }

@discardableResult public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(Insecure.SHA1.self, data, len, md) }

@discardableResult public func CC_SHA224(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    let hash = sha224(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
    for (index, byte) in hash.enumerated() { md?[index] = byte }
    return md
}

@discardableResult public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(SHA256.self, data, len, md) }

@discardableResult public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(SHA384.self, data, len, md) }

@discardableResult public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { hash(SHA512.self, data, len, md) }

public typealias CCHmacAlgorithm = UInt32

public var kCCHmacAlgSHA1: Int { 0 }
public var kCCHmacAlgMD5: Int { 1 }
public var kCCHmacAlgSHA256: Int { 2 }
public var kCCHmacAlgSHA384: Int { 3 }
public var kCCHmacAlgSHA512: Int { 4 }

public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    func code<H: HashFunction>(_ function: H.Type) -> [UInt8] {
        let key = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
        let data = Array(UnsafeRawBufferPointer(start: data, count: dataLength))
        return Array(HMAC<H>.authenticationCode(for: data, using: key))
    }
    let bytes: [UInt8]
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: bytes = code(Insecure.SHA1.self)
    case kCCHmacAlgMD5: bytes = code(Insecure.MD5.self)
    case kCCHmacAlgSHA384: bytes = code(SHA384.self)
    case kCCHmacAlgSHA512: bytes = code(SHA512.self)
    default: bytes = code(SHA256.self)
    }
    macOut?.copyMemory(from: bytes, byteCount: bytes.count)
}

public typealias CCRNGStatus = CCCryptorStatus

/// Fills a buffer with random bytes, which follow from the seed of the run.
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard let bytes else { return count == 0 ? CCRNGStatus(kCCSuccess) : CCRNGStatus(kCCParamError) }
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
    }
    return CCRNGStatus(kCCSuccess)
}
