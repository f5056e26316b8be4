import Foundation

public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    var byteCount: Int { get }
}

extension MessageAuthenticationCode {
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { areEqualInConstantTime(lhs, rhs) }
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    fileprivate let storage: [UInt8]

    public var byteCount: Int { H.Digest.byteCount }
    public var description: String { "HMAC with \(H.self): \(hexadecimal(storage))" }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try storage.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { storage.makeIterator() }
    public static func == (lhs: Self, rhs: Self) -> Bool { areEqualInConstantTime(lhs.storage, rhs.storage) }
    public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

/// RFC 2104's authentication code.
public struct HMAC<H: HashFunction>: Sendable {
    public typealias Key = SymmetricKey
    public typealias MAC = HashedAuthenticationCode<H>

    private var inner = H()
    private var outer = H()

    public init(key: SymmetricKey) {
        var bytes = key.bytes
        if bytes.count > H.blockByteCount { bytes = H.hash(data: bytes).bytes }
        bytes += [UInt8](repeating: 0, count: H.blockByteCount - bytes.count)
        inner.update(data: bytes.map { $0 ^ 0x36 })
        outer.update(data: bytes.map { $0 ^ 0x5C })
    }

    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    public func finalize() -> MAC {
        var last = outer
        last.update(data: inner.finalize().bytes)
        return MAC(storage: last.finalize().bytes)
    }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = HMAC(key: key)
        code.update(data: data)
        return code.finalize()
    }

    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        self.authenticationCode(for: authenticatedData, using: key) == authenticationCode
    }

    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
        areEqualInConstantTime(self.authenticationCode(for: authenticatedData, using: key), authenticationCode.bytes)
    }
}

/// RFC 5869's key derivation.
public struct HKDF<H: HashFunction>: Sendable {
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        expand(
            pseudoRandomKey: extract(inputKeyMaterial: inputKeyMaterial, salt: salt), info: info,
            outputByteCount: outputByteCount)
    }

    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }

    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let key = salt.map { SymmetricKey(data: Array($0)) } ?? SymmetricKey(data: [UInt8]())
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: key)
    }

    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(outputByteCount <= 255 * H.Digest.byteCount, "HKDF derives at most 255 digests.")
        let key = SymmetricKey(data: prk)
        var (output, block, count): ([UInt8], [UInt8], UInt8) = ([], [], 0)
        while output.count < outputByteCount {
            count += 1
            var code = HMAC<H>(key: key)
            code.update(data: block)
            if let info { code.update(data: info) }
            code.update(data: [count])
            block = code.finalize().bytes
            output += block
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
