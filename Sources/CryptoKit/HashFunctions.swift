@_implementationOnly import COpenSSL
import Foundation

public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest
    static var blockByteCount: Int { get }
    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    public static var byteCount: Int { Digest.byteCount }

    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// A hash in progress, in libcrypto's memory.
// A state is changed by its only owner alone, because `RunningHash` copies it before it changes a shared one.
private final class HashState: @unchecked Sendable {
    let context: OpaquePointer

    init() {
        guard let context = EVP_MD_CTX_new() else { fatalError("There is not enough memory for a hash.") }
        self.context = context
    }

    deinit { EVP_MD_CTX_free(context) }
}

/// A hash in progress, as a value.
struct RunningHash: Sendable {
    private var state = HashState()

    init(_ algorithm: OpaquePointer?) {
        precondition(
            EVP_DigestInit_ex(state.context, algorithm, nil) == 1, "libcrypto does not know the hash function.")
    }

    private static func copy(_ state: HashState) -> HashState {
        let copy = HashState()
        precondition(EVP_MD_CTX_copy_ex(copy.context, state.context) == 1, "There is not enough memory for a hash.")
        return copy
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&state) { state = Self.copy(state) }
        EVP_DigestUpdate(state.context, bytes.baseAddress, bytes.count)
    }

    func finalized(count: Int) -> [UInt8] {
        let last = Self.copy(state)
        return [UInt8](unsafeUninitializedCapacity: max(count, Int(EVP_MAX_MD_SIZE))) { buffer, written in
            EVP_DigestFinal_ex(last.context, buffer.baseAddress, nil)
            written = count
        }
    }
}

public struct SHA256: HashFunction {
    public static var blockByteCount: Int { 64 }
    private var hash = RunningHash(EVP_sha256())
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    public func finalize() -> SHA256Digest { SHA256Digest(storage: hash.finalized(count: SHA256Digest.byteCount)) }
}

/// The SHA-224 hash of bytes, which Common Crypto has and CryptoKit's interface has not.
package func sha224(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var hash = RunningHash(EVP_sha224())
    hash.update(bytes)
    return hash.finalized(count: 28)
}

public struct SHA384: HashFunction {
    public static var blockByteCount: Int { 128 }
    private var hash = RunningHash(EVP_sha384())
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    public func finalize() -> SHA384Digest { SHA384Digest(storage: hash.finalized(count: SHA384Digest.byteCount)) }
}

public struct SHA512: HashFunction {
    public static var blockByteCount: Int { 128 }
    private var hash = RunningHash(EVP_sha512())
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
    public func finalize() -> SHA512Digest { SHA512Digest(storage: hash.finalized(count: SHA512Digest.byteCount)) }
}

extension Insecure {
    public struct SHA1: HashFunction {
        public static var blockByteCount: Int { 64 }
        private var hash = RunningHash(EVP_sha1())
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
        public func finalize() -> SHA1Digest { SHA1Digest(storage: hash.finalized(count: SHA1Digest.byteCount)) }
    }

    public struct MD5: HashFunction {
        public static var blockByteCount: Int { 64 }
        private var hash = RunningHash(EVP_md5())
        public init() {}
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { hash.update(bufferPointer) }
        public func finalize() -> MD5Digest { MD5Digest(storage: hash.finalized(count: MD5Digest.byteCount)) }
    }
}
