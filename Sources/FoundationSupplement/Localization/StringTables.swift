import Foundation

/// A table of a bundle, in all its languages.
struct StringTables {
    private var byLanguage: [String: [String: LocalizedFormat]] = [:]

    /// The language of the sources.
    private(set) var developmentLanguage = "en"

    /// The languages of the table, and `base` for texts that are for every language.
    var languages: Set<String> { Set(byLanguage.keys) }

    /// The key of texts that are for every language.
    private static let everyLanguage = "base"

    /// Returns the strings of a language. Its name is in lowercase with hyphens.
    subscript(language: String) -> [String: LocalizedFormat]? {
        byLanguage[language]
    }

    /// Reads `<name>.xcstrings`, and `<name>.strings` and `<name>.stringsdict` in the folder itself and in all `.lproj`
    /// folders. An unreadable file counts as missing and causes a message on stderr.
    ///
    /// A folder that is itself that of a language has its texts for every language, as a bundle that a program makes to
    /// override the language.
    init(named name: String, in folder: URL) {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let own = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
        let catalog = (own == nil ? folder : folder.deletingLastPathComponent())
            .appendingPathComponent(name + ".xcstrings")
        read(catalog) { try $0.addCatalog($1, only: own.map(Self.normalized)) }
        readFiles(named: name, in: folder, language: own.map(Self.normalized), key: Self.everyLanguage)
        for entry in entries.sorted() where entry.hasSuffix(".lproj") {
            let language = Self.normalized(String(entry.dropLast(".lproj".count)))
            readFiles(
                named: name, in: folder.appendingPathComponent(entry),
                language: language == Self.everyLanguage ? nil : language, key: language)
        }
    }

    private mutating func readFiles(named name: String, in folder: URL, language: String?, key: String) {
        read(folder.appendingPathComponent(name + ".strings")) {
            try $0.addStrings($1, language: language, to: key)
        }
        read(folder.appendingPathComponent(name + ".stringsdict")) {
            try $0.addPlurals($1, language: language, to: key)
        }
    }

    static func normalized(_ language: String) -> String { LanguageMatch.normalized(language) }

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

    private mutating func add(_ format: LocalizedFormat, forKey key: String, language: String?, to name: String) {
        var format = format
        format.language = language
        byLanguage[name, default: [:]][key] = format
    }

    private mutating func addStrings(_ data: Data, language: String?, to name: String) throws {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let strings = list as? [String: Any] else { throw StringTableError.notADictionary }
        for (key, value) in strings {
            if let value = value as? String { add(LocalizedFormat(value), forKey: key, language: language, to: name) }
        }
    }

    private mutating func addPlurals(_ data: Data, language: String?, to name: String) throws {
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        guard let entries = list as? [String: Any] else { throw StringTableError.notADictionary }
        for (key, entry) in entries {
            guard let format = StringsDictionaryEntry(entry)?.format else { continue }
            add(format, forKey: key, language: language, to: name)
        }
    }

    /// - Parameter only: the language whose texts are for every language; nil to add those of all languages.
    private mutating func addCatalog(_ data: Data, only: String?) throws {
        let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
        developmentLanguage = Self.normalized(catalog.sourceLanguage)
        for (key, entry) in catalog.strings {
            for (language, localization) in entry.localizations ?? [:] {
                guard let format = localization.format else { continue }
                let name = Self.normalized(language)
                guard only == nil || only == name else { continue }
                add(format, forKey: key, language: name, to: only == nil ? name : Self.everyLanguage)
            }
        }
    }
}

/// A problem of a file of localized strings.
enum StringTableError: Error, CustomStringConvertible {
    case notADictionary

    var description: String { "it does not contain a dictionary of strings" }
}
