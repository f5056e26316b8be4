import Foundation

/// A report as the comment of a pull or merge request.
struct MarkdownSummary {
    /// GitHub takes 65,536 characters; what a recipe puts around the summary needs room, too.
    static let longest = 60_000
    /// How many rows stand open; those beyond are folded away.
    private static let openRows = 20

    let report: VerificationReport
    /// How many bytes the summary may have.
    var limit = MarkdownSummary.longest

    /// The summary; rows that have no room are counted.
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
            parts.append("And \(left) more, which have no room here; see report.html.")
        }
        if !tail.isEmpty { parts.append(tail) }
        return parts.joined(separator: "\n\n") + "\n"
    }

    private var head: String {
        let shard = report.shard.map { ", part \(Markup.markdown($0))" } ?? ""
        var lines = ["### \(report.passes ? "✅" : "🔍") Darkroom: \(report.headline)\(shard)"]
        if !report.pictures.isEmpty { lines.append(report.countWords) }
        // As many as a cause needs to be known; a report of a broken run may list more.
        for cause in report.causes.prefix(10) {
            lines.append(
                "> **Other \(MarkdownSummary.short(cause.name)) than the goldens'**: recorded with "
                    + "\(MarkdownSummary.short(cause.recorded)), found \(MarkdownSummary.short(cause.found)). "
                    + "Differences may come of that and not of the widget.")
        }
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
