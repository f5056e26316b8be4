import Foundation

/// The page that lists what came of each target. The same results give the same bytes.
struct CorpusReport {
    let outcomes: [(target: CorpusTarget, result: TargetResult?)]

    private var results: [TargetResult] { outcomes.compactMap(\.result) }

    private func count(_ verdict: TargetResult.Verdict) -> Int { results.count { $0.verdict == verdict } }

    private func share(_ part: Int, of whole: Int? = nil) -> String {
        let whole = whole ?? results.count
        return whole == 0 ? "–" : "\(Int((Double(part) * 100 / Double(whole)).rounded()))%"
    }

    /// The part of some targets that have nothing set aside, and their times.
    private func wholeAndTimes(of results: [TargetResult]) -> String {
        let whole = results.count { $0.verdict == .whole }
        let times = results.map(\.seconds).sorted()
        let median = times.isEmpty ? 0 : times[times.count / 2]
        return "\(whole) (\(share(whole, of: results.count))) with nothing set aside; "
            + "median \(CorpusReport.seconds(median)), longest \(CorpusReport.seconds(times.last ?? 0))"
    }

    /// The numbers for the targets that Xcode can build as they are on the disk; nil where it can build all of them.
    private var summaryOfBuildable: String? {
        let buildable = results.filter { $0.fault == nil }
        guard buildable.count < results.count else { return nil }
        let drawn = buildable.count { $0.verdict.isDrawn }
        return "Of the \(buildable.count) targets that Xcode can build, \(drawn) (\(share(drawn, of: buildable.count))) "
            + "draw every family, \(wholeAndTimes(of: buildable))"
    }

    /// The numbers of targets that were drawn, and the times.
    var summary: String {
        let drawn = results.count { $0.verdict.isDrawn }
        let standing = count(.withPlaceholders)
        let placeholders = standing == 0 ? "" : "\(standing) of them with placeholders that stand in, "
        return "\(drawn) of \(results.count) targets (\(share(drawn))) draw every family, \(placeholders)\(wholeAndTimes(of: results))"
    }

    private static func seconds(_ value: Double) -> String { "\(Int(value.rounded())) s" }

    /// A line for the terminal.
    static func line(_ target: CorpusTarget, _ result: TargetResult) -> String {
        let aside = result.setAside.isEmpty ? "" : ", without \(setAside(result))"
        let message = result.message.isEmpty ? "" : ": \(result.message)"
        let placeholders = result.placeholders == 0 ? "" : " (\(result.placeholders) placeholders)"
        return "\(target.id): \(result.verdict.rawValue), \(result.pictures) pictures\(placeholders), "
            + "\(seconds(result.seconds))\(aside)\(message)"
    }

    private static func setAside(_ result: TargetResult) -> String {
        result.setAside.map { "\($0.module.isEmpty ? "other names" : $0.module) (\($0.parts))" }.joined(separator: ", ")
    }

    /// Owner and repository, and behind them the target where a repository has several.
    static func name(of target: CorpusTarget) -> String {
        target.id.split(separator: "+", maxSplits: 2).joined(separator: "/")
    }

    var text: String {
        let earlier = results.count { $0.isEarlier == true }
        let apps = outcomes.count { $0.target.kind == "app" && $0.result != nil }
        var lines = [
            "# Real apps", "",
            "`make corpus CORPUS=folder` generates this page; do not edit it by hand. Each row is the widget target of a public",
            "repository, its sources unmodified. The tool drew each once, with an empty cache, with",
            "`darkroom render PROJECT --target TARGET`, and without fixtures or seeded data.", "",
            "*As it is* means that every family was drawn and all sources compiled. With *parts set aside*, every family was",
            "drawn, and the last column counts the parts of the sources that the tool went on without, by module. Seconds are those",
            "of the first command, compiling included; other work of the machine makes them more. Placeholders are pictures of",
            "providers that gave no entry. With *placeholders stand in*, every family has a picture, but a provider or the initializer of",
            "the bundle ended the program, mostly at code that is set aside, and the command fails.", "",
            "Xcode cannot build two kinds of targets as they are, either. The checkouts of those with\(CorpusTarget.Fault.incomplete.mark) lack packages, pods,",
            "submodules or sources. The sources of those with\(CorpusTarget.Fault.invalid.mark) have errors of their own.", "",
        ]
        let all = "\(apps) of the targets belong to apps that people install, the others to tutorials and samples."
            + (earlier == 0 ? "" : " An earlier build of the tool drew \(earlier) of them, marked with\(EarlierPage.mark).")
        if let summaryOfBuildable {
            lines += ["**\(summaryOfBuildable).**", "", "With the others, \(summary). \(all)", ""]
        } else {
            lines += ["**\(summary).** \(all)", ""]
        }
        lines += ["| verdict | targets |", "|---|--:|"]
        for verdict in TargetResult.Verdict.allCases { lines.append("| \(verdict.rawValue) | \(count(verdict)) |") }
        lines += ["", "| target | kind | files | verdict | pictures | placeholders | seconds | set aside |", "|---|---|--:|---|--:|--:|--:|---|"]
        for (target, result) in outcomes {
            guard let result else { continue }
            let files = target.files.map { "\($0)" } ?? ""
            let name = CorpusReport.name(of: target) + (result.fault?.mark ?? "")
            let verdict = result.verdict.rawValue + (result.isEarlier == true ? EarlierPage.mark : "")
            lines.append(
                "| \(name) | \(target.kind) | \(files) | \(verdict) | \(result.pictures) | "
                    + "\(result.placeholders) | \(Int(result.seconds.rounded())) | \(CorpusReport.setAside(result)) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// - Throws: `CorpusFailure` if the file cannot be written.
    func write(to file: URL) throws {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file, options: .atomic)
        } catch {
            throw CorpusFailure("\(file.path) cannot be written: \(error.localizedDescription)")
        }
    }
}
