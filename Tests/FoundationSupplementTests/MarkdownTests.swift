import FoundationSupplement
import Testing

struct MarkdownTests {
    /// Returns the runs as text, with marks for their attributes.
    private func runs(
        _ markdown: String,
        _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .inlineOnlyPreservingWhitespace
    ) throws -> [String] {
        let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax))
        return text.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            let names: [(InlinePresentationIntent, String)] = [
                (.emphasized, "em"), (.stronglyEmphasized, "strong"), (.code, "code"), (.strikethrough, "strike"),
                (.softBreak, "soft"), (.lineBreak, "break"), (.inlineHTML, "html"),
            ]
            var marks = names.filter { intent.contains($0.0) }.map(\.1)
            if let link = run.link { marks.append(link.absoluteString) }
            return String(text[run.range].characters) + (marks.isEmpty ? "" : "{\(marks.joined(separator: " "))}")
        }
    }

    @Test(
        arguments: [
            ("plain", ["plain"]), ("", []), ("*a* _b_", ["a{em}", " ", "b{em}"]),
            ("**a** __b__", ["a{strong}", " ", "b{strong}"]),
            ("***a***", ["a{em strong}"]), ("**a *b* c**", ["a {strong}", "b{em strong}", " c{strong}"]),
            ("~~a~~", ["a{strike}"]), ("`a *b*`", ["a *b*{code}"]), ("``a ` b``", ["a ` b{code}"]), ("`a", ["`a"]),
            (#"\*a\*"#, ["*a*"]), ("a * b * c", ["a * b * c"]), ("snake_case_name", ["snake_case_name"]),
            ("2*3*4", ["2", "3{em}", "4"]), ("*a", ["*a"]), ("a*", ["a*"]), ("**a*", ["*", "a{em}"]),
            ("*a**b*", ["a**b{em}"]), ("\"*a*\"", ["\"", "a{em}", "\""]), ("&amp; &#233; &nope;", ["& é &nope;"]),
            ("~~~a~~~", ["~~~a~~~"]), ("*a **b*** c", ["a {em}", "b{em strong}", " c"]),
            ("**日本**", ["日本{strong}"]), ("_a_b", ["_a_b"]), ("****", ["****"]),
            ("foo***bar***baz", ["foo", "bar{em strong}", "baz"]),
        ] as [(String, [String])])
    func inline(markdown: String, expected: [String]) throws {
        #expect(try runs(markdown) == expected)
    }

    @Test(
        arguments: [
            ("[a](https://e.com)", ["a{https://e.com}"]), ("[a *b*](/x)", ["a {/x}", "b{em /x}"]),
            ("**[a](/x)**", ["a{strong /x}"]), ("[a](</x y> 'title')", ["a{/x%20y}"]), ("[a](/x(y)z)", ["a{/x(y)z}"]),
            ("[a]", ["[a]"]), ("[a](", ["[a]("]), ("![alt](/i.png)", ["alt"]),
            ("[x [a](/i) y](/o)", ["[x ", "a{/i}", " y](/o)"]),
            ("<https://e.com>", ["https://e.com{https://e.com}"]), ("<me@e.com>", ["me@e.com{mailto:me@e.com}"]),
            ("see https://e.com/a_b.", ["see ", "https://e.com/a_b{https://e.com/a_b}", "."]),
            ("www.e.com", ["www.e.com{http://www.e.com}"]), ("(me@e.com)", ["(", "me@e.com{mailto:me@e.com}", ")"]),
            ("a <b>c</b>", ["a ", "<b>{html}", "c", "</b>{html}"]), ("1 < 2 > 0", ["1 < 2 > 0"]),
            ("3:30 e.g. v1.2", ["3:30 e.g. v1.2"]),
        ] as [(String, [String])])
    func links(markdown: String, expected: [String]) throws {
        #expect(try runs(markdown) == expected)
    }

    @Test func lineBreaks() throws {
        #expect(try runs("a\nb  \nc") == ["a\nb  \nc"])
        #expect(try runs("a\nb  \nc\\\nd", .inlineOnly) == ["a", " {soft}", "b", "\n{break}", "c", "\n{break}", "d"])
        #expect(try runs("*a\nb*") == ["a\nb{em}"])
    }

    @Test func blocks() throws {
        #expect(
            try runs("# Title\n\nOne\ntwo\n\n- a\n- *b*\n\n> q", .full) == [
                "Title", "One", " {soft}", "two", "a", "b{em}", "q",
            ])
        #expect(try runs("```swift\nlet *a* = 1\n```\nend", .full) == ["let *a* = 1\n", "end"])
    }

    @Test(
        arguments: [
            ("a\n\nb", ["paragraph 1", "paragraph 2"]), ("## a", ["header(2) 1"]), ("a\n===", ["header(1) 1"]), ("a\n---", ["header(2) 1"]),
            ("- a\n- b", ["paragraph 3 listItem(1) 2 unorderedList 1", "paragraph 5 listItem(2) 4 unorderedList 1"]),
            ("3. a\n4. b\n\nc", ["paragraph 3 listItem(3) 2 orderedList 1", "paragraph 5 listItem(4) 4 orderedList 1", "paragraph 6"]),
            (
                "- a\n  1. b\n- c",
                [
                    "paragraph 3 listItem(1) 2 unorderedList 1", "paragraph 6 listItem(1) 5 orderedList 4 listItem(1) 2 unorderedList 1",
                    "paragraph 8 listItem(2) 7 unorderedList 1",
                ]
            ),
            ("> a\n> > b\n\nc", ["paragraph 2 blockQuote 1", "paragraph 3"]),
            ("> a\n>\n> > b", ["paragraph 2 blockQuote 1", "paragraph 4 blockQuote 3 blockQuote 1"]),
            ("```swift\na\n```\n    b\n    c", ["code(swift) 1", "code() 2"]),
        ] as [(String, [String])])
    func blocksAreKnown(markdown: String, expected: [String]) throws {
        let text = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: .full))
        let found = text.runs[\.presentationIntent].compactMap { intent, _ in
            intent?.components.map { component in
                let kind =
                    switch component.kind {
                    case .header(let level): "header(\(level))"
                    case .listItem(let ordinal): "listItem(\(ordinal))"
                    case .codeBlock(let language): "code(\(language ?? ""))"
                    default: component.kind.debugDescription
                    }
                return "\(kind) \(component.identity)"
            }.joined(separator: " ")
        }
        #expect(found == expected)
        let lines = try AttributedString(markdown: markdown, options: .init(interpretedSyntax: .inlineOnly))
        #expect(lines.runs.allSatisfy { $0.presentationIntent == nil })
    }

    @Test func intentsKnowTheirParents() throws {
        let list = PresentationIntent(.listItem(ordinal: 1), identity: 2, parent: PresentationIntent(.unorderedList, identity: 1))
        let intent = PresentationIntent(.paragraph, identity: 3, parent: list)
        #expect(intent.components.map(\.identity) == [3, 2, 1] && intent.indentationLevel == 1)
        #expect(intent == PresentationIntent(types: intent.components))
        #expect(try JSONDecoder().decode(PresentationIntent.self, from: JSONEncoder().encode(intent)) == intent)
    }

    @Test func markedWordsAgreeWithTheirNumbers() throws {
        let text = try AttributedString(markdown: "^[2 cat](inflect: true)", options: .init(allowsExtendedAttributes: true))
        #expect(String(text.inflected().characters) == "2 cats" && String(text.characters) == "2 cat")
    }

    @Test func baseAddressAndExtendedAttributes() throws {
        let base = URL(string: "https://e.com/dir/")
        let text = try AttributedString(markdown: "[a](b)", baseURL: base)
        #expect(text.runs.first?.link?.absoluteURL == URL(string: "https://e.com/dir/b"))
        let inflected = try AttributedString(
            markdown: "^[2 cats](inflect: true)", options: .init(allowsExtendedAttributes: true))
        #expect(String(inflected.characters) == "2 cats")
        #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF, 0xFE, 0xC0])) }
    }

    @Test func containersKnowTheIntent() {
        var text = AttributedString("a")
        text.inlinePresentationIntent = [.code, .emphasized]
        #expect(text.runs.first?.inlinePresentationIntent == [.emphasized, .code])
        #expect(AttributeContainer().inlinePresentationIntent(.code).inlinePresentationIntent == .code)
    }

    @Test func hostileTextStaysCheap() throws {
        for unit in ["*a ", "a* ", "[", "`", "**a_ ", "](", "<", "&", "![a](", "a**b", "&#x", "a#", "a#b@"] {
            let text = String(repeating: unit, count: 2000)
            _ = try AttributedString(markdown: text)
        }
    }
}
