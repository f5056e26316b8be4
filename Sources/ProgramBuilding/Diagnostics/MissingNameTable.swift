import CairoGraphics
import Foundation
import Processes

/// What is known about names that Apple's frameworks have and Darkroom lacks: `missing-names.json` in the resource
/// folder.
struct MissingNameTable: Decodable {
    /// Why a name is missing, and what to do about it.
    struct Entry: Decodable {
        enum Status: String, Decodable {
            /// The name exists on iOS.
            case notYet
            /// The name does not exist on iOS either.
            case notOnIOS
        }

        let status: Status
        /// What to do, as a sentence.
        let advice: String

        var text: String {
            switch status {
            case .notYet: "not supported yet. \(advice)"
            case .notOnIOS: "not on iOS either. \(advice)"
            }
        }
    }

    /// Frameworks, by their names.
    let modules: [String: Entry]
    /// Types and functions by their names; members as `Type.member`, or as `.member` for every type.
    let names: [String: Entry]

    /// - Throws: `ProgramFailure` where the table cannot be read.
    init(resources: ResourceFolder) throws {
        let file = resources.url.appendingPathComponent("missing-names.json")
        do {
            self = try JSONDecoder().decode(MissingNameTable.self, from: Data(contentsOf: file))
        } catch {
            throw ProgramFailure.badInput("\(file.path) cannot be read: \(error). Restore the package's own file.")
        }
    }

    /// The entry for a name; nil where the table has none.
    func entry(for missing: MissingName) -> Entry? {
        switch missing.kind {
        case .module: return modules[missing.name]
        case .global: return names[missing.name]
        case .member(let type):
            // Types of views are long, so modifiers are listed by their names alone.
            let instance = type.hasSuffix(".Type") ? type.dropLast(5) : type[...]
            let plain = instance.prefix { $0 != "<" }
            return names["\(plain).\(missing.name)"] ?? names[".\(missing.name)"]
        }
    }
}
