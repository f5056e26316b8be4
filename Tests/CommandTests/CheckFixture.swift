import Checks
import Foundation
import Testing

/// A folder of widgets whose comments say what `check` finds: `// finding: text.truncated` at the end of a line. A file
/// `findings.txt` names the rules of findings that no line of Swift has, one a line.
struct CheckFixture: CustomTestStringConvertible {
    static let folder = Program.package.appendingPathComponent("Tests/Fixtures/Checks")
    static let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().map(CheckFixture.init)

    let name: String
    var testDescription: String { name }
    var url: URL { CheckFixture.folder.appendingPathComponent(name) }

    /// A finding that a comment expects.
    struct Expected: CustomStringConvertible {
        let rule, file: String
        let line: Int
        var description: String { "\(file):\(line): \(rule)" }
    }

    private var sources: [(name: String, text: String)] {
        let files = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.sorted().map { file in
            let text = try? String(contentsOf: url.appendingPathComponent(file), encoding: .utf8)
            return ((file as NSString).lastPathComponent, text ?? "")
        }
    }

    private static let list = "findings.txt"

    /// What the comments and the list expect, in their order.
    var expected: [Expected] {
        let list = (try? String(contentsOf: url.appendingPathComponent(CheckFixture.list), encoding: .utf8)) ?? ""
        let listed = list.split(separator: "\n").enumerated().map {
            Expected(rule: String($0.element), file: CheckFixture.list, line: $0.offset + 1)
        }
        return listed + sources.flatMap { file, text in
            text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line -> [Expected] in
                guard let match = line.firstMatch(of: #/\/\/ finding: (.+)$/#) else { return [] }
                return match.output.1.split { ", ".contains($0) }.map { Expected(rule: String($0), file: file, line: index + 1) }
            }
        }
    }

    /// Whether a widget, control or activity is meant to pass a rule: by its kind, or for attributes by the name of their type.
    func hasGood(_ rule: String) -> Bool {
        let name = rule.split(separator: ".").last.map(String.init) ?? rule
        let type = name.split(separator: "-").map { $0.capitalized }.joined()
        return sources.contains { _, text in
            text.contains("\"\(rule)-good") || text.contains(try! Regex("struct \(type)\\w*Good\\b"))
        }
    }

    /// darkroom.yml that switches on the rules that are off by default, each for its own widgets.
    var settings: String {
        let wanted = Set(expected.map(\.rule))
        let rules = RuleCatalog.all.filter { !$0.isOnByDefault && wanted.contains($0.id) }.map { rule -> String in
            let names = Set(sources.flatMap { $0.text.matches(of: try! Regex("\"(\(rule.id)-(?:bad|good)[-0-9]*)\"")).compactMap { $0[1].substring } })
            return names.isEmpty ? "  \(rule.id): on" : "  \(rule.id): {kinds: [\(names.sorted().joined(separator: ", "))]}"
        }
        return rules.isEmpty ? "" : "rules:\n" + rules.joined(separator: "\n") + "\n"
    }

    /// Returns what differs between the comments and findings.
    func differences(from findings: [Finding]) -> [String] {
        var open = expected
        var differences: [String] = []
        // Those with a place choose first, because they fit one comment alone.
        for finding in findings.filter(\.isInSwift) + findings.filter({ !$0.isInSwift }) {
            let index = open.firstIndex { expected in
                guard expected.rule == finding.rule else { return false }
                guard let kind = finding.kind, kind.contains("-bad") || kind.contains("-good") else { return fits(expected, finding) }
                return kind.hasPrefix(finding.rule + "-bad") && fits(expected, finding)
            }
            guard let index else {
                differences.append("Nothing expects: \(finding.place?.text ?? "") \(finding.kind ?? ""): \(finding.text) [\(finding.rule)]")
                continue
            }
            open.remove(at: index)
        }
        return differences + open.map { "It is not found: \($0)" }
    }

    /// Whether a finding is where a comment stands. Places outside of sources have no comments.
    private func fits(_ expected: Expected, _ finding: Finding) -> Bool {
        guard finding.isInSwift, let place = finding.place else { return true }
        return (place.path as NSString).lastPathComponent == expected.file && place.line == expected.line
    }
}

extension Finding {
    /// Whether it has a line of a Swift source.
    fileprivate var isInSwift: Bool { place?.line != nil && place?.path.hasSuffix(".swift") == true }
}
