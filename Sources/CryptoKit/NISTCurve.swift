@_implementationOnly import COpenSSL
import Foundation

/// One of NIST's curves in libcrypto. Its numbers have `size` bytes; points are in the uncompressed form of X9.63.
public struct _NISTCurve: Sendable {
    /// libcrypto's number of the curve.
    let identifier: Int32
    /// How many bits numbers below the curve's order have.
    let bitCount: Int
    /// The authentication code that nonces are made with: a key's, of data.
    let code: @Sendable (_ key: [UInt8], _ data: [UInt8]) -> [UInt8]

    private init<H: HashFunction>(_ identifier: Int32, _ bitCount: Int, _ hash: H.Type) {
        (self.identifier, self.bitCount) = (identifier, bitCount)
        code = { HMAC<H>.authenticationCode(for: $1, using: SymmetricKey(data: $0)).bytes }
    }

    static let p256 = _NISTCurve(NID_X9_62_prime256v1, 256, SHA256.self)
    static let p384 = _NISTCurve(NID_secp384r1, 384, SHA384.self)
    static let p521 = _NISTCurve(NID_secp521r1, 521, SHA512.self)

    /// How many bytes a number has.
    var size: Int { (bitCount + 7) / 8 }

    /// How many bytes a point has.
    func pointSize(compressed: Bool = false) -> Int { 1 + (compressed ? size : 2 * size) }

    /// libcrypto's numbers, points and keys, freed together.
    final class Memory {
        private let curve: _NISTCurve
        let group: OpaquePointer?
        let scratch = BN_CTX_new()
        private var numbers: [OpaquePointer?] = []
        private var points: [OpaquePointer?] = []

        init(_ curve: _NISTCurve) {
            self.curve = curve
            group = EC_GROUP_new_by_curve_name(curve.identifier)
        }

        deinit {
            numbers.forEach(BN_clear_free)
            points.forEach(EC_POINT_free)
            EC_GROUP_free(group)
            BN_CTX_free(scratch)
        }

        var order: OpaquePointer? { EC_GROUP_get0_order(group) }

        func number(_ bytes: [UInt8] = []) -> OpaquePointer? {
            let number = BN_bin2bn(bytes, Int32(bytes.count), nil)
            numbers.append(number)
            return number
        }

        func point() -> OpaquePointer? {
            let point = EC_POINT_new(group)
            points.append(point)
            return point
        }

        /// - Throws: `CryptoKitError.invalidParameter` where the bytes are no point of the curve.
        func point(_ bytes: [UInt8]) throws -> OpaquePointer? {
            let point = point()
            guard EC_POINT_oct2point(group, point, bytes, bytes.count, scratch) == 1,
                EC_POINT_is_at_infinity(group, point) == 0
            else { throw CryptoKitError.invalidParameter }
            return point
        }

        /// The base point times a number.
        func multiplied(_ number: OpaquePointer?) -> OpaquePointer? {
            let point = point()
            precondition(EC_POINT_mul(group, point, number, nil, nil, scratch) == 1, "libcrypto lacks the curve.")
            return point
        }

        func pointBytes(_ point: OpaquePointer?, compressed: Bool = false) -> [UInt8] {
            let form = compressed ? POINT_CONVERSION_COMPRESSED : POINT_CONVERSION_UNCOMPRESSED
            var bytes = [UInt8](repeating: 0, count: curve.pointSize(compressed: compressed))
            EC_POINT_point2oct(group, point, form, &bytes, bytes.count, scratch)
            return bytes
        }

        func bytes(_ number: OpaquePointer?) -> [UInt8] {
            var bytes = [UInt8](repeating: 0, count: curve.size)
            BN_bn2binpad(number, &bytes, Int32(curve.size))
            return bytes
        }

        /// A key; the caller frees it.
        func key(secret: [UInt8]?, point bytes: [UInt8]) throws -> OpaquePointer? {
            let key = EC_KEY_new_by_curve_name(curve.identifier)
            EC_KEY_set_public_key(key, try point(bytes))
            if let secret { EC_KEY_set_private_key(key, number(secret)) }
            return key
        }
    }

    /// Whether a number is from 1 to the order of the curve less 1.
    func isSecret(_ bytes: [UInt8]) -> Bool {
        let memory = Memory(self)
        let number = memory.number(bytes)
        return bytes.count == size && BN_is_zero(number) == 0 && BN_cmp(number, memory.order) < 0
    }

    func randomSecret() -> [UInt8] {
        while true {
            let bytes = randomBytes(size)
            if isSecret(bytes) { return bytes }
        }
    }

    func publicPoint(of secret: [UInt8]) -> [UInt8] {
        let memory = Memory(self)
        return memory.pointBytes(memory.multiplied(memory.number(secret)))
    }

    /// A point in the uncompressed form.
    func point(_ bytes: [UInt8]) throws -> [UInt8] {
        let memory = Memory(self)
        return memory.pointBytes(try memory.point(bytes))
    }

    func compressed(_ point: [UInt8]) throws -> [UInt8] {
        let memory = Memory(self)
        return memory.pointBytes(try memory.point(point), compressed: true)
    }

    /// The first coordinate of the product, as RFC 5903 has it.
    func agreement(_ secret: [UInt8], with point: [UInt8]) throws -> [UInt8] {
        let memory = Memory(self)
        let product = memory.point()
        guard
            EC_POINT_mul(memory.group, product, nil, try memory.point(point), memory.number(secret), memory.scratch)
                == 1
        else { throw CryptoKitError.invalidParameter }
        return Array(memory.pointBytes(product).dropFirst().prefix(size))
    }
}
