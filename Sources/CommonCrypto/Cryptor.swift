@_implementationOnly import COpenSSL

/// A cipher at work.
final class Cryptor {
    /// Why there is no cipher, or no result.
    struct Problem: Error {
        let status: Int
    }

    private let context: OpaquePointer
    let blockSize: Int

    private init(_ context: OpaquePointer, blockSize: Int) { (self.context, self.blockSize) = (context, blockSize) }

    deinit { EVP_CIPHER_CTX_free(context) }

    static func of(_ reference: CCCryptorRef) -> Cryptor {
        Unmanaged<Cryptor>.fromOpaque(UnsafeRawPointer(reference)).takeUnretainedValue()
    }

    static func make(
        encrypts: Bool, _ algorithm: Int, mode: Int, pads: Bool, key: [UInt8], _ iv: UnsafeRawPointer?
    ) -> Result<Cryptor, Problem> {
        guard let name = name(of: algorithm, mode: mode) else { return .failure(Problem(status: kCCUnimplemented)) }
        guard let sizes = keySizes[algorithm], sizes.contains(key.count) else { return .failure(Problem(status: kCCKeySizeError)) }
        let cipher = EVP_get_cipherbyname(algorithm == kCCAlgorithmAES ? "aes-\(key.count * 8)-\(name)" : "des-ede3-\(name)")
        guard let cipher, let context = EVP_CIPHER_CTX_new() else { return .failure(Problem(status: kCCUnimplemented)) }
        let size = algorithm == kCCAlgorithmAES ? 16 : 8
        let vector = iv.map { Array(UnsafeRawBufferPointer(start: $0, count: size)) } ?? [UInt8](repeating: 0, count: size)
        guard EVP_CipherInit_ex(context, cipher, nil, key, vector, encrypts ? 1 : 0) == 1 else {
            EVP_CIPHER_CTX_free(context)
            return .failure(Problem(status: kCCUnimplemented))
        }
        EVP_CIPHER_CTX_set_padding(context, pads ? 1 : 0)
        return .success(Cryptor(context, blockSize: size))
    }

    private static let keySizes = [kCCAlgorithmAES: [16, 24, 32], kCCAlgorithm3DES: [24]]

    private static func name(of algorithm: Int, mode: Int) -> String? {
        guard keySizes[algorithm] != nil else { return nil }
        switch mode {
        case kCCModeECB: return "ecb"
        case kCCModeCBC: return "cbc"
        case kCCModeCFB: return "cfb"
        case kCCModeCFB8: return "cfb8"
        case kCCModeOFB: return "ofb"
        case kCCModeCTR: return algorithm == kCCAlgorithmAES ? "ctr" : nil
        default: return nil
        }
    }

    /// Works through all data at once.
    func whole(
        _ input: UnsafeRawBufferPointer, _ output: UnsafeMutableRawBufferPointer, _ moved: UnsafeMutablePointer<Int>?
    ) -> CCCryptorStatus {
        guard let start = work(input), let end = finished() else {
            moved?.pointee = 0
            return CCCryptorStatus(input.count % blockSize == 0 ? kCCDecodeError : kCCAlignmentError)
        }
        return give(start + end, output, moved)
    }

    func update(
        _ input: UnsafeRawBufferPointer, _ output: UnsafeMutableRawBufferPointer, _ moved: UnsafeMutablePointer<Int>?
    ) -> CCCryptorStatus {
        guard output.count >= input.count else { return CCCryptorStatus(kCCBufferTooSmall) }
        guard let bytes = work(input) else { return CCCryptorStatus(kCCDecodeError) }
        return give(bytes, output, moved)
    }

    func finish(_ output: UnsafeMutableRawBufferPointer, _ moved: UnsafeMutablePointer<Int>?) -> CCCryptorStatus {
        guard let bytes = finished() else { return CCCryptorStatus(kCCDecodeError) }
        return give(bytes, output, moved)
    }

    private func work(_ input: UnsafeRawBufferPointer) -> [UInt8]? {
        var (output, count) = ([UInt8](repeating: 0, count: input.count + blockSize), Int32(0))
        let bytes = input.bindMemory(to: UInt8.self).baseAddress
        guard EVP_CipherUpdate(context, &output, &count, bytes, Int32(input.count)) == 1 else { return nil }
        return Array(output.prefix(Int(count)))
    }

    private func finished() -> [UInt8]? {
        var (output, count) = ([UInt8](repeating: 0, count: blockSize * 2), Int32(0))
        guard EVP_CipherFinal_ex(context, &output, &count) == 1 else { return nil }
        return Array(output.prefix(Int(count)))
    }

    /// Puts bytes where the caller wants them. Where there is no room, the caller learns how many there are.
    private func give(
        _ bytes: [UInt8], _ output: UnsafeMutableRawBufferPointer, _ moved: UnsafeMutablePointer<Int>?
    ) -> CCCryptorStatus {
        moved?.pointee = bytes.count
        guard bytes.count <= output.count else { return CCCryptorStatus(kCCBufferTooSmall) }
        output.copyBytes(from: bytes)
        return CCCryptorStatus(kCCSuccess)
    }
}
