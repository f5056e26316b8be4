import Foundation
import Synchronization

/// Blurred planes of shadows that were drawn lately. Most pictures of a series have the same shadows. Any thread may use it.
final class ShadowCache: Sendable {
    /// What a blurred plane depends on. The hash finds planes that are most likely equal; they are compared, too.
    struct Key: Hashable, Sendable {
        private let width: Int
        private let stride: Int
        private let sigmas: SIMD2<Double>
        private let hash: PixelHash

        /// - Parameter plane: the rows before they are blurred, of `stride` bytes each, which is a multiple of four.
        init(_ plane: UnsafeMutableBufferPointer<UInt8>, width: Int, stride: Int, sigmaX: Double, sigmaY: Double) {
            (self.width, self.stride, sigmas) = (width, stride, SIMD2(sigmaX, sigmaY))
            hash = plane.withMemoryRebound(to: UInt32.self) { PixelHash(UnsafeBufferPointer($0), width: width) }
        }
    }

    private struct Shadow: Sendable {
        let sharp: [UInt8]
        let blurred: [UInt8]
    }

    private let generations: Mutex<Generations<Key, Shadow>>

    /// - Parameter byteLimit: the most bytes in each generation, of planes before and after the blur.
    init(byteLimit: Int = 8 << 20) { generations = Mutex(Generations(capacity: byteLimit)) }

    /// Returns the blurred plane, or nil if it is not known.
    func blurred(_ plane: UnsafeMutableBufferPointer<UInt8>, _ key: Key) -> [UInt8]? {
        guard let found = generations.withLock({ $0.value(for: key) }), found.sharp.count == plane.count,
            memcmp(found.sharp, plane.baseAddress!, plane.count) == 0
        else { return nil }
        return found.blurred
    }

    /// Keeps a blurred plane, unless it is large.
    func insert(_ blurred: [UInt8], of sharp: [UInt8], for key: Key) {
        generations.withLock { generations in
            let size = sharp.count + blurred.count
            if size <= generations.capacity / 2 { generations.insert(Shadow(sharp: sharp, blurred: blurred), for: key, size: size) }
        }
    }
}
