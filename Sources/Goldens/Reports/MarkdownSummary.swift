import Files
import Foundation

/// A report as a comment for a pull request or merge request.
struct MarkdownSummary {
    /// The largest number of bytes. GitHub allows 65,536 characters, and a CI recipe may add text around the summary.
    static let longest = 60_000
    /// The number of visible rows. More rows are collapsed.
    private static let openRows = 20

    let report: VerificationReport
    /// The largest number of bytes of this summary.
    var limit = MarkdownSummary.longest

    /// The summary. It contains the number of the rows that do not fit.
    var text: String {
        let rows = report.picturesByImportance.filter { $0.outcome != .unchanged }
        let (head, tail) = (self.head, self.tail)
        var room = limit - head.utf8.count - tail.utf8.count - 400
        var shown: [String] = []
        for picture in rows {
            let row = self.row(picture)
            guard row.utf8.count < room else { break }
            room -= row.utf8.count + 1
            shown.append(row)
        }
        var parts = [head]
        if !shown.isEmpty { parts.append(MarkdownSummary.table(shown.prefix(MarkdownSummary.openRows))) }
        let folded = shown.dropFirst(MarkdownSummary.openRows)
        if !folded.isEmpty {
            parts.append(
                "<details>\n<summary>\(ReportNumber.count(folded.count)) more</summary>\n\n"
                    + MarkdownSummary.table(folded) + "\n\n</details>")
        }
        if shown.count < rows.count {
            let left = ReportNumber.count(rows.count - shown.count)
            parts.append("\(left) more do not fit here; see report.html.")
        }
        if !tail.isEmpty { parts.append(tail) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var head: String {
        let shard = report.shard.map { ", part \(Markup.markdown($0))" } ?? ""
        var lines = ["### \(report.passes ? "✅" : "🔍") Darkroom: \(report.headline)\(shard)"]
        if !report.pictures.isEmpty { lines.append(report.countWords) }
        // The report of a broken run may list more causes than a summary should show.
        for cause in report.causes.prefix(10) {
            lines.append(
                "> **\(MarkdownSummary.short(cause.name)) has changed** since the goldens were recorded, from "
                    + "\(MarkdownSummary.short(cause.recorded)) to \(MarkdownSummary.short(cause.found)). "
                    + "This may be the cause of differences.")
        }
        let warnings = report.warnings ?? []
        for warning in warnings.prefix(10) { lines.append("> ⚠️ \(MarkdownSummary.short(warning.message))") }
        if warnings.count > 10 { lines.append("> \(warnings.count - 10) more warnings are in `report.json`.") }
        return lines.joined(separator: "\n\n")
    }

    private var tail: String {
        if report.passes { return "" }
        guard AcceptCommandLine.outcomes.contains(where: { report.count(of: $0) > 0 }) else {
            return "Look at `report.html`."
        }
        let all = AcceptCommandLine.text(of: report, folder: "REPORT")
        return "Look at the pictures in `report.html`. To accept them, with the report unpacked to `REPORT`:\n\n"
            + Markup.codeBlock(all)
    }

    private func row(_ picture: VerifiedPicture) -> String {
        let layout = picture.layout ?? []
        var what = MarkdownSummary.short(picture.brief)
        if let first = layout.first {
            what += "<br>" + MarkdownSummary.short("\(first.view.split(separator: "/").last ?? ""): \(first.words)")
            if layout.count > 1 { what += ", and \(layout.count - 1) more" }
        }
        return "| \(Markup.cellCode(MarkdownSummary.cut(picture.name))) | \(picture.outcome.rawValue) | \(what) |"
    }

    private static func table(_ rows: some Sequence<String>) -> String {
        (["| picture | outcome | what |", "|---|---|---|"] + rows).joined(separator: "\n")
    }

    private static func short(_ text: String) -> String { Markup.markdown(cut(text)) }

    private static func cut(_ text: String) -> String { text.count > 300 ? text.prefix(300) + "…" : text }
}
