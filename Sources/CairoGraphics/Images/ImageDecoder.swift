import DisplayList
import Foundation

/// Decodes images to pixels and caches the results. The decoder is safe to use from any thread.
///
/// gdk-pixbuf reads PNG, JPEG (upright by its EXIF orientation), WebP, HEIC, AVIF, GIF (first frame), TIFF and BMP.
/// librsvg draws SVG and poppler draws the first page of a PDF, both at the displayed size.
public final class ImageDecoder: ImageDecoding {
    private let cache: BitmapCache

    /// - Parameter cacheLimit: The maximum number of bytes of decoded pixels in the cache.
    public init(cacheLimit: Int = 128 << 20) { cache = BitmapCache(byteLimit: cacheLimit) }

    public func bitmap(for resource: DisplayImage, width: Int, height: Int) throws -> Bitmap {
        guard case .encoded(let data) = resource.content else {
            throw AssetFailure(message: "The image \(resource.name) is not encoded: there is nothing to decode.")
        }
        let format = try Self.format(of: data, name: resource.name)
        var key = BitmapCache.Key(resource: resource)
        if format.isVector { (key.width, key.height) = (width, height) }
        if let kept = cache.bitmap(for: key) { return kept }
        let bitmap = try Self.reading(resource.name) {
            guard format.isVector else { return try BitmapReader.read(data, format: format, name: resource.name) }
            return try Self.drawing(data, format: format, name: resource.name)
                .bitmap(width: width, height: height, name: resource.name)
        }
        cache.insert(bitmap, for: key)
        return bitmap
    }

    /// Returns a resource for a file's bytes. Bitmaps are decoded and drawings are parsed once, so that a damaged file
    /// fails before layout and not while it is drawn.
    ///
    /// - Throws: `AssetFailure` with the file's `name` and the reason.
    public func resource(for data: Data, name: String) throws -> DisplayImage {
        let format = try Self.format(of: data, name: name)
        if format.isVector {
            let size = try Self.reading(name) { try Self.drawing(data, format: format, name: name).size }
            return DisplayImage(content: .encoded(data), size: size, isVector: true, name: name)
        }
        let bitmap = try Self.reading(name) { try BitmapReader.read(data, format: format, name: name) }
        let resource = DisplayImage(
            content: .encoded(data), size: CGSize(width: bitmap.width, height: bitmap.height), isVector: false,
            name: name)
        cache.insert(bitmap, for: BitmapCache.Key(resource: resource))
        return resource
    }

    /// Converts a drawing to pixels, for catalogs that do not preserve vector data.
    func flattened(_ resource: DisplayImage, scale: CGFloat) throws -> DisplayImage {
        let width = Int((resource.size.width * scale).rounded(.up))
        let height = Int((resource.size.height * scale).rounded(.up))
        let bitmap = try bitmap(for: resource, width: width, height: height)
        return DisplayImage(bitmap: bitmap, name: resource.name)
    }

    /// Returns the result of `decode`, with the libraries' messages as warnings about the image.
    private static func reading<Result>(_ name: String, _ decode: () throws -> Result) rethrows -> Result {
        try LibraryMessages.about("The image \(name)", report: ImageWarnings.report, decode)
    }

    private static func drawing(_ data: Data, format: ImageFormat, name: String) throws -> VectorDrawing {
        format == .svg ? try SVGDrawing(data, name: name) : try PDFDrawing(data, name: name)
    }

    private static func format(of data: Data, name: String) throws -> ImageFormat {
        guard !data.isEmpty else { throw AssetFailure(message: "The image \(name) is empty: it has no bytes.") }
        guard data.count <= ImageLimits.byteCount else {
            throw AssetFailure(
                message: "The image \(name) is too large: \(data.count >> 20) MB, and at most "
                    + "\(ImageLimits.byteCount >> 20) MB are supported.")
        }
        guard let format = ImageFormat(of: data) else {
            throw AssetFailure(
                message: "The image \(name) has an unknown format. PNG, JPEG, WebP, HEIC, AVIF, GIF, TIFF, BMP, SVG "
                    + "and PDF files are supported.")
        }
        return format
    }
}
