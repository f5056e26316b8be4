import Foundation
import Processes

/// Joins the reports of a run's parts, their pictures included, into one.
package struct ReportMerge {
    private struct Part {
        package let folder: URL
        package let report: VerificationReport
    }

    private let parts: [Part]

    /// - Throws: `ProgramFailure` for the first folder without a report that can be read.
    package init(folders: [URL]) throws {
        parts = try folders.map { Part(folder: $0, report: try ReportReader(folder: $0).read()) }
    }

    /// Writes the pictures and the reports of all parts to `output`.
    ///
    /// - Throws: `ProgramFailure` that names all that keeps the parts from being one run, or the file that is not there.
    package func write(to output: URL) throws -> VerificationReport {
        if let same = parts.first(where: { ReportMerge.place(of: $0.folder) == ReportMerge.place(of: output) }) {
            throw ProgramFailure.badInput(
                "\(same.folder.path) is one of the parts and cannot be the output, too. Name another folder with --output.")
        }
        var troubles = shardTroubles + settingTroubles
        // Of a part that is there twice, all pictures would be.
        if troubles.isEmpty { troubles = duplicates }
        guard troubles.isEmpty else {
            throw ProgramFailure.badInput("The reports are not the parts of one run:\n  " + troubles.joined(separator: "\n  "))
        }
        let pending = try PendingReport(in: output)
        for part in parts {
            for path in part.report.pictures.flatMap(\.files) {
                let source = part.folder.appendingPathComponent(path)
                guard FileManager.default.fileExists(atPath: source.path) else {
                    throw ProgramFailure.badInput(
                        "\(source.path) is not there, though its report names it. Fetch the part's whole folder again.")
                }
                try Interruption.shared.uninterrupted { try pending.writer.adopt(source, as: path) }
            }
        }
        let report = joined(for: output)
        try pending.replaceEarlier(with: report)
        return report
    }

    private func joined(for output: URL) -> VerificationReport {
        let first = parts[0]
        var report = VerificationReport(darkroom: first.report.darkroom, goldens: goldens(from: first, for: output))
        report.program = first.report.program
        for cause in parts.flatMap(\.report.causes) where !report.causes.contains(cause) { report.causes.append(cause) }
        // Parts where all passes do not say what they were made with.
        let environments = parts.compactMap(\.report.environment)
        if let first = environments.first, environments.allSatisfy({ $0 == first }) { report.environment = first }
        report.pictures = parts.flatMap(\.report.pictures)
            .sorted { $0.precedes($1) }
        return report
    }

    /// The golden folder as the output sees it. Where the parts come from other machines, theirs is not beside them; the
    /// output then takes the place that their reports had.
    private func goldens(from part: Part, for output: URL) -> String {
        let folder = URL(fileURLWithPath: part.report.goldens, relativeTo: ReportMerge.directory(part.folder))
        guard !part.report.goldens.hasPrefix("/"), FileManager.default.fileExists(atPath: folder.path) else {
            return part.report.goldens
        }
        let (there, here) = (ReportMerge.place(of: folder), ReportMerge.place(of: output))
        let common = zip(there, here).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: here.count - common) + there.dropFirst(common)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    private static func directory(_ folder: URL) -> URL { URL(fileURLWithPath: folder.path, isDirectory: true) }

    private static func place(of folder: URL) -> [String] {
        directory(folder).standardizedFileURL.resolvingSymlinksInPath().pathComponents
    }
}

// MARK: - What keeps parts from being one run

extension ReportMerge {
    private var shardTroubles: [String] {
        let unnumbered = parts.filter { $0.report.shard == nil }
        if unnumbered.count == parts.count {
            return parts.count == 1 ? [] : ["none of them says which part it is; verify with --shard k/n"]
        }
        var troubles = unnumbered.map { "\($0.folder.path) is no part, but the report of a whole run" }
        var numbers: [Int: URL] = [:]
        var count: Int?
        for part in parts {
            guard let text = part.report.shard else { continue }
            let values = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
            guard values.count == 2, values[0] >= 1, values[1] >= values[0], values[1] <= 100_000 else {
                troubles.append("\(part.folder.path) is part \"\(Markup.oneLine(text))\", which is none of 1/n to n/n")
                continue
            }
            if let count, count != values[1] {
                troubles.append("\(part.folder.path) is part \(text), though the others are of \(count)")
                continue
            }
            count = values[1]
            if let other = numbers[values[0]] {
                troubles.append("\(other.path) and \(part.folder.path) are both part \(text)")
            }
            numbers[values[0]] = part.folder
        }
        let missing = (1...(count ?? 1)).filter { numbers[$0] == nil }
        if let count, !missing.isEmpty {
            let named = missing.prefix(20).map { "\($0)/\(count)" }.joined(separator: ", ")
            troubles.append(
                "\(missing.count == 1 ? "part \(named) is" : "parts \(named)\(missing.count > 20 ? " …" : "") are") not there")
        }
        return troubles
    }

    private var settingTroubles: [String] {
        parts.dropFirst().flatMap { part -> [String] in
            var troubles: [String] = []
            let (first, other) = (parts[0].report, part.report)
            if other.darkroom != first.darkroom {
                troubles.append("\(part.folder.path) was made by Darkroom \(other.darkroom), the first by \(first.darkroom)")
            }
            if other.goldens != first.goldens {
                troubles.append(
                    "\(part.folder.path) holds pictures against \(other.goldens), the first against \(first.goldens)")
            }
            return troubles
        }
    }

    private var duplicates: [String] {
        var troubles: [String] = []
        var names: [String: URL] = [:]
        var files: [String: URL] = [:]
        for part in parts {
            for picture in part.report.pictures {
                if let other = names.updateValue(part.folder, forKey: picture.name) {
                    troubles.append("\(Markup.oneLine(picture.name)) is in \(other.path) and in \(part.folder.path)")
                    continue
                }
                for file in picture.files {
                    if let other = files.updateValue(part.folder, forKey: file) {
                        troubles.append("the file \(Markup.oneLine(file)) is in \(other.path) and in \(part.folder.path)")
                    }
                }
            }
        }
        return troubles.count > 20 ? troubles.prefix(20) + ["and \(troubles.count - 20) more of these"] : troubles
    }
}
