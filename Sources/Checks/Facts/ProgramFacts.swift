import Foundation

/// What is known of the extension as a whole: its resources, its languages and its goldens.
package struct ProgramFacts: Codable, Sendable {
    /// An image, color or symbol of an asset catalog.
    package struct Asset: Codable, Sendable {
        /// What an asset is.
        package enum Form: String, Codable, Sendable { case image, color, symbol }

        package var name: String
        package var form: Form
        package var hasDarkVariant: Bool
        /// Whether the catalog says that only the shape counts, which takes the color of the text around it.
        package var isTemplate = false
        /// The path of the set in the catalog.
        package var path: String

        /// Creates an asset.
        package init(name: String, form: Form, hasDarkVariant: Bool, path: String) {
            (self.name, self.form, self.hasDarkVariant, self.path) = (name, form, hasDarkVariant, path)
        }

        /// The path of the catalog that the set lies in.
        package var catalog: String {
            let parts = path.components(separatedBy: ".xcassets/")
            return parts.count > 1 ? parts[0] + ".xcassets" : (path as NSString).deletingLastPathComponent
        }
    }

    /// A key of a string table with its translations.
    package struct Key: Codable, Sendable {
        package var key: String
        package var table: String
        /// The translations by language; a language without one is missing.
        package var translations: [String: String]
        /// The plural categories of each language, where the key has any.
        package var plurals: [String: Set<String>]
        /// Whether the table says that the text is the same in all languages.
        package var isUntranslated = false
        package var path: String

        /// Creates a key.
        package init(key: String, table: String, translations: [String: String], plurals: [String: Set<String>] = [:], path: String) {
            (self.key, self.table, self.translations, self.plurals, self.path) = (key, table, translations, plurals, path)
        }
    }

    /// A key with the name of the table that it was looked up in.
    package struct TableKey: Codable, Hashable, Sendable {
        package var key: String
        package var table: String

        /// Creates the name of a key.
        package init(_ key: String, table: String = "Localizable") { (self.key, self.table) = (key, table) }
    }

    package var assets: [Asset] = []
    /// The colors that the run has asked the catalogs for.
    package var usedColors: Set<String> = []
    /// The colors that no catalog has, with the places that name them.
    package var missingColors: [String: Set<SourceLocation>] = [:]
    /// The fonts that no file of the extension has, with the places that name them.
    package var missingFonts: [String: Set<SourceLocation>] = [:]
    /// The languages with string tables, the development language first.
    package var languages: [String] = []
    package var keys: [Key] = []
    /// The keys that the run has looked up.
    package var usedKeys: Set<TableKey> = []
    /// The keys that a string in the sources names; nil where the sources are not known.
    package var mentionedKeys: Set<String>?
    /// The oldest system that the extension runs on, such as 16.0; nil where it is not known.
    package var deploymentTarget: String?
    /// The names of the symbols that the system of the deployment target lacks, with the version that has them. Those that the
    /// sources use only where the version is available are left out.
    package var newSymbols: [String: String] = [:]
    /// The kinds and families of a golden folder that the program lacks.
    package var missingKinds: [MissingKind] = []

    /// Creates facts of an extension without resources.
    package init() {}
}

/// A kind, or a family of a kind, that the goldens have and the program lacks.
package struct MissingKind: Codable, Hashable, Sendable {
    package var kind: String
    /// The family; nil for all of the kind.
    package var family: String?

    /// Creates a kind that is missing.
    package init(kind: String, family: String?) { (self.kind, self.family) = (kind, family) }
}

extension ProgramFacts {
    /// Adds what another process of the run has used and missed. What lies in the extension is the same for both.
    mutating func join(_ other: ProgramFacts) {
        usedColors.formUnion(other.usedColors)
        usedKeys.formUnion(other.usedKeys)
        missingColors.merge(other.missingColors) { $0.union($1) }
        missingFonts.merge(other.missingFonts) { $0.union($1) }
        missingKinds += other.missingKinds.filter { !missingKinds.contains($0) }
    }
}
