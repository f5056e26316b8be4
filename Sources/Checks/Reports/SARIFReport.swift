import Files
import Foundation

/// Findings as SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/), which GitHub's code scanning and editors read.
///
/// Code scanning asks of each rule an identifier, descriptions of at most 1024 characters and a help text, and takes at most 20 tags
/// (GitHub Docs, "SARIF support for code scanning").
package struct SARIFReport {
    private let report: CheckReport
    /// Returns the Markdown of a rule's page.
    private let page: (String) -> String?

    /// Creates the log of a report.
    ///
    /// - Parameter page: returns the Markdown of a rule's page, which viewers show beside findings; nil if there is none.
    package init(_ report: CheckReport, page: @escaping (String) -> String? = { _ in nil }) { (self.report, self.page) = (report, page) }

    /// Returns the log.
    ///
    /// - Throws: the encoder's errors.
    package func json() throws -> String { try ReportEncoding.json(log) }

    private var log: Log {
        let used = Set(report.scopes.flatMap(\.rules)).union(report.findings.map(\.rule))
        let rules = RuleCatalog.all.filter { used.contains($0.id) }
        let numbers = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element.id, $0.offset) })
        var counts: [String: Int] = [:]
        let results = report.findings.map { finding in
            counts[finding.fingerprint, default: 0] += 1
            let print = ContentHash.sha256(Data(finding.fingerprint.utf8)).prefix(32) + ":\(counts[finding.fingerprint]!)"
            return Log.Result(finding, rule: numbers[finding.rule], fingerprint: String(print))
        }
        let driver = Log.Driver(version: report.darkroom, rules: rules.map { Log.Rule($0, page: page($0.id)) })
        return Log(runs: [Log.Run(tool: Log.Tool(driver: driver), results: results)])
    }
}

/// The properties of SARIF that reports have, by their names there.
private struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey { case schema = "$schema", version, runs }

    struct Run: Encodable {
        var columnKind = "utf16CodeUnits"
        var tool: Tool
        var results: [Result]
    }

    struct Tool: Encodable { var driver: Driver }

    struct Driver: Encodable {
        var name = "Darkroom"
        var version: String
        var rules: [Rule]
    }

    struct Message: Encodable {
        var text: String
        var markdown: String?
    }

    struct Rule: Encodable {
        struct Configuration: Encodable {
            var enabled: Bool
            var level: String
        }

        struct Properties: Encodable {
            var tags: [String]
            /// How often findings are right: high if the rule is on by default, because no such rule is wrong more than once in ten.
            var precision: String
            var severity: String

            enum CodingKeys: String, CodingKey { case tags, precision, severity = "problem.severity" }
        }

        var id: String
        var shortDescription: Message
        var fullDescription: Message
        var help: Message
        var defaultConfiguration: Configuration
        var properties: Properties

        init(_ rule: Checks.Rule, page: String?) {
            id = rule.id
            shortDescription = Message(text: rule.abstract)
            let claim = page.flatMap(Rule.claim).map { "\(rule.abstract) \($0)" } ?? rule.abstract
            fullDescription = Message(text: claim.count > Rule.longest ? claim.prefix(Rule.longest - 1) + "…" : claim)
            // Findings of CI systems are read where the pages are not, so each page goes along.
            let help = page ?? "# \(rule.id)\n\n\(rule.abstract)"
            self.help = Message(text: help, markdown: help)
            defaultConfiguration = Configuration(enabled: rule.isOnByDefault, level: rule.severity.rawValue)
            properties = Properties(
                tags: ["widgets", rule.group], precision: rule.isOnByDefault ? "high" : "medium",
                severity: rule.severity == .note ? "recommendation" : rule.severity.rawValue)
        }

        /// The most characters of a description.
        private static let longest = 1024

        /// What a page says of a device, as one line: its first paragraph below that title.
        private static func claim(of page: String) -> String? {
            let paragraphs = page.components(separatedBy: "\n\n")
            guard let title = paragraphs.firstIndex(of: "## On a device"), paragraphs.indices.contains(title + 1) else { return nil }
            let text = paragraphs[title + 1].split(whereSeparator: \.isNewline).joined(separator: " ")
            return text.hasPrefix("```") || text.hasPrefix("|") ? nil : text
        }
    }

    struct Result: Encodable {
        struct Properties: Encodable { var pictures: [String] }

        var ruleId: String
        var ruleIndex: Int?
        var level: String
        var message: Message
        var locations: [Location]
        var partialFingerprints: [String: String]
        var properties: Properties

        init(_ finding: Finding, rule: Int?, fingerprint: String) {
            (ruleId, ruleIndex, level) = (finding.rule, rule, finding.severity.rawValue)
            message = Message(text: finding.text)
            locations = [Location(finding)]
            // GitHub knows a finding again by the first name.
            partialFingerprints = ["primaryLocationLineHash": fingerprint, "darkroomFinding/v1": fingerprint]
            properties = Properties(pictures: finding.pictures)
        }
    }

    struct Location: Encodable {
        struct Physical: Encodable {
            var artifactLocation: Artifact
            var region: Region?
        }

        struct Artifact: Encodable { var uri: String }

        struct Region: Encodable {
            var startLine: Int
            var startColumn: Int?
        }

        struct Logical: Encodable {
            var name: String
            var kind = "type"
        }

        var physicalLocation: Physical
        var logicalLocations: [Logical]?

        init(_ finding: Finding) {
            // GitHub refuses a log with a result without a file, so a finding without one has the kind in its place.
            let path = finding.place?.path ?? finding.kind ?? "extension"
            physicalLocation = Physical(artifactLocation: Artifact(uri: Location.uri(of: path)))
            physicalLocation.region = Region(startLine: finding.place?.line ?? 1, startColumn: finding.place?.column)
            logicalLocations = finding.kind.map { [Logical(name: $0)] }
        }

        /// A relative reference, or a file URL for an absolute path.
        private static func uri(of path: String) -> String {
            let allowed = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/")
            let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
            return path.hasPrefix("/") ? "file://" + escaped : escaped
        }
    }
}
