import Foundation
import Testing

/// The static pages of `make docs` have all pages and commands, and DocC has nothing to say about them.
@Suite struct CatalogTests {
    private static let hasDocC = (try? Project.run("docc", ["--help"]))?.status == 0

    @Test(.enabled(if: hasDocC, "There is no docc on the PATH."))
    func everyPageAndCommandIsInTheCatalogue() throws {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-docs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        let result = try Project.run(
            "python3",
            [
                Project.folder.appendingPathComponent("Scripts/docs.py").path, "--output", output.path,
                "--tool", Project.products.appendingPathComponent("darkroom").path,
                "--modules", Project.products.appendingPathComponent("Modules").path,
            ])
        // Warnings of DocC are errors there.
        #expect(result.status == 0, "\(result.output)")
        let titles = try Self.titles(in: output.appendingPathComponent("site/data"))
        for path in Project.pages + Project.rulePages where path != "README.md" {
            let title = try Project.text(of: path).firstMatch(of: #/# (.+)/#).map { String($0.1) } ?? ""
            #expect(titles.contains(title.replacing("`", with: "")), "\(path) is not in the catalogue.")
        }
        let help = try Project.run(Project.products.appendingPathComponent("darkroom").path, ["--help"]).output
        let list = help.components(separatedBy: "SUBCOMMANDS:").last ?? ""
        let commands = list.matches(of: #/(?m)^  ([a-z]+)  /#).map { String($0.1) }
        #expect(commands.count > 10)
        for command in commands { #expect(titles.contains("darkroom \(command)"), "\(command) has no page.") }
        for title in ["Keys of darkroom.yml", "Keys of a scene", "From an Xcode project to a green CI", "DarkroomTesting"] {
            #expect(titles.contains(title))
        }
    }

    /// The titles of all pages that DocC has written.
    private static func titles(in folder: URL) throws -> Set<String> {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return Set(try files.filter { $0.pathExtension == "json" }.flatMap { file -> [String] in
            let page = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
            let title = (page?["metadata"] as? [String: Any])?["title"] as? String
            // The page of a tutorial has its title in its head.
            let heads = (page?["sections"] as? [[String: Any]] ?? []).compactMap { $0["title"] as? String }
            // DocC sets apostrophes.
            return ([title].compactMap { $0 } + heads).map { $0.replacing("\u{2019}", with: "'") }
        })
    }

    @Test(arguments: [
        ("[a](Other.md)", "[a](doc:Other)"), ("[a](Other.md#two-words)", "[a](doc:Other#Two-words)"),
        ("[a](Other.md#other)", "[a](doc:Other)"), ("`[a](Other.md)`", "`[a](Other.md)`"),
        ("[the `b`](Other.md)", "[the `b`](doc:Other)"), ("[c](code.swift)", "c"),
        ("[d](https://example.com)", "[d](https://example.com)"), ("    [e](nowhere)", "    [e](nowhere)"),
        ("[f](nowhere.md)", "dead"), ("[g](Other.md#nothing)", "dead"), ("<img src=\"no.png\">", "dead"),
    ])
    func linksAreRewritten(text: String, expected: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-pages-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, content) in ["Page.md": text, "Other.md": "# Other\n\n## Two words\n", "code.swift": ""] {
            try Data(content.utf8).write(to: folder.appendingPathComponent(name))
        }
        let script = """
            import pathlib, sys
            sys.path.insert(0, sys.argv[1])
            import docs_markdown, docs_pictures
            root = pathlib.Path(sys.argv[2])
            pictures = docs_pictures.Pictures(root, root / "Pictures")
            try:
                print(docs_markdown.Rewriter(root, ["Page.md", "Other.md"], pictures).page("Page.md"))
            except docs_markdown.DeadLink:
                print("dead")
            """
        let result = try Project.run(
            "python3", ["-B", "-c", script, Project.folder.appendingPathComponent("Scripts").path, folder.path])
        #expect(result.output == expected + "\n")
    }
}
