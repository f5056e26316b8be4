import DisplayList

import Files
/// What to say of an asset that no catalog holds.
enum MissingAsset {
    /// Says what was looked for and where, which names are near, and where the name means another kind of asset.
    static func failure(_ kind: AssetCatalog.Kind, named name: String, in places: [AssetFolder]) -> AssetFailure {
        let catalogs = places.flatMap(\.catalogs)
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
            message += " No asset catalog was given to look in."
        } else {
            message += " Looked in \(searched.joined(separator: ", "))."
        }
        for problem in catalogs.flatMap(\.problems) { message += " \(problem)" }
        return AssetFailure(message: message)
    }
}
