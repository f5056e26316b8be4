import Files
import Foundation
import Processes

/// Merges the reports of a run's parts and their pictures.
package struct ReportMerge {
    private struct Part {
        package let folder: URL
        package let report: VerificationReport
    }

    private let parts: [Part]

    /// - Throws: `ProgramFailure` if a folder has no readable report.
    package init(folders: [URL]) throws {
        parts = try folders.map { Part(folder: $0, report: try ReportReader(folder: $0).read()) }
    }

    /// Writes the merged report and the pictures of all parts to `output`.
    ///
    /// - Throws: `ProgramFailure` if the parts do not form one run or a file is missing.
    package func write(to output: URL) throws -> VerificationReport {
        if let same = parts.first(where: { ReportMerge.place(of: $0.folder) == ReportMerge.place(of: output) }) {
            throw ProgramFailure.badInput(
                "\(same.folder.path) is one of the parts, so it cannot be the output. Name another folder with --output.")
        }
        var problems = shardProblems + settingProblems
        // If a part were given twice, all of its pictures would be duplicates.
        if problems.isEmpty { problems = duplicates }
        guard problems.isEmpty else {
            throw ProgramFailure.badInput("The reports are not the parts of one run:\n  " + problems.joined(separator: "\n  "))
        }
        let pending = try PendingReport(in: output)
        for part in parts {
            for path in part.report.pictures.flatMap(\.files) {
                let source = part.folder.appendingPathComponent(path)
                guard FileManager.default.fileExists(atPath: source.path) else {
                    throw ProgramFailure.badInput(
                        "\(source.path) is missing, although its report names it. Fetch the part's whole folder again.")
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
        for warning in parts.flatMap({ $0.report.warnings ?? [] })
        where !(report.warnings ?? []).contains(where: { $0.message == warning.message }) {
            report.warnings = (report.warnings ?? []) + [warning]
        }
        // Parts in which all pictures pass contain no environment.
        let environments = parts.compactMap(\.report.environment)
        if let first = environments.first, environments.allSatisfy({ $0 == first }) { report.environment = first }
        report.pictures = parts.flatMap(\.report.pictures)
            .sorted { $0.precedes($1) }
        return report
    }

    /// Returns the path of the golden folder relative to the output. If the parts come from other machines, the golden
    /// folder does not exist beside them, and the path in their reports is used.
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

// MARK: - Problems

extension ReportMerge {
    private var shardProblems: [String] {
        let unnumbered = parts.filter { $0.report.shard == nil }
        if unnumbered.count == parts.count {
            return parts.count == 1 ? [] : ["none of them contains the number of its part; verify with --shard k/n"]
        }
        var problems = unnumbered.map { "\($0.folder.path) is the report of a whole run and not of a part" }
        var numbers: [Int: URL] = [:]
        var count: Int?
        for part in parts {
            guard let text = part.report.shard else { continue }
            let values = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
            guard values.count == 2, values[0] >= 1, values[1] >= values[0], values[1] <= 100_000 else {
                problems.append("\(part.folder.path) is part \"\(Markup.oneLine(text))\", which is not one of 1/n to n/n")
                continue
            }
            if let count, count != values[1] {
                problems.append("\(part.folder.path) is part \(text), but the others are parts of \(count)")
                continue
            }
            count = values[1]
            if let other = numbers[values[0]] {
                problems.append("\(other.path) and \(part.folder.path) are both part \(text)")
            }
            numbers[values[0]] = part.folder
        }
        let missing = (1...(count ?? 1)).filter { numbers[$0] == nil }
        if let count, !missing.isEmpty {
            let named = missing.prefix(20).map { "\($0)/\(count)" }.joined(separator: ", ")
            problems.append(
                "\(missing.count == 1 ? "part \(named) is" : "parts \(named)\(missing.count > 20 ? " …" : "") are") missing")
        }
        return problems
    }

    private var settingProblems: [String] {
        parts.dropFirst().flatMap { part -> [String] in
            var problems: [String] = []
            let (first, other) = (parts[0].report, part.report)
            if other.darkroom != first.darkroom {
                problems.append("\(part.folder.path) was made by Darkroom \(other.darkroom), the first by \(first.darkroom)")
            }
            if other.goldens != first.goldens {
                problems.append(
                    "\(part.folder.path) compares pictures with \(other.goldens), the first part with \(first.goldens)")
            }
            return problems
        }
    }

    private var duplicates: [String] {
        var problems: [String] = []
        var names: [String: URL] = [:]
        var files: [String: URL] = [:]
        for part in parts {
            for picture in part.report.pictures {
                if let other = names.updateValue(part.folder, forKey: picture.name) {
                    problems.append("\(Markup.oneLine(picture.name)) is in \(other.path) and in \(part.folder.path)")
                    continue
                }
                for file in picture.files {
                    if let other = files.updateValue(part.folder, forKey: file) {
                        problems.append("the file \(Markup.oneLine(file)) is in \(other.path) and in \(part.folder.path)")
                    }
                }
            }
        }
        return problems.count > 20 ? problems.prefix(20) + ["and \(problems.count - 20) more"] : problems
    }
}
