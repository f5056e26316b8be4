import CPango
import CPixels
import DisplayList
import Foundation

/// The values that determine the pixels of a resource.
struct BitmapKey: Hashable {
    let resource: DisplayImage
    let width: Int
    let height: Int
}

/// Access to the pixels of images.
extension Replay {
    /// The longest edge in pixels of a rasterized drawing.
    private static let longestDrawing = 8192
    /// The largest number of pixels of a rasterized drawing: 64 MB, several times a widget's picture. A drawing inside a drawing
    /// has half of it, so that the memory of all is bounded.
    private static let mostPixels = 16 << 20

    /// Returns the whole pixels of a drawing, in proportion fewer if there would be too many.
    ///
    /// - Parameter depth: the number of drawings around it.
    static func drawnSize(width: Double, height: Double, depth: Int) -> (width: Int, height: Int) {
        func whole(_ value: Double) -> Int { max(1, min(longestDrawing, Int((value - 1e-3).rounded(.up)))) }
        let (width, height) = (min(1e6, width), min(1e6, height))
        let (columns, rows, most) = (whole(width), whole(height), mostPixels >> depth)
        guard columns * rows > most else { return (columns, rows) }
        let factor = (Double(most) / Double(columns * rows)).squareRoot()
        return (max(1, Int(Double(columns) * factor)), max(1, Int(Double(rows) * factor)))
    }

    /// Returns the resource's pixels for an area of this many device pixels, or `nil` with a note if they are not
    /// available.
    func pixels(of resource: DisplayImage, width: Double, height: Double) -> Bitmap? {
        guard width.isFinite, height.isFinite else { return nil }
        let size = Self.drawnSize(width: width, height: height, depth: depth)
        let key = BitmapKey(resource: resource, width: size.width, height: size.height)
        if let known = bitmaps[key] { return known }
        do {
            let bitmap = try load(resource, width: size.width, height: size.height)
            guard bitmap.width > 0, bitmap.height > 0 else {
                throw PictureFailure(message: "it has no pixels")
            }
            // Many large images of one picture are made again rather than all kept.
            let kept = bitmaps.values.reduce(0) { $0 + $1.width * $1.height }
            if kept + bitmap.width * bitmap.height > Self.mostPixels { bitmaps = [:] }
            bitmaps[key] = bitmap
            return bitmap
        } catch {
            note("The image “\(resource.name)” is not drawn: \(error)")
            return nil
        }
    }

    private func load(_ resource: DisplayImage, width: Int, height: Int) throws -> Bitmap {
        switch resource.content {
        case .encoded:
            guard let images = resources.images else {
                throw PictureFailure(message: "the renderer was given no decoder")
            }
            return try images.bitmap(for: resource, width: width, height: height)
        case .pixels(let data, let width, let height):
            return try Bitmap(premultipliedRGBA: data, width: width, height: height)
        case .displayList(let list):
            return try picture(list, width: width, height: height)
        }
    }

    /// Renders a display list as pixels.
    private func picture(_ list: DisplayList, width: Int, height: Int) throws -> Bitmap {
        guard depth < 16 else { throw PictureFailure(message: "pictures are nested more than 16 deep") }
        guard CGRect(origin: .zero, size: list.size).isDrawable else {
            throw PictureFailure(message: "its size is \(list.size.width) by \(list.size.height) points")
        }
        let transform = CGAffineTransform(
            scaleX: Double(width) / list.size.width, y: Double(height) / list.size.height)
        return try Bitmap.drawn(width: width, height: height) { canvas in
            try Replay(on: canvas, resources: resources, depth: depth + 1).draw(list.items, through: transform)
        }
    }
}

extension Bitmap {
    /// Creates a bitmap from premultiplied bytes: red, green, blue, alpha.
    ///
    /// - Throws: `PictureFailure` if there are too few bytes.
    init(premultipliedRGBA data: Data, width: Int, height: Int) throws {
        guard width > 0, height > 0, width <= Bitmap.longestEdge, height <= Bitmap.longestEdge,
            data.count >= width * height * 4
        else {
            throw PictureFailure(
                message: "\(data.count) bytes are too few for \(width) by \(height) pixels")
        }
        self.init(width: width, height: height) { pixels in
            data.withUnsafeBytes {
                cpixels_from_premultiplied_rgba(
                    $0.bindMemory(to: UInt8.self).baseAddress!, width * height, pixels.baseAddress!)
            }
        }
    }

