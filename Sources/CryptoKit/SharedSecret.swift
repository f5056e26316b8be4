import Foundation

/// What two keys agree on.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
    let storage: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try storage.withUnsafeBytes(body)
    }

    public var description: String { "SharedSecret: \(hexadecimal(storage))" }

    public static func == (lhs: Self, rhs: Self) -> Bool { areEqualInConstantTime(lhs.storage, rhs.storage) }
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { areEqualInConstantTime(lhs.storage, rhs) }
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }

    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: storage), salt: salt, info: sharedInfo,
            outputByteCount: outputByteCount)
    }

    /// ANSI X9.63's derivation.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        var (output, count): ([UInt8], UInt32) = ([], 1)
        while output.count < outputByteCount {
            var hash = H()
            hash.update(data: storage)
            hash.update(data: Swift.withUnsafeBytes(of: count.bigEndian) { Array($0) })
            hash.update(data: sharedInfo)
            output += hash.finalize().bytes
            count += 1
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
