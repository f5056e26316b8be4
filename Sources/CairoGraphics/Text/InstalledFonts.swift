import CPango
import Foundation

/// The fonts that fontconfig finds on the machine. They are only used if the user names one of them.
struct InstalledFonts {
    /// The folders to search, or `nil` for the font folders of the machine and the user.
    var folders: [URL]?

    /// Returns the files with faces of a family, sorted by path. The comparison of family names ignores case.
    func files(of family: String) -> [URL] {
        let paths = list(family: family, property: FC_FILE)
        return Set(paths).sorted().map { URL(fileURLWithPath: $0) }
    }

    /// The names of all families.
    var families: [String] { Set(list(family: nil, property: FC_FAMILY)).sorted() }

    private func list(family: String?, property: String) -> [String] {
        guard let configuration = folders == nil ? FcInitLoadConfigAndFonts() : FcConfigCreate() else { return [] }
        defer { FcConfigDestroy(configuration) }
        if folders != nil { FcConfigParseAndLoadFromMemory(configuration, Self.cacheRule, 0) }
        for folder in folders ?? Self.userFolders { FcConfigAppFontAddDir(configuration, folder.path) }
        guard let pattern = FcPatternCreate(), let objects = FcObjectSetCreate() else { return [] }
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(objects)
        }
        if let family { FcPatternAddString(pattern, FC_FAMILY, family) }
        FcObjectSetAdd(objects, property)
        guard let found = FcFontList(configuration, pattern, objects) else { return [] }
        defer { FcFontSetDestroy(found) }
        return (0..<Int(found.pointee.nfont)).compactMap { index in
            var text: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(found.pointee.fonts[index], property, 0, &text) == FcResultMatch, let text else {
                return nil
            }
            return String(cString: text)
        }
    }

    /// Fontconfig writes a warning to stderr if it has no cache folder.
    private static let cacheRule = """
        <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>
        <cachedir prefix="default">~/.cache/darkroom/fontconfig</cachedir></fontconfig>
        """

    /// The user's own font folders. Fontconfig does not find them, because the process has another home folder.
    private static var userFolders: [URL] {
        guard let entry = getpwuid(getuid()), let home = entry.pointee.pw_dir else { return [] }
        return [".fonts", ".local/share/fonts"].map {
            URL(fileURLWithPath: String(cString: home)).appendingPathComponent($0)
        }
    }
}