    /// Creates a bitmap that `body` draws.
    static func drawn(width: Int, height: Int, _ body: (CairoCanvas) throws -> Void) throws -> Bitmap {
        try Bitmap(width: width, height: height) { pixels in
            try withCanvas(of: pixels, width: width, height: height, region: nil, body)
        }
    }

    /// Creates a bitmap whose bands are drawn at the same time. `bands` are ranges of rows that do not overlap.
    static func drawn(
        width: Int, height: Int, bands: [Range<Int>], _ body: @Sendable (CairoCanvas) throws -> Void
    ) throws -> Bitmap {
        try Bitmap(width: width, height: height) { pixels in
            // Each thread writes the rows of its band alone.
            nonisolated(unsafe) let pixels = pixels
            let whole = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
            _ = try PictureParts.map(bands.count, threads: bands.count) { number in
                try withCanvas(of: pixels, width: width, height: height, region: whole.rows(bands[number]), body)
            }
        }
    }

    /// Draws regions of the picture anew, one call of `body` for each. They start transparent, and the other pixels stay.
    ///
    /// - Returns: the rows in which a pixel changed, in ascending order and without overlaps.
    mutating func redraw(_ regions: [PixelRect], _ body: (CairoCanvas) throws -> Void) throws -> [Range<Int>] {
        let (width, height) = (width, height)
        var isChanged = [Bool](repeating: false, count: height)
        try change { pixels in
            for region in regions where !region.isEmpty {
                func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels.baseAddress! + y * width + region.minX }
                let former = UnsafeMutablePointer<UInt32>.allocate(capacity: region.area)
                defer { former.deallocate() }
                for (number, y) in region.rows.enumerated() {
                    (former + number * region.width).update(from: row(y), count: region.width)
                    row(y).update(repeating: 0, count: region.width)
                }
                try Self.withCanvas(of: pixels, width: width, height: height, region: region, body)
                for (number, y) in region.rows.enumerated()
                where memcmp(former + number * region.width, row(y), region.width * 4) != 0 {
                    isChanged[y] = true
                }
            }
        }
        return Array(isChanged.indices { $0 }.ranges)
    }

    private static func withCanvas(
        of pixels: UnsafeMutableBufferPointer<UInt32>, width: Int, height: Int, region: PixelRect?, _ body: (CairoCanvas) throws -> Void
    ) throws {
        let bytes = UnsafeMutableRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))!
        defer {
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw PictureFailure(
                message: "Cairo cannot create a surface of \(width) by \(height) pixels: "
                    + String(cString: cairo_status_to_string(status)) + ".")
        }
        let rect = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
        try body(CairoCanvas(kind: .pixels, surface: surface, rect: rect, scale: 1, region: region))
        cairo_surface_flush(surface)
    }

    /// Returns a part of the picture.
    func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
        Bitmap(width: width, height: height) { target in
            withPixels { source in
                for row in 0..<height {
                    (target.baseAddress! + row * width)
                        .update(from: source.baseAddress! + (y + row) * self.width + x, count: width)
                }
            }
        }
    }

    /// Returns the picture with fewer pixels. Each one is the mean of the area that it covers.
    func shrunk(width newWidth: Int, height newHeight: Int) -> Bitmap {
        let (newWidth, newHeight) = (max(1, min(width, newWidth)), max(1, min(height, newHeight)))
        if newWidth == width, newHeight == height { return self }
        return Bitmap(width: newWidth, height: newHeight) { target in
            withPixels {
                _ = cpixels_shrink(
                    $0.baseAddress!, Int32(width), Int32(height), target.baseAddress!, Int32(newWidth),
                    Int32(newHeight))
            }
        }
    }
}
