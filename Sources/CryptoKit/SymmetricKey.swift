import Foundation

public struct SymmetricKeySize: Sendable {
    public let bitCount: Int

    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "A key has whole bytes.")
        self.bitCount = bitCount
    }
}

public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let storage: [UInt8]

    public init<D: ContiguousBytes>(data: D) { storage = data.bytes }
    public init(size: SymmetricKeySize) { storage = randomBytes(size.bitCount / 8) }

    public var bitCount: Int { storage.count * 8 }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try storage.withUnsafeBytes(body)
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { areEqualInConstantTime(lhs.storage, rhs.storage) }
}
