import CPango
import Foundation

/// The fonts for text in SVG and PDF files without embedded fonts.
enum VectorFonts {
    /// Makes the project's own fonts the only ones that librsvg and poppler find, once per process.
    ///
    /// Otherwise a drawing's letters would depend on the machine.
    static let isolated: Void = {
        guard let configuration = FcConfigCreate() else { return }
        // Fontconfig writes a warning to stderr if it has no cache folder.
        let rules = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
            <cachedir prefix="default">~/.cache/darkroom/fontconfig</cachedir>
            <match target="pattern"><edit name="family" mode="append_last"><string>Inter</string></edit></match>
            </fontconfig>
            """
        rules.withCString { text in
            text.withMemoryRebound(to: FcChar8.self, capacity: strlen(text) + 1) { bytes in
                _ = FcConfigParseAndLoadFromMemory(configuration, bytes, 0)
            }
        }
        if let fonts = try? ResourceFolder.locate().fonts { FcConfigAppFontAddDir(configuration, fonts.path) }
        FcConfigSetCurrent(configuration)
        FcConfigDestroy(configuration)
    }()
}
