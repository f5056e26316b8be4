import DisplayList
import Files

/// The failure for an asset that no catalog contains.
enum MissingAsset {
    /// Returns a failure that names the asset, the searched places and similar names, and mentions an asset of another
    /// kind with that name.
    static func failure(_ kind: AssetCatalog.Kind, named name: String, in places: [AssetFolder]) -> AssetFailure {
        let catalogs = places.flatMap(\.catalogs)
        if kind == .image, let set = catalogs.lazy.compactMap({ $0.folder(.symbol, named: name) }).first {
            // The symbol would be drawn if it could be.
            do { _ = try CustomSymbol.outline(folder: set, weight: 400, scale: 1) } catch let failure as AssetFailure {
                return AssetFailure(message: "The symbol \"\(name)\" cannot be drawn. \(failure.message)")
            } catch {}
        }
        var message = "No \(kind.words) is called \"\(name)\"."
        let others = AssetCatalog.Kind.allCases.filter { other in
            other != kind && catalogs.contains { $0.folder(other, named: name) != nil }
        }
        if let other = others.first {
            message += " There is a \(other.words) of that name."
        }
        var names = catalogs.flatMap { $0.names(of: kind) }
        if kind == .image { names += places.compactMap(\.loose).flatMap(\.names) }
        message += NearNames.question(name, in: names)
        let searched = places.flatMap(\.places)
        if searched.isEmpty {
            message += " There is no asset catalog to search."
        } else {
            message += " Searched \(searched.joined(separator: ", "))."
        }
        for problem in catalogs.flatMap(\.problems) { message += " \(problem)" }
        return AssetFailure(message: message)
    }
}
