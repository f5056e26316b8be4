import CPango
import Foundation

/// The fonts that text inside SVG and PDF files is set in where the file carries none.
enum VectorFonts {
    /// Makes the project's own fonts the only ones librsvg and poppler can find; runs once in a process.
    ///
    /// Without it the same drawing would come out in other letters on another machine.
    static let isolated: Void = {
        guard let configuration = FcConfigCreate() else { return }
        // Fontconfig complains on stderr where it has no folder for what it finds out about fonts.
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
