import CairoGraphics
import Checks
import Files
import Foundation
import Processes

/// What is written about rules: docs/checks, which the resources contain.
package enum RulePages {
    /// Whether a command asks about rules alone, for which no program is built.
    package static func answer(_ command: String, _ options: [String]) -> Bool {
        command == "check" && options.contains { $0 == "--explain" || $0.hasPrefix("--explain=") || $0 == "--list-rules" }
    }

    /// Returns the page of a rule without its pictures.
    ///
    /// - Throws: `ProgramFailure` if there is no such rule, or the page cannot be read.
    static func explanation(of id: String) throws -> String {
        guard RuleCatalog.rule(id) != nil else { throw CheckOptions.unknown(id, for: "--explain") }
        let file = try ResourceFolder.located().url.appendingPathComponent("checks/\(id).md")
        do { return text(of: try String(contentsOf: file, encoding: .utf8)) } catch {
            throw ProgramFailure.badInput(
                "\(file.path) cannot be read: \(FileWriter.reason(of: error)). Restore the resources of this version of Darkroom.")
        }
    }

    /// A page without its paragraphs and tables of pictures.
    static func text(of page: String) -> String {
        page.trimmingCharacters(in: .newlines).components(separatedBy: "\n\n")
            .filter { !$0.contains("![") && !$0.contains("<img") }.joined(separator: "\n\n")
    }

    /// The rules, a line each: the identifier, the severity, and what the rule finds.
    static var list: String {
        let width = RuleCatalog.all.map(\.id.count).max() ?? 0
        return RuleCatalog.all.map { rule in
            let id = rule.id.padding(toLength: width, withPad: " ", startingAt: 0)
            let severity = rule.severity.rawValue.padding(toLength: 7, withPad: " ", startingAt: 0)
            return "\(id)  \(severity)  \(rule.abstract)\(rule.isOnByDefault ? "" : " (off by default)")"
        }.joined(separator: "\n")
    }

    private struct Entry: Encodable {
        let id, severity, abstract: String
        let isOnByDefault: Bool
        let limit: Double?
        let unit: String?
    }

    /// Returns the rules as JSON.
    ///
    /// - Throws: the encoder's errors.
    static func json() throws -> String {
        try ReportEncoding.json(
            RuleCatalog.all.map {
                Entry(
                    id: $0.id, severity: $0.severity.rawValue, abstract: $0.abstract, isOnByDefault: $0.isOnByDefault,
                    limit: $0.limit?.value, unit: $0.limit?.unit)
            })
    }
}
