import Checks
import Foundation
import Testing

/// A folder of widgets whose comments say what `check` finds: `// finding: text.truncated` at the end of a line.
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

    /// What the comments expect, in their order.
    var expected: [Expected] {
        sources.flatMap { file, text in
            text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line -> [Expected] in
                guard let match = line.firstMatch(of: /\/\/ finding: (.+)$/) else { return [] }
                return match.output.1.split { ", ".contains($0) }.map { Expected(rule: String($0), file: file, line: index + 1) }
            }
        }
    }

    /// The kinds of widgets, controls and activities that the sources name.
    var kinds: Set<String> {
        Set(sources.flatMap { $0.text.matches(of: /"([a-z]+\.[a-z-]+-(?:bad|good)(?:-\d+)?)"/).map { String($0.output.1) } })
    }

    /// Returns what differs between the comments and findings.
    func differences(from findings: [Finding]) -> [String] {
        var open = expected
        var differences: [String] = []
        // Those with a place choose first, because they fit one comment alone.
        func isPlaced(_ finding: Finding) -> Bool { finding.place?.line != nil && finding.place?.path.hasSuffix(".swift") == true }
        for finding in findings.filter(isPlaced) + findings.filter({ !isPlaced($0) }) {
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
        guard let place = finding.place, let line = place.line, place.path.hasSuffix(".swift") else { return true }
        return (place.path as NSString).lastPathComponent == expected.file && line == expected.line
    }
}
