import CairoGraphics
import Files
import Foundation
import Intents
import Processes

/// The symbols that Xcode generates for a module's asset catalogs: members of `ColorResource` and `ImageResource`, and
/// members of the color and image types.
struct AssetSymbols {
    private struct Asset {
        let name: String
        let groups: [String]
        let symbol: String
    }

    private let colors: [Asset]
    private let images: [Asset]
    private let module: SourceModule

    /// - Throws: `ProgramFailure` where an asset catalog cannot be read.
    init(_ module: SourceModule) throws {
        self.module = module
        var (colors, images): (Set<String>, Set<String>) = ([], [])
        for resource in module.ownResources where resource.path.lowercased().hasSuffix(".xcassets") {
            do {
                let catalog = try AssetCatalog(url: resource.url)
                colors.formUnion(catalog.names(of: .color))
                images.formUnion(catalog.names(of: .image) + catalog.names(of: .symbol))
            } catch {
                throw ProgramFailure.badInput("\(error)")
            }
        }
        self.colors = AssetSymbols.assets(colors, kind: "color")
        self.images = AssetSymbols.assets(images, kind: "image")
    }

    /// Of two assets with the same symbol only the first gets it.
    private static func assets(_ names: Set<String>, kind: String) -> [Asset] {
        var known: Set<[String]> = []
        return names.sorted().compactMap { name in
            let parts = name.split(separator: "/").map(String.init)
            guard let last = parts.last else { return nil }
            let asset = Asset(
                name: name, groups: parts.dropLast().map(SymbolName.type), symbol: SymbolName.asset(last, kind: kind))
            return known.insert(asset.groups + [asset.symbol]).inserted ? asset : nil
        }
    }

    /// The generated source; nil where there are no assets.
    func text() -> String? {
        guard module.assetSymbols != .none, !colors.isEmpty || !images.isEmpty else { return nil }
        var text = """
            import DeveloperToolsSupport
            import Foundation
            import SwiftUI
            import UIKit

            private nonisolated let resourceBundle = \(module.bundleExpression)

            """
        let taken = module.assetSymbols == .undeclared ? ownCases() : []
        for (type, assets) in [("ColorResource", colors), ("ImageResource", images)] {
            text += block("extension DeveloperToolsSupport.\(type)", assets.filter { !taken.contains($0.symbol) }) { asset in
                "nonisolated static let \(SwiftKeywords.escaped(asset.symbol)) = "
                    + "DeveloperToolsSupport.\(type)(name: \(SwiftSource.literal(asset.name)), bundle: resourceBundle)"
            }
        }
        guard module.assetSymbolExtensions != .none else { return text }
        let declared = DeclaredMembers(
            in: module.sources, extending: module.assetSymbolExtensions == .undeclared ? nil : AssetSymbols.extendedTypes)
        func free(_ assets: [Asset], _ names: Set<String>, _ types: Set<String>) -> [Asset] {
            assets.filter { asset in
                !taken.contains(asset.symbol)
                    && (!asset.groups.isEmpty || !names.contains(asset.symbol) && !declared.contains(asset.symbol, in: types))
            }
        }
        func members(of type: String, _ label: String, _ resource: String) -> (Asset) -> String {
            { asset in
                let path = (asset.groups + [asset.symbol]).map(SwiftKeywords.escaped).joined(separator: ".")
                return "nonisolated static var \(SwiftKeywords.escaped(asset.symbol)): \(type) { .init(\(label)DeveloperToolsSupport.\(resource).\(path)) }"
            }
        }
        let own = free(colors, FrameworkMembers.color, ["Color", "ShapeStyle"])
        text += block("extension SwiftUI.Color", own, members(of: "SwiftUI.Color", "", "ColorResource"))
        text += block(
            "extension SwiftUI.ShapeStyle where Self == SwiftUI.Color", own.filter { $0.groups.isEmpty },
            members(of: "SwiftUI.Color", "", "ColorResource"))
        text += block(
            "extension UIKit.UIColor", free(colors, FrameworkMembers.uiColor, ["UIColor", "NSColor"]),
            members(of: "UIKit.UIColor", "resource: ", "ColorResource"))
        text += block(
            "extension UIKit.UIImage", free(images, FrameworkMembers.uiImage, ["UIImage", "NSImage"]),
            members(of: "UIKit.UIImage", "resource: ", "ImageResource"))
        return text
    }

    /// The cases of enumerations that the sources make colors or images from. Projects from before Xcode had symbols write
    /// `Color(.brand)` for them, which a symbol of the same name would make ambiguous.
    private func ownCases() -> Set<String> {
        let sources = module.sources.compactMap { FileManager.default.contents(atPath: $0.path) }
        // Most sources have none of these words, which are found faster than expressions.
        func texts(with words: [String]) -> [String] {
            sources.filter { data in words.contains { data.range(ofWord: $0) != nil } }.map { String(decoding: $0, as: UTF8.self) }
        }
        let extended = texts(with: ["Color", "Image"].flatMap { ["extension \($0)", "extension SwiftUI.\($0)"] })
        let types = extended.reduce(into: Set<String>()) { types, text in
            types.formUnion(text.matches(of: #/\binit\(_\s+\w+:\s*(\w+)\)/#).map { String($0.output.1) })
        }
        return texts(with: types.sorted().map { "enum \($0)" }).reduce(into: Set<String>()) { cases, text in
            for match in text.matches(of: #/\benum\s+(\w+)[^{}]*\{([^{}]*)/#) where types.contains(String(match.output.1)) {
                for line in match.output.2.split(separator: "\n") {
                    guard let list = line.firstMatch(of: #/^\s*case\s+(.*)$/#) else { continue }
                    cases.formUnion(list.output.1.split(separator: ",").compactMap { $0.firstMatch(of: #/^\s*`?(\w+)/#).map { String($0.output.1) } })
                }
            }
        }
    }

    /// The types that get members. What sources declare in extensions of these is theirs.
    private static let extendedTypes: Set = ["Color", "ShapeStyle", "UIColor", "UIImage", "NSColor", "NSImage"]

    /// An extension with a member for each asset; assets in groups lie in nested enumerations.
    private func block(_ head: String, _ assets: [Asset], _ member: (Asset) -> String) -> String {
        guard !assets.isEmpty else { return "" }
        return "\n\(head) {\n" + lines(assets, depth: 0, member).map { "    \($0)\n" }.joined() + "}\n"
    }

    private func lines(_ assets: [Asset], depth: Int, _ member: (Asset) -> String) -> [String] {
        var lines = assets.filter { $0.groups.count == depth }.map(member)
        let groups = assets.compactMap { $0.groups.count > depth ? $0.groups[depth] : nil }.unique()
        for group in groups {
            lines.append("nonisolated enum \(SwiftKeywords.escaped(group)) {")
            let inner = assets.filter { $0.groups.count > depth && $0.groups[depth] == group }
            lines += self.lines(inner, depth: depth + 1, member).map { "    \($0)" }
            lines.append("}")
        }
        return lines
    }
}
