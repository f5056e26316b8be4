import CairoGraphics
import Foundation

/// The versions of iOS that brought the symbols which apps use: `symbol-versions.json` in the resource folder.
struct SymbolVersions: Decodable {
    /// The names of the symbols by the version that brought them.
    private let versions: [String: [String]]

    /// Reads the table; without the file there are no versions.
    static func read(from resources: ResourceFolder) -> SymbolVersions {
        let file = resources.url.appendingPathComponent("symbol-versions.json")
        let table = FileManager.default.contents(atPath: file.path).flatMap { try? JSONDecoder().decode(SymbolVersions.self, from: $0) }
        return table ?? SymbolVersions(versions: [:])
    }

    init(versions: [String: [String]]) { self.versions = versions }

    /// Returns the symbols that came after a version, each with the version that brought it.
    func newer(than oldest: String) -> [String: String] {
        versions.reduce(into: [:]) { newer, entry in
            guard VersionOrder.precedes(oldest, entry.key) else { return }
            for name in entry.value { newer[name] = entry.key }
        }
    }
}
