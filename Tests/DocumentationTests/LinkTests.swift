import Foundation
import Testing

/// What the pages link to is there.
@Suite struct LinkTests {
    @Test(arguments: Project.pages + Project.rulePages + ["CHANGELOG.md"]) func addressesExist(page path: String) throws {
        let page = try MarkdownPage(path)
        for address in page.addresses where !address.contains(":") {
            #expect(try exists(address, on: page), "\(path) links to \(address), which is not there.")
        }
    }

    /// Whether a relative address leads to a file and, where it names a heading, to that.
    private func exists(_ address: String, on page: MarkdownPage) throws -> Bool {
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let folder = (page.path as NSString).deletingLastPathComponent
        let place = URL(fileURLWithPath: "/\(folder)/\(parts[0])").standardized.path.dropFirst()
        let target = parts[0].isEmpty ? page.path : String(place)
        let file = Project.folder.appendingPathComponent(target)
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        guard parts.count == 2 else { return true }
        return try MarkdownPage(target).anchors.contains(parts[1])
    }

    private static let pagesOfUsersFiles = ["README.md"] + ["package", "sources", "assertions", "servers"].map { "docs/\($0).md" }

    /// Code in the text that names a file or folder of the project. Some pages also name those of users.
    @Test(arguments: Project.pages.filter { !pagesOfUsersFiles.contains($0) }) func pathsExist(page path: String) throws {
        let page = try MarkdownPage(path)
        let pattern = #/(?:Sources|Tests|Scripts|Examples|Resources|Benchmarks|Fidelity|Coverage|docs)/[\w+./-]*\w/#
        for span in page.codeSpans {
            guard let named = span.wholeMatch(of: pattern) else { continue }
            let file = Project.folder.appendingPathComponent(String(named.0))
            #expect(FileManager.default.fileExists(atPath: file.path), "\(path) names \(span), which is not there.")
        }
    }

    @Test func linksAndHeadingsAreFound() throws {
        let page = MarkdownPage(
            path: "Page.md",
            text: """
                # A page: of `code`, and more

                See [this](docs/ci.md), [that](#a-page) and <img src="a.png">, but not `[code](nowhere)`.

                ```
                [nor](this)
                ```
                """)
        #expect(page.addresses == ["docs/ci.md", "#a-page", "a.png"])
        #expect(page.anchors == ["a-page-of-code-and-more"])
        #expect(try exists("docs/ci.md#the-report", on: page) && !exists("docs/ci.md#nothing", on: page))
        #expect(try !exists("nowhere.md", on: page) && exists("#the-steps", on: MarkdownPage("docs/ci.md")))
    }
}
