import CairoGraphics
import Foundation

/// What is known of names that Apple's frameworks have and Darkroom has not: `missing-names.json` of the resource folder.
struct MissingNameTable: Decodable {
    /// Why a name is missing, and what to do.
    struct Entry: Decodable {
        enum Status: String, Decodable {
            /// iPhones have it.
            case notYet
            /// iPhones do not have it either.
            case notOnIOS
        }

        let status: Status
        /// What to do; a sentence.
        let advice: String

        var text: String {
            switch status {
            case .notYet: "not supported yet. \(advice)"
            case .notOnIOS: "not on iOS either. \(advice)"
            }
        }
    }

    /// Frameworks.
    let modules: [String: Entry]
    /// Types and functions by their names, members as `Type.member` or, whatever the type, `.member`.
    let names: [String: Entry]

    /// - Throws: `ToolFailure` where the table cannot be read.
    init(resources: ResourceFolder) throws {
        let file = resources.url.appendingPathComponent("missing-names.json")
        do {
            self = try JSONDecoder().decode(MissingNameTable.self, from: Data(contentsOf: file))
        } catch {
            throw ToolFailure("\(file.path) cannot be read: \(error). Take the one of the package.")
        }
    }

    /// What is known of a name; nil where nothing is.
    func entry(for missing: MissingName) -> Entry? {
        switch missing.kind {
        case .module: return modules[missing.name]
        case .global: return names[missing.name]
        case .member(let type):
            // Views' types are long; a member of any view is known by its name alone.
            let plain = type.prefix { $0 != "<" }.replacingOccurrences(of: ".Type", with: "")
            return names["\(plain).\(missing.name)"] ?? names[".\(missing.name)"]
        }
    }
}
