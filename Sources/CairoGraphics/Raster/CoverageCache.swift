import CPango
import DisplayList
import Foundation
import Synchronization

/// The coverage of shapes that were drawn before, such as the labels of a row of pictures. The cache is safe to use from any
/// thread.
///
/// It has two halves. When the new one is full it becomes the old one, and what was not used since then goes.
final class CoverageCache: Sendable {
    /// All that the coverage depends on.
    struct Key: Hashable, Sendable {
        enum Shape: Hashable, Sendable {
            case glyphs(GlyphRun)
            case fill(Path, FillStyle)
            case stroke(Path, StrokeStyle)
        }

        let shape: Shape
        /// The map from the shape's points to device pixels.
        let transform: CGAffineTransform

        /// About how many bytes the key takes. A long path may cover a single pixel.
        fileprivate var byteCount: Int {
            switch shape {
            case .glyphs(let run): 256 + run.glyphs.count * MemoryLayout<Glyph>.stride
            case .fill(let path, _), .stroke(let path, _): 256 + path.elements.count * MemoryLayout<Path.Element>.stride
            }
        }
    }

    /// Coverage in rows of `stride` bytes, rounded to steps.
    struct Coverage: Sendable {
        let rect: PixelRect
        let stride: Int
        let bytes: [UInt8]
    }

    private let generations: Mutex<Generations<Key, Coverage>>

    /// - Parameter byteLimit: the most bytes in each generation, of coverage and keys.
    init(byteLimit: Int = 4 << 20) { generations = Mutex(Generations(capacity: byteLimit)) }

    /// Returns the coverage of a shape in `rect`, or nil if it is not known.
    func coverage(_ key: Key, in rect: PixelRect) -> Coverage? {
        guard let found = generations.withLock({ $0.value(for: key) }), found.rect == rect else { return nil }
        return found
    }

    /// Keeps coverage, unless it is large.
    func insert(_ coverage: Coverage, for key: Key) {
        let size = coverage.bytes.count + key.byteCount
        generations.withLock { generations in
            if size <= generations.capacity / 4 { generations.insert(coverage, for: key, size: size) }
        }
    }
}

extension CoverageCache.Coverage {
    /// Copies the coverage of a canvas.
    init?(_ canvas: CairoCanvas) {
        guard let data = cairo_image_surface_get_data(canvas.surface) else { return nil }
        rect = canvas.rect
        stride = Int(cairo_image_surface_get_stride(canvas.surface))
        bytes = [UInt8](UnsafeBufferPointer(start: data, count: stride * canvas.rect.height))
    }

    /// Calls `body` with a canvas that has the coverage, or with nil if memory is short. The canvas must not be drawn on.
    func withCanvas<Result>(scale: Double, _ body: (CairoCanvas?) -> Result) -> Result {
        bytes.withUnsafeBufferPointer { bytes in
            let data = UnsafeMutablePointer(mutating: bytes.baseAddress!)
            guard let surface = cairo_image_surface_create_for_data(
                data, CAIRO_FORMAT_A8, Int32(rect.width), Int32(rect.height), Int32(stride))
            else { return body(nil) }
            defer {
                cairo_surface_finish(surface)
                cairo_surface_destroy(surface)
            }
            guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else { return body(nil) }
            return body(CairoCanvas(kind: .pixels, surface: surface, rect: rect, scale: scale))
        }
    }
}
