import CDeferredLibraries
import CGIF
import CImageQuant
import CPango
// `gdk_pixbuf_version` is a variable that nobody writes to.
@preconcurrency import CPixbuf
import CPoppler
import CWebP

/// The versions of the graphics libraries that the program uses.
public enum LibraryVersions {
    /// The names and versions of all libraries, in a fixed order.
    public static var all: [(name: String, version: String)] {
        let quantizer = liq_version()
        var (major, minor, patch): (UInt32, UInt32, UInt32) = (0, 0, 0)
        deferred_rsvg_version(&major, &minor, &patch)
        /// Returns libwebp's version, which has one byte per part.
        func hexadecimal(_ version: Int32) -> String { "\(version >> 16).\(version >> 8 & 255).\(version & 255)" }
        return thatDraw + [
            ("gdk-pixbuf", String(cString: gdk_pixbuf_version)),
            ("librsvg", "\(major).\(minor).\(patch)"),
            ("poppler", String(cString: poppler_get_version())),
            ("libwebp", hexadecimal(WebPGetEncoderVersion())),
            ("libwebpmux", hexadecimal(WebPGetMuxVersion())),
            ("giflib", "\(GIFLIB_MAJOR).\(GIFLIB_MINOR).\(GIFLIB_RELEASE)"),
            ("libimagequant", "\(quantizer / 10_000).\(quantizer / 100 % 100).\(quantizer % 100)"),
        ]
    }

    /// The names and versions of the libraries that affect the pixels of every picture, in a fixed order.
    public static var thatDraw: [(name: String, version: String)] {
        var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
        var library: FT_Library?
        if FT_Init_FreeType(&library) == 0 {
            FT_Library_Version(library, &major, &minor, &patch)
            FT_Done_FreeType(library)
        }
        let fontconfig = FcGetVersion()
        return [
            ("cairo", String(cString: cairo_version_string())),
            ("pango", String(cString: pango_version_string())),
            ("harfbuzz", String(cString: hb_version_string())),
            ("freetype", "\(major).\(minor).\(patch)"),
            ("fontconfig", "\(fontconfig / 10_000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
        ]
    }
}
