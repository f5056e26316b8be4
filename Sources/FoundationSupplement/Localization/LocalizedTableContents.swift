import Foundation

/// All strings of a table in all its languages, as checks read them.
package struct LocalizedTableContents {
    /// The table's name: that of its files.
    package let name: String
    /// The language of the sources.
    package let developmentLanguage: String
    /// The strings by key, then by language; `base` stands for texts that are for every language. Names of languages are in
    /// lowercase with hyphens.
    package let strings: [String: [String: LocalizedFormat]]
    /// The keys whose texts a String Catalog marks as not to be translated.
    package let untranslated: Set<String>
    /// The file of the table, or one of them, in the folder.
    package let file: URL

    /// Reads the tables of a folder, sorted by name, with the readers that look strings up. `InfoPlist` is left out.
    package static func all(in folder: URL) -> [LocalizedTableContents] {
        var files: [String: URL] = [:]
        for file in candidates(in: folder) where ["strings", "stringsdict", "xcstrings"].contains(file.pathExtension) {
            let name = file.deletingPathExtension().lastPathComponent
            // A String Catalog has all languages in one file.
            if files[name] == nil || file.pathExtension == "xcstrings" { files[name] = file }
        }
        return files.filter { $0.key != "InfoPlist" }.sorted { $0.key < $1.key }.map { name, file in
            LocalizedTableContents(name, in: folder, file: file)
        }
    }

    private static func candidates(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
        return names.flatMap { name -> [URL] in
            let place = folder.appendingPathComponent(name)
            guard name.hasSuffix(".lproj") else { return [place] }
            let inner = (try? FileManager.default.contentsOfDirectory(atPath: place.path))?.sorted() ?? []
            return inner.map(place.appendingPathComponent)
        }
    }

    private init(_ name: String, in folder: URL, file: URL) {
        let tables = StringTables(named: name, in: folder)
        var strings: [String: [String: LocalizedFormat]] = [:]
        for language in tables.languages {
            for (key, format) in tables[language] ?? [:] { strings[key, default: [:]][language] = format }
        }
        let catalog = file.pathExtension == "xcstrings"
            ? FileManager.default.contents(atPath: file.path).flatMap { try? JSONDecoder().decode(StringCatalog.self, from: $0) } : nil
        // A key without any translation is in the catalog too.
        for key in (catalog?.strings ?? [:]).keys where strings[key] == nil && !key.isEmpty { strings[key] = [:] }
        (self.name, self.file, self.strings) = (name, file, strings)
        untranslated = Set((catalog?.strings ?? [:]).filter { $0.value.shouldTranslate == false }.keys)
        developmentLanguage = catalog == nil ? BundleLanguages(of: [folder]).development : tables.developmentLanguage
    }
}
