import Foundation
import Processes

/// The names that Tuist generates for the resources of a target. All are public, as Tuist's are.
struct TuistResources {
    private let module: SourceModule
    private let accessors: ResourceAccessors

    /// Nil for modules of other projects.
    init?(_ module: SourceModule) {
        guard let accessors = module.resourceAccessors else { return nil }
        (self.module, self.accessors) = (module, accessors)
    }

    /// The texts of the sources, by the names of their files.
    ///
    /// - Throws: `ProgramFailure` where an asset catalog cannot be read.
    func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        for kind in accessors.kinds {
            let text: String?
            switch kind {
            case .assets: text = try assets()
            case .strings: text = strings()
            case .fonts: text = fonts()
            case .plists: text = SwiftGenPlists(files(["plist"])).text(style)
            }
            texts["Tuist\(kind.rawValue.capitalized)+\(module.name).swift"] = text
        }
        return texts
    }

    private func assets() throws -> String? {
        var assets = try SwiftGenAssets(files(["xcassets"]))
        // Symbols have the type of images.
        assets.names = SwiftGenAssets.Names(
            enumeration: "\(name)Asset", color: "\(name)Colors", data: "\(name)Data", image: "\(name)Images", symbol: "\(name)Images")
        return assets.text(style)
    }

    private func strings() -> String? {
        var strings = SwiftGenStrings(SwiftGenStringTables(stringFiles))
        (strings.enumeration, strings.separator, strings.hasFallback) = ("\(name)Strings", accessors.isFlat ? nil : ".", false)
        return strings.text(style)
    }

    private func fonts() -> String? {
        var fonts = SwiftGenFonts(files(["otf", "ttc", "ttf", "woff"]).map { ($0, $0.lastPathComponent) })
        (fonts.enumeration, fonts.type, fonts.isTuists) = ("\(name)FontFamily", "\(name)FontConvertible", true)
        return fonts.text(style)
    }

    // MARK: Files

    /// The resources with one of the endings, in the order of their paths. Of several with the same name only the first counts,
    /// and empty ones do not.
    private func files(_ endings: Set<String>, isBefore: (URL, URL) -> Bool = { $0.path < $1.path }) -> [URL] {
        var known: Set<String> = []
        return module.ownResources.map(\.url).filter { endings.contains($0.pathExtension) }.sorted(by: isBefore).filter { file in
            let isEmpty = (try? FileManager.default.contentsOfDirectory(atPath: file.path))?.isEmpty
                ?? FileManager.default.contents(atPath: file.path)?.isEmpty ?? true
            return known.insert(file.lastPathComponent).inserted && !isEmpty
        }
    }

    /// The tables in the language of the sources, then those that only other languages have.
    private var stringFiles: [URL] {
        func place(_ file: URL) -> (Int, String, String) {
            guard let language = accessors.language else { return (0, "", file.path) }
            let name = file.deletingLastPathComponent().deletingPathExtension().lastPathComponent
            return (name == language ? 0 : 1, name, file.path)
        }
        return files(["strings", "stringsdict"]) { place($0) < place($1) }
    }

    // MARK: Words of the sources

    /// All declarations are public, as Tuist's are.
    private var style: SwiftGenStyle {
        SwiftGenStyle(for: module, isPublic: true, bundle: accessors.bundle == nil ? nil : "Foundation.Bundle.module")
    }

    /// The beginning of the names of the types: the words of the product's name, each with a capital letter.
    private var name: String { TuistResources.name(accessors.product) }

    static func name(_ product: String) -> String {
        product.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
