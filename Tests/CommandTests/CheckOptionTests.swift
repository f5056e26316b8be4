import Checks
import Files
import Foundation
import Testing

/// The options of `check` with the executables.
@Suite struct CheckOptionTests {
    private func darkroom(_ arguments: [String], in folder: URL? = nil) throws -> Program.Result {
        try Program(name: "darkroom").run(["check"] + arguments, in: folder)
    }

    @Test func rulesAreExplainedWithoutSources() throws {
        let cache = try TemporaryFolder()
        for arguments in [["--explain", "text.small"], ["/nowhere", "--explain=text.small", "--cache", cache.url.path]] {
            let result = try darkroom(arguments)
            #expect(result.status == 0 && result.errors == "", "\(result.errors)")
            #expect(result.output.hasPrefix("# text.small\n") && result.output.contains("11 points"), "\(result.output)")
            #expect(!result.output.contains("!["))
        }
        #expect(cache.files == [])
        let program = try Program(name: "Hello").run("check", "--explain", "text.small")
        #expect(program.status == 0 && program.output.hasPrefix("# text.small\n"), "\(program.errors)")
    }

    @Test func rulesAreListedWithoutSources() throws {
        let list = try darkroom(["--list-rules"])
        #expect(list.status == 0 && list.output.split(separator: "\n").count == RuleCatalog.all.count, "\(list.errors)")
        #expect(list.output.contains(#/text\.small +warning  A text is smaller/#), "\(list.output)")
        let json = try JSONSerialization.jsonObject(with: Data(darkroom(["--list-rules", "--json"]).output.utf8)) as? [[String: Any]]
        let small = try #require(json?.first { $0["id"] as? String == "text.small" })
        #expect(small["limit"] as? Int == 11 && small["isOnByDefault"] as? Bool == true)
    }

    @Test(arguments: [
        (["--explain", "text.smal"], "--explain: there is no rule \"text.smal\". Did you mean \"text.small\""),
        (["--rule", "text.truncatde"], "--rule: there is no rule \"text.truncatde\". Did you mean \"text.truncated\""),
        (["--rule", "text", "--ignore", "nothing"], "--ignore: there is no rule \"nothing\"."),
        (["--fail-on", "warnings"], "--fail-on: there is no \"warnings\". Did you mean \"warning\"?"),
        (["--format", "xml"], "--format: there is no \"xml\"."), (["--update-baseline"], "--update-baseline writes the file of --baseline."),
        (["--scheme", "drak"], "--scheme: there is no \"drak\"."),
    ])
    func wrongValuesAreRefusedBeforeAProgramIsBuilt(arguments: [String], message: String) throws {
        let cache = try TemporaryFolder()
        let sources = Program.package.appendingPathComponent("Tests/Fixtures/Hello").path
        let result = try darkroom([sources, "--cache", cache.url.path] + arguments)
        #expect(result.status == 2 && result.errors.hasPrefix("error: \(message)"), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1 && cache.files == [], "\(result.errors)")
    }

    @Test func failingWidgetsHaveTheirStatusAndTheFindingsOfTheOthers() throws {
        let result = try Program(name: "Troubles").run("check", "--kind", "Crashing", "--kind", "Twice", "--rule", "text", "--scheme", "light")
        #expect(result.status == 3 && result.errors.contains("Crashing systemSmall ended the program"), "\(result.errors)")
        #expect(result.output.contains(" in ") && result.output.contains("picture"), "\(result.output)")
    }

