import Foundation

/// The text that `verify` prints at its end.
package struct VerificationSummary {
    /// The largest number of pictures in the text. The report lists all.
    private static let limit = 50
    /// The largest number of changed pictures if a cause may explain them all.
    private static let limitWithCause = 10

    package let report: VerificationReport
    /// The report's folder.
    package let folder: URL

    package init(report: VerificationReport, folder: URL) { (self.report, self.folder) = (report, folder) }

    package var text: String {
        var lines = report.causes.map { cause in
            "cause    \(cause.name) was \(cause.recorded) when the goldens were recorded, and is \(cause.found)"
        }
        let limit = report.causes.isEmpty ? VerificationSummary.limit : VerificationSummary.limitWithCause
        let wanted = report.pictures.filter { !$0.outcome.passes }
        let shown = wanted.count > limit && !report.causes.isEmpty ? wanted.filter { $0.outcome != .changed } : wanted
        for picture in shown.prefix(limit) {
            let word = picture.outcome.rawValue
            lines.append(word + String(repeating: " ", count: 9 - word.count) + picture.name + detail(of: picture))
        }
        if wanted.count > min(shown.count, limit) {
            lines.append("and \(wanted.count - min(shown.count, limit)) more")
        }
        let counts = GoldenOutcome.allCases.compactMap { outcome -> String? in
            let count = report.count(of: outcome)
            return count == 0 ? nil : "\(count) \(outcome.rawValue)"
        }
        let count = report.pictures.count
        let part = report.shard.map { " (part \($0))" } ?? ""
        lines.append(
            "Verified \(count) \(count == 1 ? "picture" : "pictures")\(part)"
                + (counts.isEmpty ? "." : ": \(counts.joined(separator: ", "))."))
        if !wanted.isEmpty {
            let page = folder.appendingPathComponent("report.html").path
            lines.append("See \(page); \(AcceptCommandLine.text(of: report, folder: folder.path)) takes them.")
        }
        return lines.joined(separator: "\n")
    }

    private func detail(of picture: VerifiedPicture) -> String {
        guard let difference = picture.difference, picture.outcome == .changed else {
            return picture.outcome == .failed ? picture.message.map { ": \($0)" } ?? "" : ""
        }
        guard difference.isSameSize else {
            let (old, new) = (difference.expectedSize, difference.actualSize)
            return ": \(old.width)×\(old.height) pixels were recorded, \(new.width)×\(new.height) were drawn"
        }
        let moved = (picture.layout ?? []).first.map { "; \($0.kind.rawValue): \($0.view)" } ?? ""
        return ": \(difference.differingPixels) \(difference.differingPixels == 1 ? "pixel" : "pixels")\(moved)"
    }
}
