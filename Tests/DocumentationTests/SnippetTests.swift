import Foundation
import Testing

/// The Swift code of the pages compiles as it stands there.
@Suite struct SnippetTests {
    @Test(arguments: Project.pages) func codeCompiles(page path: String) throws {
        let page = try MarkdownPage(path)
        for block in page.blocks where block.language == "swift" {
            // Both language modes, because users choose.
            for mode in ["5", "6"] {
                let messages = try SnippetCompiler().messages(about: block, of: page, languageMode: mode)
                #expect(messages == "", "\(path):\(block.line) does not compile in Swift \(mode).")
            }
        }
    }

    @Test func thePagesHaveCode() throws {
        let pages = ["docs/package.md", "docs/assertions.md"]
        #expect(try pages.flatMap { try MarkdownPage($0).blocks }.count { $0.language == "swift" } >= 6)
    }

    /// The picture below the page's widget is that of the fixture.
    @Test func theWidgetOfThePageIsTheFixture() throws {
        let fixture = try Project.text(of: "Tests/Fixtures/Hello/Hello.swift")
        #expect(try MarkdownPage("docs/package.md").blocks.contains { $0.code == fixture })
    }

    @Test func theReadmeIsShort() throws {
        #expect(try Project.text(of: "README.md").split(whereSeparator: \.isWhitespace).count < 1200)
    }

    @Test(arguments: [
        ("", "import SwiftUI\n\nstruct Wrong: View { var body: some View { Text(7) } }\n", "Page.md:5:"),
        ("<!-- in: a test -->\n", "let number: Int = \"seven\"\n", "Page.md:4:"),
        ("", "import DarkroomTesting\nimport Testing\n@testable import Hello\n@Test func look() { assertWidget(Hello()) }\n", "Page.md:6:"),
        ("<!-- in: targets -->\n", ".testTarget(name: 7)\n", "Page.md:4:"),
    ])
    func codeThatDoesNotCompileIsFound(comment: String, code: String, place: String) throws {
        let page = MarkdownPage(path: "Page.md", text: "# Page\n\(comment)```swift\n\(code)```\n")
        let block = try #require(page.blocks.first)
        let messages = try SnippetCompiler().messages(about: block, of: page, languageMode: "6")
        #expect(messages.contains(place) && messages.contains("error:"), "\(messages)")
    }

    @Test func anUnknownContextIsAnError() throws {
        let page = MarkdownPage(path: "Page.md", text: "<!-- in: a dream -->\n```swift\n```\n")
        #expect(throws: SnippetCompiler.UnknownContext.self) {
            try SnippetCompiler().messages(about: page.blocks[0], of: page, languageMode: "6")
        }
    }
}
