import Foundation

/// The texts of the sources that SwiftGen generates for a module.
struct SwiftGenSources {
    let module: SourceModule

    /// The texts by the names of their files.
    ///
    /// - Throws: `ProgramFailure` where an asset catalog cannot be read.
    func texts() throws -> [String: String] {
        var texts: [String: String] = [:]
        for source in module.swiftGenSources {
            // As SwiftGen does, a file without declarations is written where there are no resources.
            texts[source.place.lastPathComponent] = try text(of: source) ?? "// There are no resources.\n"
        }
        return texts
    }

    private func text(of source: SwiftGenSource) throws -> String? {
        let (parameters, files) = (source.parameters, source.files.map(\.url))
        var style = SwiftGenStyle(for: module, isPublic: parameters.has("publicAccess"), bundle: parameters["bundle"])
        style.isSwift4 = source.isSwift4
        let hasFileNames = parameters.has("forceFileNameEnum")
        switch source.kind {
        case .assets:
            var assets = try SwiftGenAssets(files)
            assets.names = names(parameters)
            (assets.hasCatalogNames, assets.hasLists) = (hasFileNames, parameters.has("allValues"))
            assets.hasGroupNames = parameters["forceProvidesNamespaces"] == "true"
            return assets.text(style)
        case .strings(let isFlat):
            var strings = SwiftGenStrings(SwiftGenStringTables(files))
            strings.enumeration = parameters["enumName"] ?? strings.enumeration
            strings.separator = isFlat ? nil : source.options["separator"] ?? "."
            strings.hasTableNames = hasFileNames
            strings.lookup = parameters["lookupFunction"].map(lookup)
            return strings.text(style)
        case .fonts:
            let keepsPaths = parameters.has("preservePath")
            var fonts = SwiftGenFonts(source.files.map { ($0.url, keepsPaths ? $0.path : $0.url.lastPathComponent) })
            fonts.enumeration = parameters["enumName"] ?? fonts.enumeration
            fonts.type = parameters["fontTypeName"] ?? fonts.type
            fonts.alias = parameters["fontAliasName"] ?? "Font"
            fonts.lookup = parameters["lookupFunction"]
            return fonts.text(style)
        case .plists:
            var plists = SwiftGenPlists(files)
            (plists.enumeration, plists.hasFileNames) = (parameters["enumName"] ?? "PlistFiles", hasFileNames)
            return plists.text(style)
        case .colors(let isLiteral):
            var colors = SwiftGenColors(files, isOpacityFirst: source.options["colorFormat"] == "argb")
            colors.enumeration = parameters["enumName"] ?? colors.enumeration
            colors.alias = parameters["colorAliasName"] ?? colors.alias
            (colors.hasFileNames, colors.isLiteral) = (hasFileNames, isLiteral)
            return colors.text(style)
        }
    }

    private func names(_ parameters: SwiftGenParameters) -> SwiftGenAssets.Names {
        var names = SwiftGenAssets.Names()
        names.enumeration = parameters["enumName"] ?? names.enumeration
        names.color = parameters["colorTypeName"] ?? names.color
        names.data = parameters["dataTypeName"] ?? names.data
        names.image = parameters["imageTypeName"] ?? names.image
        names.symbol = parameters["symbolTypeName"] ?? names.symbol
        names.colorAlias = parameters["colorAliasName"] ?? "AssetColorTypeAlias"
        names.imageAlias = parameters["imageAliasName"] ?? "AssetImageTypeAlias"
        return names
    }

    /// The function that finds texts. It gets two values or three, as its labels or its declaration in the module say.
    private func lookup(_ text: String) -> SwiftGenStrings.Lookup {
        if text.contains("(") { return SwiftGenStrings.Lookup(name: text, takesFallback: text.count { $0 == ":" } != 2) }
        let name = text.split(separator: ".").last.map(String.init) ?? text
        guard let expression = try? Regex<(Substring, Substring)>("func \(name)\\s*\\(([^)]*)\\)") else { return SwiftGenStrings.Lookup(name: text) }
        for source in module.sources {
            guard let data = FileManager.default.contents(atPath: source.path), data.range(ofWord: "func \(name)") != nil else { continue }
            let counts = String(decoding: data, as: UTF8.self).matches(of: expression).map { $0.output.1.count { $0 == ":" } }
            if let count = counts.first(where: [2, 3].contains) { return SwiftGenStrings.Lookup(name: text, takesFallback: count == 3) }
        }
        return SwiftGenStrings.Lookup(name: text)
    }
}
