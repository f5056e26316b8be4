import Foundation

/// A file format of pictures, detected from the first bytes and not from the file's name.
package enum ImageFormat: String, Sendable, CaseIterable {
    case png = "PNG"
    case jpeg = "JPEG"
    case webp = "WebP"
    case heic = "HEIC"
    case avif = "AVIF"
    case gif = "GIF"
    case tiff = "TIFF"
    case bmp = "BMP"
    case svg = "SVG"
    case pdf = "PDF"

    /// Whether the file contains a vector drawing, which is sharp at every size.
    var isVector: Bool { self == .svg || self == .pdf }

    /// The media type by which gdk-pixbuf finds the reader, or `nil` for drawings, which have their own readers.
    var mediaType: String? {
        switch self {
        case .png: return "image/png"
        case .jpeg: return "image/jpeg"
        case .webp: return "image/webp"
        case .heic: return "image/heif"
        case .avif: return "image/avif"
        case .gif: return "image/gif"
        case .tiff: return "image/tiff"
        case .bmp: return "image/bmp"
        case .svg, .pdf: return nil
        }
    }

    /// The Debian package with the reader, for formats that gdk-pixbuf itself does not read.
    var readerPackage: String {
        switch self {
        case .webp: return "webp-pixbuf-loader"
        case .heic, .avif: return "heif-gdk-pixbuf"
        default: return "libgdk-pixbuf-2.0-0"
        }
    }

    /// Detects the format of `data`. The result is `nil` if the format is not supported.
    package init?(of data: Data) {
        let start = [UInt8](data.prefix(16))
        func has(_ text: String, at offset: Int = 0) -> Bool {
            let bytes = Array(text.utf8)
            return start.count >= offset + bytes.count && Array(start[offset..<offset + bytes.count]) == bytes
        }
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webp
        } else if has("ftyp", at: 4) {
            if has("avif", at: 8) || has("avis", at: 8) {
                self = .avif
            } else if Self.heifBrands.contains(where: { has($0, at: 8) }) {
                self = .heic
            } else {
                return nil
            }
        } else if has("GIF8") {
            self = .gif
        } else if start.starts(with: [0x49, 0x49, 0x2A, 0]) || start.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
            self = .tiff
        } else if has("BM"), data.count >= 26 {
            self = .bmp
        } else if data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil {
            self = .pdf
        } else if Self.looksLikeSVG(data) {
            self = .svg
        } else {
            return nil
        }
    }

    /// The brands of HEIF files with HEVC pictures.
    private static let heifBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]

    /// Returns whether the data is XML with an `svg` element near its start, in UTF-8 or UTF-16, or is compressed with
    /// gzip. Of the supported formats, only SVG uses gzip.
    private static func looksLikeSVG(_ data: Data) -> Bool {
        let start = data.prefix(64 << 10)
        if start.starts(with: [0x1F, 0x8B]) { return true }
        let ascii = start.filter { $0 != 0 }
        return ascii.range(of: Data("<svg".utf8)) != nil || ascii.range(of: Data(":svg".utf8)) != nil
    }
}