    /// A folder with findings, by every option that changes what is told.
    @Test func findingsAreToldIgnoredAndKnown() throws {
        let (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
        let sources = folder.url.appendingPathComponent("Text")
        try FileManager.default.copyItem(at: CheckFixture.folder.appendingPathComponent("Text"), to: sources)
        func check(_ arguments: String...) throws -> Program.Result {
            try darkroom(["Text", "--cache", cache.url.path, "--date", "2026-06-09T09:41:00Z", "--rule", "text"] + arguments, in: folder.url)
        }
        let plain = try check()
        #expect(plain.status == 1, "\(plain.errors)")
        let lines = plain.output.split(separator: "\n").map(String.init)
        let count = lines.count - 1
        #expect(count > 1 && lines.contains { $0.contains("warning: \"Platform 7\" is 8 points large") && $0.contains("[text.small] (") })
        #expect(lines[0].hasPrefix("Text/TextFixtures.swift:"), "\(lines[0])")
        #expect(lines.last?.contains(" in ") == true, "\(plain.output)")
        #expect(try check("--fail-on", "error").status == 0)
        #expect(try check("--ignore", "text").output.hasPrefix("No findings in "))

        let github = try check("--format", "github")
        #expect(github.output.contains("::warning ") && github.output.contains("title=text.small::"), "\(github.output)")

        let updated = try check("--baseline", "known.json", "--update-baseline")
        #expect(updated.status == 0 && updated.errors.contains("known.json with \(count) findings."), "\(updated.errors)")
        let known = try check("--baseline", "known.json")
        #expect(known.status == 0 && known.output.contains("The baseline knows \(count) more."), "\(known.output)")
        let stale = try check("--baseline", "known.json", "--kind", "text.small-bad", "--family", "systemSmall")
        #expect(stale.status == 0 && stale.errors == "", "\(stale.errors)")

        let yml = "rules:\n  text.small: {limit: 7}\nignore:\n  - {rule: text, kind: 'text.*', text: 'Departures*'}\n"
        try Data(yml.utf8).write(to: sources.appendingPathComponent("darkroom.yml"))
        let settings = try check()
        #expect(settings.output.contains("ignored.") && !settings.output.contains("Departures"), "\(settings.output)\(settings.errors)")
        let gone = try check("--baseline", "known.json")
        #expect(gone.errors.contains(" gone; --update-baseline removes "), "\(gone.errors)")
    }

    /// Each variant of the fixture has a process of its own, because it finds other user defaults.
    @Test func rulesSeeThePicturesOfAllProcesses() throws {
        let (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
        let result = try darkroom(
            [
                CheckFixture.folder.appendingPathComponent("Variants").path, "--json", "--fail-on", "note", "--cache", cache.url.path,
                "--date", "2026-06-09T09:41:00Z", "--rule", "asset", "--rule", "language.unused", "--output", "checks",
            ], in: folder.url)
        let report = try ReportEncoding.decoder.decode(CheckReport.self, from: Data(result.output.utf8))
        #expect(report.pictures == 6 && report.scopes.map(\.kind) == ["Tea", nil], "\(result.errors)")
        #expect(report.findings.map(\.rule).sorted() == ["asset.dark", "language.unused"], "\(report.findings)")
        // Each of the other texts is used by one of the processes.
        #expect(report.findings.contains { $0.text.contains("uses \"note.never\" of") }, "\(report.findings)")
        #expect(folder.files.contains("checks/report.html"), "\(folder.files)")
    }

    @Test func aFolderOfFilesIsReplacedAsAWhole() throws {
        let folder = try TemporaryFolder()
        func check(_ arguments: String...) throws -> Program.Result {
            try Program(name: "Hello").run(
                ["check", "--family", "systemSmall", "--scheme", "light", "--date", "2026-06-09T09:41:00Z", "--fail-on", "error"] + arguments,
                in: folder.url)
        }
        try Data("rules: {text.small: {limit: 40}}".utf8).write(to: folder.url.appendingPathComponent("darkroom.yml"))
        let first = try check("--format", "html", "--rule", "text.small")
        #expect(first.status == 0 && first.output.contains("[text.small]"), "\(first.errors)")
        let written = ["findings.json", "findings.sarif", "junit.xml", "report.html", "summary.md"].map { "checks/\($0)" }
        #expect(Set(folder.files) == Set(written + ["checks/pictures/Hello/systemSmall.png", "darkroom.yml"]), "\(folder.files)")
        let page = try String(contentsOf: folder.url.appendingPathComponent("checks/report.html"), encoding: .utf8)
        #expect(page.contains("id=\"picture-0\">iVBORw0KGgo"))
        let second = try check("--output", "checks", "--rule", "text.truncated")
        #expect(second.status == 0, "\(second.errors)")
        #expect(Set(folder.files) == Set(written + ["darkroom.yml"]), "\(folder.files)")
    }
}
