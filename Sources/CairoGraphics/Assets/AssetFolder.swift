import DisplayList
import Foundation

/// A place to search for assets: an asset catalog, or a bundle's folder with catalogs and loose images.
struct AssetFolder: Sendable {
    let url: URL
    /// The catalogs, in search order.
    let catalogs: [AssetCatalog]
    let loose: LooseImages?

    /// - Throws: `AssetFailure` if the folder does not exist.
    init(url: URL) throws {
        self.url = url
        if Self.isCatalog(url) {
            (catalogs, loose) = ([try AssetCatalog(url: url)], nil)
            return
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
            throw AssetFailure(message: "The asset folder \(url.path) is not a readable folder.")
        }
        let folders = names.sorted().map { url.appendingPathComponent($0, isDirectory: true) }
        catalogs = try folders.filter(Self.isCatalog).map { try AssetCatalog(url: $0) }
        loose = LooseImages(folder: url)
    }

    /// The searched places, for messages.
    var places: [String] {
        catalogs.map(\.url.path) + (loose.map { [$0.folder.path] } ?? [])
    }

    private static func isCatalog(_ url: URL) -> Bool { url.pathExtension.lowercased() == "xcassets" }
}
