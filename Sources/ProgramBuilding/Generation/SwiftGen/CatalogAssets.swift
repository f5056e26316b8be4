import CairoGraphics
import Foundation
import Processes

/// The assets of a catalog with the groups around them, also with those that are no part of an asset's name.
struct CatalogAssets {
    struct Group {
        let name: String
        /// Whether the names of the assets in it begin with its own.
        let isNamespace: Bool
    }

    struct Asset {
        let kind: AssetCatalog.Kind
        let name: String
        let groups: [Group]

        /// The name that the asset is found by.
        var fullName: String { (groups.filter(\.isNamespace).map(\.name) + [name]).joined(separator: "/") }
    }

    /// The name of the catalog.
    let name: String
    /// In the order of their folders.
    private(set) var assets: [Asset] = []

    /// The depth at which the search stops. Only a loop of links is this deep.
    private static let deepest = 32

    /// - Throws: `ProgramFailure` where the catalog cannot be read.
    init(_ url: URL) throws {
        name = url.deletingPathExtension().lastPathComponent
        guard (try? FileManager.default.contentsOfDirectory(atPath: url.path)) != nil else {
            throw ProgramFailure.badInput("The asset catalog \(url.path) is not a readable folder.")
        }
        addAssets(in: url, groups: [])
    }

    private mutating func addAssets(in folder: URL, groups: [Group]) {
        guard groups.count < Self.deepest else { return }
        for entry in FileManager.default.sortedNames(in: folder) {
            let url = folder.appendingPathComponent(entry)
            guard FileManager.default.isFolder(url) == true else { continue }
            if let kind = AssetCatalog.Kind(rawValue: url.pathExtension) {
                assets.append(Asset(kind: kind, name: url.deletingPathExtension().lastPathComponent, groups: groups))
            } else if url.pathExtension.isEmpty {
                addAssets(in: url, groups: groups + [Group(name: entry, isNamespace: Self.isNamespace(url))])
            }
        }
    }

    private static func isNamespace(_ group: URL) -> Bool {
        let contents = FileManager.default.contents(atPath: group.appendingPathComponent("Contents.json").path) ?? Data()
        let values = (try? JSONSerialization.jsonObject(with: contents)) as? [String: Any]
        return (values?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
    }
}
