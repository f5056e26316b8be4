import CPango
import Foundation

/// A bitmap image: 32 bits per pixel, premultiplied, rows from the top without padding.
///
/// A pixel is `0xAARRGGBB` in the machine's byte order, which is Cairo's ARGB32. Copies share their pixels. The pixels
/// change only while one value has them, so any number of threads may read a bitmap.
public struct Bitmap: Sendable, Hashable {
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    private var storage: Storage

    /// The longest edge in pixels of Cairo's image surfaces.
    public static let longestEdge = 32_767

    /// Owns the pixels, which are only written while one bitmap has them.
    private final class Storage: @unchecked Sendable {  // `change` writes to no pixels that another value has.
        let pixels: UnsafeMutableBufferPointer<UInt32>

        init(count: Int) {
            guard let memory = calloc(max(1, count), 4) else { fatalError("There is not enough memory for \(count) pixels.") }
            pixels = UnsafeMutableBufferPointer(
                start: memory.bindMemory(to: UInt32.self, capacity: count), count: count)
        }

        deinit { free(pixels.baseAddress) }
    }

    /// A color whose components are not premultiplied, as in files.
    public struct Color: Hashable, Sendable {
        /// The red component, 0…255.
        public var red: UInt8
        /// The green component, 0…255.
        public var green: UInt8
        /// The blue component, 0…255.
        public var blue: UInt8
        /// The alpha, from 0 (transparent) to 255 (opaque).
        public var alpha: UInt8

        /// Creates a color from components of 0…255.
        public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
            (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        }
    }

    /// Creates a bitmap whose pixels are transparent until `body` writes them. Rethrows the errors of `body`.
    public init(
        width: Int, height: Int, _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Void = { _ in }
    ) rethrows {
        let (width, height) = (max(0, width), max(0, height))
        let storage = Storage(count: width * height)
        try body(storage.pixels)
        (self.width, self.height, self.storage) = (width, height, storage)
    }

    /// Lets `body` change the pixels. Copies of the value keep theirs.
    mutating func change(_ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Void) rethrows {
        if !isKnownUniquelyReferenced(&storage) {
            let copy = Storage(count: width * height)
            copy.pixels.baseAddress!.update(from: storage.pixels.baseAddress!, count: width * height)
            storage = copy
        }
        try withExtendedLifetime(storage) { try body(storage.pixels) }
    }

    /// Calls `body` with the premultiplied pixels, row by row from the top.
    public func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(storage) { try body(UnsafeBufferPointer(storage.pixels)) }
    }

    /// Calls `body` with the premultiplied pixels of some rows. Those of the rows before lie in front of them.
    func withRows<Result>(_ rows: Range<Int>, _ body: (UnsafeBufferPointer<UInt32>) throws -> Result) rethrows -> Result {
        try withPixels { try body(UnsafeBufferPointer(rebasing: $0[rows.lowerBound * width..<rows.upperBound * width])) }
    }

    /// Returns a premultiplied pixel, `0xAARRGGBB`, which is transparent outside the picture.
    public func premultipliedPixel(x: Int, y: Int) -> UInt32 {
        guard x >= 0, y >= 0, x < width, y < height else { return 0 }
        return storage.pixels[y * width + x]
    }

    /// Returns a pixel's color without premultiplication.
    public func color(x: Int, y: Int) -> Color {
        let pixel = premultipliedPixel(x: x, y: y)
        let alpha = pixel >> 24
        guard alpha > 0 else { return Color(0, 0, 0, 0) }
        func component(_ shift: UInt32) -> UInt8 {
            UInt8(min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha))
        }
        return Color(component(16), component(8), component(0), UInt8(alpha))
    }

    /// Calls `body` with a Cairo surface that reads the pixels. The surface is not valid after `body` returns.
    func withCairoSurface<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
        let bytes = UnsafeMutableRawPointer(storage.pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))!
        defer {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        return try withExtendedLifetime(storage) { try body(surface) }
    }

    public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
        guard lhs.width == rhs.width, lhs.height == rhs.height else { return false }
        if lhs.storage === rhs.storage { return true }
        let count = lhs.storage.pixels.count * 4
        return count == 0 || memcmp(lhs.storage.pixels.baseAddress!, rhs.storage.pixels.baseAddress!, count) == 0
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(bytes: UnsafeRawBufferPointer(storage.pixels))
    }
}
