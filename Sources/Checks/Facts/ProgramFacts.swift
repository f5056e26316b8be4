import Foundation

/// What is known of the extension as a whole: its resources, its languages and its goldens.
package struct ProgramFacts: Sendable {
    /// An image, color or symbol of an asset catalog.
    package struct Asset: Sendable {
        package enum Form: Sendable { case image, color, symbol }

        package var name: String
        package var form: Form
        package var hasDarkVariant: Bool
        /// The path of the set in the catalog.
        package var path: String

        /// Creates an asset.
        package init(name: String, form: Form, hasDarkVariant: Bool, path: String) {
            (self.name, self.form, self.hasDarkVariant, self.path) = (name, form, hasDarkVariant, path)
        }
    }

    /// A key of a string table with its translations.
    package struct Key: Sendable {
        package var key: String
        package var table: String
        /// The translations by language; a language without one is missing.
        package var translations: [String: String]
        /// The plural categories of each language, where the key has any.
        package var plurals: [String: Set<String>]
        package var path: String

        /// Creates a key.
        package init(key: String, table: String, translations: [String: String], plurals: [String: Set<String>] = [:], path: String) {
            (self.key, self.table, self.translations, self.plurals, self.path) = (key, table, translations, plurals, path)
        }
    }

    package var assets: [Asset] = []
    /// The languages with string tables, the development language first.
    package var languages: [String] = []
    package var keys: [Key] = []
    /// The keys that the run has looked up, with the table.
    package var usedKeys: Set<String> = []
    /// The oldest system that the extension runs on, such as 16.0; nil where it is not known.
    package var deploymentTarget: String?
    /// The names of the symbols that the system of the deployment target lacks, with the version that has them.
    package var newSymbols: [String: String] = [:]
    /// The kinds and families of a golden folder that the program lacks.
    package var missingKinds: [(kind: String, family: String?)] = []

    /// Creates facts of an extension without resources.
    package init() {}
}
