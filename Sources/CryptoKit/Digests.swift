import Foundation

public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

extension Digest {
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { areEqualInConstantTime(lhs, rhs) }
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// A digest's bytes.
protocol StoredDigest: Digest {
    static var name: String { get }
    var storage: [UInt8] { get }
    init(storage: [UInt8])
}

// Members that clients call belong to the public protocol: those of an internal one are not exported by an optimized build.
extension Digest {
    public func makeIterator() -> Array<UInt8>.Iterator { withUnsafeBytes { Array($0) }.makeIterator() }

    public var description: String {
        "\((Self.self as? any StoredDigest.Type)?.name ?? "\(Self.self)") digest: \(hexadecimal(Array(self)))"
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { areEqualInConstantTime(Array(lhs), Array(rhs)) }
}

public struct SHA256Digest: Digest, StoredDigest {
    static let name = "SHA256"
    public static var byteCount: Int { 32 }
    let storage: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try storage.withUnsafeBytes(body)
    }
}

public struct SHA384Digest: Digest, StoredDigest {
    static let name = "SHA384"
    public static var byteCount: Int { 48 }
    let storage: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try storage.withUnsafeBytes(body)
    }
}

public struct SHA512Digest: Digest, StoredDigest {
    static let name = "SHA512"
    public static var byteCount: Int { 64 }
    let storage: [UInt8]

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try storage.withUnsafeBytes(body)
    }
}

extension Insecure {
    public struct SHA1Digest: Digest, StoredDigest {
        static let name = "SHA1"
        public static var byteCount: Int { 20 }
        let storage: [UInt8]

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try storage.withUnsafeBytes(body)
        }
    }

    public struct MD5Digest: Digest, StoredDigest {
        static let name = "MD5"
        public static var byteCount: Int { 16 }
        let storage: [UInt8]

        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try storage.withUnsafeBytes(body)
        }
    }
}

/// Functions that are broken, for data that older services exchange.
public enum Insecure {}
