import Foundation

/// A table of a bundle, in all its languages.
struct StringTables {
    private var byLanguage: [String: [String: LocalizedFormat]] = [:]

    /// The language of the sources.
    private(set) var developmentLanguage = "en"

    /// Returns the strings of a language. Its name is in lowercase with hyphens.
    subscript(language: String) -> [String: LocalizedFormat]? {
        byLanguage[language]
    }

    /// Reads `<name>.xcstrings`, and `<name>.strings` and `<name>.stringsdict` in all `.lproj` folders. An unreadable
    /// file counts as missing and causes a message on stderr.
    init(named name: String, in folder: URL) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if entries.contains(name + ".xcstrings") {
            read(folder.appendingPathComponent(name + ".xcstrings")) { try $0.addCatalog($1) }
        }
        for entry in entries.sorted() where entry.hasSuffix(".lproj") {
            let language = Self.normalized(String(entry.dropLast(".lproj".count)))
            let languageFolder = folder.appendingPathComponent(entry)
            read(languageFolder.appendingPathComponent(name + ".strings")) { try $0.addStrings($1, language: language) }
            read(languageFolder.appendingPathComponent(name + ".stringsdict")) {
                try $0.addPlurals($1, language: language)
            }
        }
    }

    static func normalized(_ language: String) -> String {
        language.replacingOccurrences(of: "_", with: "-").lowercased()
    }

    private mutating func read(_ file: URL, _ add: (inout StringTables, Data) throws -> Void) {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        do {
            let data = try StringTableText.repaired(Data(contentsOf: file)) { offset in
                StringTables.say(
                    "The localized strings in \(file.path) are not UTF-8 at byte \(offset): invalid bytes appear "
                        + "as \u{FFFD}. Save the file as UTF-8.")
            }
            if !data.isEmpty { try add(&self, data) }
        } catch {
            StringTables.say(
                "Could not read the localized strings in \(file.path): \(error). Check the file's syntax.")
        }
    }

    private static func say(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }

    private mutating func add(_ format: LocalizedFormat, forKey key: String, language: String) {
        byLanguage[language, default: [:]][key] = format
    }

    private mutating func addStrings(_ data: Data, language: String) throws {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let strings = list as? [String: Any] else { throw StringTableError.notADictionary }
        for (key, value) in strings {
            if let value = value as? String { add(LocalizedFormat(value), forKey: key, language: language) }
        }
    }

    private mutating func addPlurals(_ data: Data, language: String) throws {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let entries = list as? [String: Any] else { throw StringTableError.notADictionary }
        for (key, entry) in entries {
            guard let format = StringsDictionaryEntry(entry)?.format else { continue }
            add(format, forKey: key, language: language)
        }
    }

    private mutating func addCatalog(_ data: Data) throws {
        let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
        developmentLanguage = Self.normalized(catalog.sourceLanguage)
        for (key, entry) in catalog.strings {
            for (language, localization) in entry.localizations ?? [:] {
                guard let format = localization.format else { continue }
                add(format, forKey: key, language: Self.normalized(language))
            }
        }
    }
}

/// A problem of a file of localized strings.
enum StringTableError: Error, CustomStringConvertible {
    case notADictionary

    var description: String { "it does not contain a dictionary of strings" }
}
