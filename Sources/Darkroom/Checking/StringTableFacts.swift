import Checks
import Foundation
import FoundationSupplement
import Processes

/// The string tables of the extension, which pictures and the whole extension are judged by.
struct StringTableFacts {
    let keys: [ProgramFacts.Key]
    /// The languages with tables, the development language first.
    let languages: [String]
    private let names: Set<String>

    /// Reads the tables of an extension's folders and of the bundles in them.
    init(of folders: [URL]) {
        let bundles = folders.flatMap { folder in
            let inner = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []
            return [folder] + inner.filter { $0.hasSuffix(".bundle") || $0.hasSuffix(".framework") }.map(folder.appendingPathComponent)
        }
        let origins = folders.first.map(ResourceOrigins.init(of:)) ?? .none
        let tables = bundles.flatMap(LocalizedTableContents.all)
        keys = tables.flatMap { table in
            let path = SourceLocation(file: origins.named(in: table.file.path)).path
            return table.strings.map { key, formats in
                var facts = ProgramFacts.Key(
                    key: key, table: table.name, translations: formats.mapValues(\.format),
                    plurals: StringTableFacts.plurals(of: formats, from: table.developmentLanguage), path: path)
                facts.isUntranslated = table.untranslated.contains(key)
                return facts
            }
        }.sorted { ($0.table, $0.key) < ($1.table, $1.key) }
        names = Set(keys.map(\.key))
        let development = tables.first?.developmentLanguage ?? "en"
        let all = Set(keys.flatMap(\.translations.keys)).subtracting(["base", development]).sorted()
        languages = tables.isEmpty ? [] : [development] + all
    }

    /// The categories of the texts with plural forms. A text that is the source's own is not translated yet.
    private static func plurals(of formats: [String: LocalizedFormat], from source: String) -> [String: Set<String>] {
        let own = formats[source]?.substitutions.mapValues(\.forms)
        return formats.filter { $0.key == source || $0.value.substitutions.mapValues(\.forms) != own }.compactMapValues(plurals)
    }

    /// The categories of a text with plural forms; nil for other texts.
    private static func plurals(of format: LocalizedFormat) -> Set<String>? {
        let forms = format.substitutions.values.map { Set($0.forms.keys.map(\.rawValue)) }.filter { !$0.isEmpty }
        // Of several numbers, a category that one of them lacks is missing.
        return forms.first.map { forms.dropFirst().reduce($0) { $0.intersection($1) } }
    }

    /// Tells a picture which of its texts are in a table.
    func tell(_ picture: inout PictureFacts) {
        picture.isTranslated = languages.count > 1
        for index in picture.texts.indices { picture.texts[index].isInTable = picture.texts[index].key.map(names.contains) ?? false }
    }
}

extension SourceLocation {
    /// The place of a whole file, relative to the current folder where the file is below it.
    init(file path: String) {
        let folder = FileManager.default.currentDirectoryPath + "/"
        self.init(path: path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path)
    }
}
