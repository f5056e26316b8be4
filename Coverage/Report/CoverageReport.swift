import Foundation

/// The page that reports the coverage. The same tables and sources give the same bytes.
struct CoverageReport {
    let results: [TableResult]

    private func share(_ part: Int, of whole: Int) -> String {
        whole == 0 ? "–" : String(format: "%.1f%%", Double(part) * 100 / Double(whole))
    }

    private func sum(_ count: (TableResult) -> Int) -> Int { results.map(count).reduce(0, +) }

    /// The share of names that two or more repositories use.
    var summary: String {
        let (accepted, total) = (sum { $0.accepted(from: 2) }, sum { $0.total(from: 2) })
        return "\(accepted) of \(total) names that two or more repositories use "
            + "(\(share(accepted, of: total))), \(sum { $0.accepted() }) of \(sum { $0.total() }) of all "
            + "(\(share(sum { $0.accepted() }, of: sum { $0.total() })))"
    }

    private var text: String {
        var lines = [
            "# Coverage", "",
            "`make coverage` generates this page; do not edit it by hand. Each row is a declaration that public widget",
            "extensions use, counted from their syntax. It is *supported* if a snippet of it compiles, *accepted without effect*",
            "if it also does not change a picture according to the sources, and *not yet* if it does not compile.",
            "*Not checked* rows have no snippet and count as not covered. Syntax does not distinguish projects' own names from",
            "Apple's. A row that does not compile is *a project's own* if Apple does not have the name, or if as many",
            "repositories declare it as use it. Such rows, and names that Apple has on other platforms only, do not count.",
            "", "**\(summary).**", "",
            "| table | supported | without effect | not yet | not checked | not on an iPhone | projects' own | two or more |",
            "|---|--:|--:|--:|--:|--:|--:|--:|",
        ]
        for result in results {
            let counts = RowResult.Verdict.allCases.map { "\(result.count($0))" }.joined(separator: " | ")
            let accepted = share(result.accepted(from: 2), of: result.total(from: 2))
            lines.append("| \(result.title) | \(counts) | \(accepted) |")
        }
        let sums = RowResult.Verdict.allCases.map { verdict in "\(sum { $0.count(verdict) })" }
        let all = share(sum { $0.accepted(from: 2) }, of: sum { $0.total(from: 2) })
        lines.append("| **all** | \(sums.joined(separator: " | ")) | \(all) |")
        lines += ["", "The number after a name is that of the repositories that use it, if it is greater than one."]
        for result in results { lines += section(result) }
        return lines.joined(separator: "\n") + "\n"
    }

    private func section(_ result: TableResult) -> [String] {
        var lines = ["", "## \(result.title)"]
        for verdict in [RowResult.Verdict.missing, .unchecked, .withoutEffect, .elsewhere, .projects, .supported] {
            let rows = result.rows.filter { $0.verdict == verdict }
            if rows.isEmpty { continue }
            lines += ["", "**\(verdict.rawValue.prefix(1).uppercased() + verdict.rawValue.dropFirst())**"]
            if verdict == .missing || verdict == .unchecked {
                lines.append("")
                lines += rows.map { "- \(entry($0)): \($0.reason ?? "")" }
            } else {
                lines += ["", rows.map(entry).joined(separator: " · ")]
            }
        }
        return lines
    }

    private func entry(_ row: RowResult) -> String {
        "`\(row.name)`" + (row.repositories > 1 ? " \(row.repositories)" : "")
    }

    /// - Throws: `CoverageFailure` if the file cannot be written.
    func write(to file: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            // Atomic writing uses a temporary file and renames it.
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw CoverageFailure("\(file.path) cannot be written: \(error.localizedDescription)")
        }
    }
}
