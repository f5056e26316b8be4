import DisplayList
import Foundation

/// The folder of the fonts and the symbol table (`Resources/` of the package).
public struct ResourceFolder: Hashable, Sendable {
    /// The folder on the disk.
    public let url: URL

    /// The environment variable with the folder's path.
    public static let environmentVariable = "DARKROOM_RESOURCES"

    /// The files that identify a resource folder, which contains at least one of them. Other folders may also be called
    /// `Resources`.
    static let markers = ["symbols.json", "fonts.lock.json"]

    public init(url: URL) { self.url = url }

    /// The folder of the font files.
    public var fonts: URL { url.appendingPathComponent("Fonts", isDirectory: true) }

    /// The table of SF Symbols names and the glyphs that represent them.
    public var symbolTable: URL { url.appendingPathComponent("symbols.json") }

    /// The names of Apple's symbols, those that no font here draws included.
    public var symbolNames: URL { url.appendingPathComponent("symbol-names.txt") }

    /// The table of what the parts of symbols are in the rendering modes that tell them apart.
    public var symbolLayers: URL { url.appendingPathComponent("symbol-layers.json") }

    /// Finds the folder: the requested one, or the one in the environment variable, or the nearest `Resources` with a
    /// marker file in the folders above the executable, or the folder of the package that this library was built from.
    ///
    /// - Throws: `AssetFailure` with the searched places. If a requested folder does not exist, no other folder is used
    /// instead.
    public static func locate(
        explicit: URL? = nil, environment: [String: String] = ProcessInfo.processInfo.environment,
        executable: URL? = Bundle.main.executableURL, sourceFile: String = #filePath
    ) throws -> ResourceFolder {
        if let explicit { return try named(explicit, by: "the option") }
        if let path = environment[environmentVariable], !path.isEmpty {
            return try named(URL(fileURLWithPath: path, isDirectory: true), by: environmentVariable)
        }
        var lookedAt: [String] = []
        var starts = [URL(fileURLWithPath: sourceFile)]
        if let executable { starts.insert(executable.resolvingSymlinksInPath(), at: 0) }
        for start in starts {
            if let found = nearest(above: start) { return found }
            lookedAt.append(start.deletingLastPathComponent().path)
        }
        throw AssetFailure(
            message: "The folder Resources with \(markers[0]) was not found in \(lookedAt.joined(separator: " or ")) "
                + "or any folder above. Run `make setup`, or set \(environmentVariable) to the folder.")
    }

    private static func named(_ url: URL, by source: String) throws -> ResourceFolder {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw AssetFailure(
                message: "The resource folder \(url.path), named by \(source), is not a folder. "
                    + "Name the folder that holds \(markers[0]) and Fonts.")
        }
        return ResourceFolder(url: url)
    }

    private static func nearest(above start: URL) -> ResourceFolder? {
        var folder = start.standardizedFileURL.deletingLastPathComponent()
        while true {
            let candidate = ResourceFolder(url: folder.appendingPathComponent("Resources", isDirectory: true))
            let hasMarker = markers.contains { marker in
                FileManager.default.fileExists(atPath: candidate.url.appendingPathComponent(marker).path)
            }
            if hasMarker { return candidate }
            guard folder.path != "/" else { return nil }
            folder.deleteLastPathComponent()
        }
    }
}
