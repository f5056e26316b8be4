import DisplayList
import Foundation

/// An asset catalog: a folder called `….xcassets` with sets of images, colors, data and symbols.
///
/// The initializer only lists the sets. A set's `Contents.json` is read when the asset is requested, so a broken set
/// does not affect others. App icons and other kinds of sets are skipped.
public struct AssetCatalog: Sendable {
    /// The kinds of sets that the catalog returns. The raw values are the suffixes of the sets' folders.
    package enum Kind: String, CaseIterable, Sendable {
        case image = "imageset"
        case color = "colorset"
        case data = "dataset"
        case symbol = "symbolset"

        var words: String {
            switch self {
            case .image: return "image"
            case .color: return "color"
            case .data: return "data asset"
            case .symbol: return "symbol"
            }
        }
    }

    /// The `.xcassets` folder.
    public let url: URL
    /// The folders of the sets by name. A name starts with the groups that provide a namespace ("Group/name").
    private var folders: [Kind: [String: URL]] = [:]
    /// The problems of groups, for messages about assets that are not found.
    private(set) var problems: [String] = []

    /// The depth at which the search stops. Only a loop of links is this deep.
    private static let deepest = 32

    /// - Throws: `AssetFailure` if the folder does not exist or cannot be read.
    public init(url: URL) throws {
        self.url = url
        guard let children = Self.subfolders(of: url) else {
            throw AssetFailure(message: "The asset catalog \(url.path) is not a readable folder.")
        }
        for child in children { add(child, prefix: "", depth: 0) }
    }

    func folder(_ kind: Kind, named name: String) -> URL? { folders[kind]?[name] }

    /// Returns the names of the sets, sorted. A name starts with the groups that provide a namespace.
    package func names(of kind: Kind) -> [String] { folders[kind].map { $0.keys.sorted() } ?? [] }

    private mutating func add(_ folder: URL, prefix: String, depth: Int) {
        guard depth < Self.deepest else { return }
        let end = folder.pathExtension.lowercased()
        let name = prefix + folder.deletingPathExtension().lastPathComponent
        if let kind = Kind(rawValue: end) {
            if folders[kind]?[name] == nil { folders[kind, default: [:]][name] = folder }
            return
        }
        // All other kinds of sets end in one of these. A group's name may also contain a dot.
        if ["set", "stack", "assets", "textureset", "layer"].contains(where: { end.hasSuffix($0) }) { return }
        let inner = prefix + (providesNamespace(folder) ? folder.lastPathComponent + "/" : "")
        for child in Self.subfolders(of: folder) ?? [] { add(child, prefix: inner, depth: depth + 1) }
    }

    private mutating func providesNamespace(_ group: URL) -> Bool {
        let file = group.appendingPathComponent("Contents.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        do {
            return try CatalogContents.read(folder: group).properties?.providesNamespace ?? false
        } catch {
            problems.append("\(error)")
            return false
        }
    }

    /// Returns the folders in a folder, sorted by name, or `nil` if the folder cannot be read.
    private static func subfolders(of url: URL) -> [URL]? {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else { return nil }
        return names.sorted().compactMap { name in
            let child = url.appendingPathComponent(name, isDirectory: true)
            var isDirectory: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: child.path, isDirectory: &isDirectory)
            return exists && isDirectory.boolValue && !name.hasPrefix(".") ? child : nil
        }
    }
}
