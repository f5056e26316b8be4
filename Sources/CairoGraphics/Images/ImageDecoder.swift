import DisplayList
import Foundation

/// Turns encoded images into pixels, and keeps them for the next time. Any thread may use it.
///
/// PNG, JPEG (upright by its EXIF orientation), WebP, HEIC, AVIF, GIF (first frame), TIFF and BMP are read by
/// gdk-pixbuf; SVG is drawn by librsvg and the first page of a PDF by poppler, both at the size they are shown at.
public final class ImageDecoder: ImageDecoding {
    private let cache: BitmapCache

    /// - Parameter cacheLimit: the most bytes of decoded pixels that are kept.
    public init(cacheLimit: Int = 128 << 20) { cache = BitmapCache(byteLimit: cacheLimit) }

    public func bitmap(for resource: DisplayImage, width: Int, height: Int) throws -> Bitmap {
        guard case .encoded(let data) = resource.content else {
            throw AssetFailure(message: "The image \(resource.name) is not encoded: there is nothing to decode.")
        }
        let format = try Self.format(of: data, name: resource.name)
        var key = BitmapCache.Key(resource: resource)
        if format.isVector { (key.width, key.height) = (width, height) }
        if let kept = cache.bitmap(for: key) { return kept }
        let bitmap: Bitmap
        if format.isVector {
            bitmap = try Self.drawing(data, format: format, name: resource.name)
                .bitmap(width: width, height: height, name: resource.name)
        } else {
            bitmap = try BitmapReader.read(data, format: format, name: resource.name)
        }
        cache.insert(bitmap, for: key)
        return bitmap
    }

    /// A resource for a file's bytes, checked: a bitmap has been decoded and a drawing parsed, so that a damaged file
    /// fails here, before layout, and not when it is drawn.
    ///
    /// - Throws: `AssetFailure` with the file's `name` and the reason.
    public func resource(for data: Data, name: String) throws -> DisplayImage {
        let format = try Self.format(of: data, name: name)
        if format.isVector {
            let size = try Self.drawing(data, format: format, name: name).size
            return DisplayImage(content: .encoded(data), size: size, isVector: true, name: name)
        }
        let bitmap = try BitmapReader.read(data, format: format, name: name)
        let resource = DisplayImage(
            content: .encoded(data), size: CGSize(width: bitmap.width, height: bitmap.height), isVector: false,
            name: name)
        cache.insert(bitmap, for: BitmapCache.Key(resource: resource))
        return resource
    }

    /// A drawing as pixels, for catalogs that ask for it to be turned into them when they are built.
    func flattened(_ resource: DisplayImage, scale: CGFloat) throws -> DisplayImage {
        let width = Int((resource.size.width * scale).rounded(.up))
        let height = Int((resource.size.height * scale).rounded(.up))
        let bitmap = try bitmap(for: resource, width: width, height: height)
        return DisplayImage(bitmap: bitmap, name: resource.name)
    }

    private static func drawing(_ data: Data, format: ImageFormat, name: String) throws -> VectorDrawing {
        format == .svg ? try SVGDrawing(data, name: name) : try PDFDrawing(data, name: name)
    }

    private static func format(of data: Data, name: String) throws -> ImageFormat {
        guard !data.isEmpty else { throw AssetFailure(message: "The image \(name) is empty: it has no bytes.") }
        guard data.count <= ImageLimits.byteCount else {
            throw AssetFailure(
                message: "The image \(name) is too large: \(data.count >> 20) MB, where at most "
                    + "\(ImageLimits.byteCount >> 20) MB are read.")
        }
        guard let format = ImageFormat(of: data) else {
            throw AssetFailure(
                message: "The image \(name) is of no known format. PNG, JPEG, WebP, HEIC, AVIF, GIF, TIFF, BMP, SVG "
                    + "and PDF files are read.")
        }
        return format
    }
}
