@_implementationOnly import COpenSSL
import Foundation

// FIPS 202's hashes.

public struct SHA3_256: HashFunction {
    public static var blockByteCount: Int { 136 }
    private var hash = RunningHash(EVP_sha3_256())
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    public func finalize() -> SHA3_256Digest { SHA3_256Digest(storage: hash.finalized(count: SHA3_256Digest.byteCount)) }
}

public struct SHA3_256Digest: Digest, StoredDigest {
    static let name = "SHA3_256"
    public static var byteCount: Int { 32 }
    let storage: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try storage.withUnsafeBytes(body)
    }
}

public struct SHA3_384: HashFunction {
    public static var blockByteCount: Int { 104 }
    private var hash = RunningHash(EVP_sha3_384())
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    public func finalize() -> SHA3_384Digest { SHA3_384Digest(storage: hash.finalized(count: SHA3_384Digest.byteCount)) }
}

public struct SHA3_384Digest: Digest, StoredDigest {
    static let name = "SHA3_384"
    public static var byteCount: Int { 48 }
    let storage: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try storage.withUnsafeBytes(body)
    }
}

public struct SHA3_512: HashFunction {
    public static var blockByteCount: Int { 72 }
    private var hash = RunningHash(EVP_sha3_512())
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    public func finalize() -> SHA3_512Digest { SHA3_512Digest(storage: hash.finalized(count: SHA3_512Digest.byteCount)) }
}

public struct SHA3_512Digest: Digest, StoredDigest {
    static let name = "SHA3_512"
    public static var byteCount: Int { 64 }
    let storage: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try storage.withUnsafeBytes(body)
    }
}
