import CairoGraphics
import Foundation
import Intents

/// The names that SwiftGen generates for colors, data, images and symbols of asset catalogs.
struct SwiftGenAssets {
    enum Kind: CaseIterable {
        case color, data, image, symbol

        var set: AssetCatalog.Kind {
            switch self {
            case .color: .color
            case .data: .data
            case .image: .image
            case .symbol: .symbol
            }
        }

        /// The name of the list of all assets.
        var list: String {
            switch self {
            case .color: "allColors"
            case .data: "allDataAssets"
            case .image: "allImages"
            case .symbol: "allSymbols"
            }
        }
    }

    /// The names of types. Symbols have no type of their own where their name is that of images.
    struct Names {
        var enumeration = "Asset"
        var color = "ColorAsset"
        var data = "DataAsset"
        var image = "ImageAsset"
        var symbol = "SymbolAsset"
        /// Other names for the types that UIKit has for colors and images; nil for none.
        var colorAlias: String?
        var imageAlias: String?

        subscript(kind: Kind) -> String {
            switch kind {
            case .color: color
            case .data: data
            case .image: image
            case .symbol: symbol
            }
        }
    }

    private let catalogs: [CatalogAssets]
    var names = Names()
    /// Whether a single catalog has an enumeration of its own, too.
    var hasCatalogNames = false
    /// Whether each group has an enumeration, also one that is no part of its assets' names.
    var hasGroupNames = false
    /// Whether there are lists of all assets.
    var hasLists = false

    /// - Throws: `ProgramFailure` where a catalog cannot be read.
    init(_ files: [URL]) throws { catalogs = try files.map { try CatalogAssets($0) } }

    /// The generated source; nil where there are no catalogs.
    func text(_ style: SwiftGenStyle) -> String? {
        guard !catalogs.isEmpty else { return nil }
        var declarations = NestedDeclarations()
        var used: Set<Kind> = []
        for catalog in catalogs {
            let own = catalogs.count > 1 || hasCatalogNames ? SwiftGenName.type(catalog.name) : nil
            if let own { declarations.open(own) }
            for kind in Kind.allCases {
                let members = add(catalog, kind, in: own.map { [$0] } ?? [], style, to: &declarations)
                if !members.isEmpty { used.insert(kind == .symbol && names.symbol == names.image ? .image : kind) }
                guard hasLists, !members.isEmpty else { continue }
                let list = "\(style.access) static let \(kind.list): [\(names[kind])] = [\(members.joined(separator: ", "))]"
                declarations.add(list, named: kind.list, in: own.map { [$0] } ?? [])
            }
        }
        let lines = declarations.lines(named: names.enumeration, keyword: style.enumeration)
        let types = SwiftGenAssetTypes(names: names, style: style)
        return style.imports("Foundation", "SwiftUI", "UIKit") + "\n" + lines.joined(separator: "\n") + "\n"
            + Kind.allCases.filter(used.contains).map(types.text).joined()
    }

    /// - Returns: the paths of the members, as the catalog's enumeration sees them.
    private func add(
        _ catalog: CatalogAssets, _ kind: Kind, in place: [String], _ style: SwiftGenStyle, to declarations: inout NestedDeclarations
    ) -> [String] {
        catalog.assets.filter { $0.kind == kind.set }.compactMap { asset in
            guard let member = SwiftGenName.member(asset.name) else { return nil }
            let groups = asset.groups.filter { $0.isNamespace || hasGroupNames }.compactMap { SwiftGenName.type($0.name) }
            let value = "\(names[kind])(name: \(SwiftSource.literal(asset.fullName)))"
            declarations.add("\(style.access) static let \(member) = \(value)", named: member, in: place + groups)
            return (groups + [member]).joined(separator: ".")
        }.unique()
    }
}
