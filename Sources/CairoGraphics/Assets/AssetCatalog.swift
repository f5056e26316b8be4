import DisplayList
import Foundation

/// An asset catalog: a folder called `….xcassets` with sets of images, colors, data and symbols.
///
/// Making one only lists the sets; each set's `Contents.json` is read when the asset is asked for, so that a broken set
/// harms itself alone. App icons and other kinds of sets are passed over.
public struct AssetCatalog: Sendable {
    /// The kinds of sets that can be asked for, by the ends of their folders' names.
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

    public let url: URL
    /// The sets' folders by name; a name begins with the groups that provide a namespace ("Group/name").
    private var folders: [Kind: [String: URL]] = [:]
    /// What was wrong with groups, for messages about assets that are not found.
    private(set) var problems: [String] = []

    /// Groups deeper than this are not searched; only a loop of links goes so deep.
    private static let deepest = 32

    /// - Throws: `AssetFailure` where the folder does not exist or cannot be read.
    public init(url: URL) throws {
        self.url = url
        guard let children = Self.subfolders(of: url) else {
            throw AssetFailure(message: "The asset catalog \(url.path) is not a folder that can be read.")
        }
        for child in children { add(child, prefix: "", depth: 0) }
    }

    func folder(_ kind: Kind, named name: String) -> URL? { folders[kind]?[name] }

    /// The names of the sets, in order; a name begins with the groups that provide a namespace.
    package func names(of kind: Kind) -> [String] { folders[kind].map { $0.keys.sorted() } ?? [] }

    private mutating func add(_ folder: URL, prefix: String, depth: Int) {
        guard depth < Self.deepest else { return }
        let end = folder.pathExtension.lowercased()
        let name = prefix + folder.deletingPathExtension().lastPathComponent
        if let kind = Kind(rawValue: end) {
            if folders[kind]?[name] == nil { folders[kind, default: [:]][name] = folder }
            return
        }
        // Every other kind of set ends in one of these; a dot may also stand in a group's name.
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

    /// The folders in a folder, sorted by name; nil where it cannot be read.
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
