import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Tests languages, cases, scales and attributes of text.
@MainActor @Suite struct TypesettingTests {
    @Test func theLanguageIsTheLocalesUnlessOneIsNamed() {
        func language<V: View>(_ view: V) -> String? { TextFixture(view).node.text.language }
        let text = Text(verbatim: "x")
        #expect(language(text) == "en-US")
        #expect(language(text.typesettingLanguage(.init(languageCode: .thai))) == "th")
        #expect(language(text.typesettingLanguage(.explicit(.init(identifier: "ja")))) == "ja")
        #expect(language(text.typesettingLanguage(.automatic)) == "en-US")
        #expect(language(text.typesettingLanguage(.init(languageCode: .thai), isEnabled: false)) == "en-US")
        #expect(language(Group { text }.typesettingLanguage(.init(languageCode: .thai))) == "th")
        #expect(
            language(Group { text.typesettingLanguage(.automatic) }.typesettingLanguage(.init(languageCode: .thai)))
                == "en-US")
        var string = AttributedString("x")
        string.languageIdentifier = "de"
        #expect(language(Text(string)) == "de")
    }

    @Test func theCaseChangesEveryPart() {
        let sum = Text(verbatim: "straße ") + Text("a **b** \(Text(verbatim: "c"))") + Text(3, format: .number)
        #expect(resolved(sum) { $0.textCase = .uppercase }.plainText == "STRASSE A B C3")
        #expect(resolved(Text(verbatim: "ÀB")) { $0.textCase = .lowercase }.plainText == "àb")
        #expect(TextFixture(Group { Text(verbatim: "aB").textCase(nil) }.textCase(.uppercase)).lines == ["aB"])
    }

    @Test func secondaryScaleMakesLettersSmaller() {
        let text = Text(verbatim: "10").font(.system(size: 20)) + Text(verbatim: "km").font(.system(size: 20))
            .textScale(.secondary)
        let sizes = resolved(text).runs.map(\.font.descriptor.size)
        #expect(sizes[0] == 20 && sizes[1] < 20)
        let plain = resolved(Text(verbatim: "a").textScale(.secondary, isEnabled: false))
        #expect(plain.runs[0].font.descriptor.size == 17)
        let inside = TextFixture(Group { Text(verbatim: "a").textScale(.default) }.textScale(.secondary))
        #expect(inside.node.text.runs[0].font.descriptor.size == 17)
    }

    @Test func attributesOfTheStringWinOverTheTexts() {
        var string = AttributedString("ab")
        let end = string.index(string.startIndex, offsetByCharacters: 1)
        string[string.startIndex..<end].foregroundColor = .red
        string[string.startIndex..<end].font = .title
        let runs = resolved(Text(string).font(.caption).foregroundColor(.blue)).runs
        #expect(runs.map(\.font.descriptor.size) == [28, 12])
        let context = ShapeStyleContext(TextFixture.environment(scale: 3))
        #expect(runs[0].paint == Color.red._paint(in: context) && runs[1].paint == Color.blue._paint(in: context))
    }

    @Test func intentsShowAsMarkdownDoes() {
        var string = AttributedString("a")
        string.inlinePresentationIntent = [.stronglyEmphasized, .emphasized, .code, .strikethrough]
        let run = resolved(Text(string)).runs[0]
        #expect(run.font.descriptor.isItalic && run.font.descriptor.weight == 600)
        #expect(run.font.descriptor.family == .system(.monospaced) && run.strikethrough != nil)
    }

    @Test func linksTakeTheTintUnlessTheyHaveAColor() {
        var string = AttributedString("a")
        string.link = URL(string: "https://example.com")
        let green = resolved(Text(string)) { $0.tint = AnyShapeStyle(Color.green) }.runs[0].paint
        let context = ShapeStyleContext(TextFixture.environment(scale: 3))
        #expect(green == Color.green._paint(in: context))
        string.foregroundColor = .red
        #expect(resolved(Text(string)).runs[0].paint == Color.red._paint(in: context))
    }

    @Test func decorationsTakeTheirPatternAndColor() {
        let context = ShapeStyleContext(TextFixture.environment(scale: 3))
        let run = resolved(
            Text(verbatim: "a").foregroundColor(.blue).underline(true, pattern: .dashDot, color: .red).strikethrough()
        ).runs[0]
        #expect(run.underline?.pattern == .dashDot && run.underline?.paint == Color.red._paint(in: context))
        #expect(run.strikethrough?.pattern == .solid && run.strikethrough?.paint == Color.blue._paint(in: context))
        let view = TextFixture(Group { Text(verbatim: "a") }.strikethrough(true, pattern: .dot, color: .green))
        #expect(view.node.text.runs[0].strikethrough?.pattern == .dot)
        let plain = TextFixture(Group { Text(verbatim: "a").underline(false) }.underline())
        #expect(plain.node.text.runs[0].underline == nil)
    }

    @Test func paragraphsRunTheirOwnWay() {
        let text = Text(verbatim: "ab \u{5D0}1\n\u{5D0}\u{5D1} c").font(.system(size: 20))
        #expect(TextFixture(text).lines[1] == "c \u{5D1}\u{5D0}")
        let forced = TextFixture(text.writingDirection(strategy: .layoutBased))
        #expect(forced.lines[1] == "\u{5D1}\u{5D0} c")
        let mirrored = TextFixture(
            text.writingDirection(strategy: .layoutBased).environment(\.layoutDirection, .rightToLeft))
        #expect(mirrored.lines[1] == "c \u{5D1}\u{5D0}")
    }

    @Test func theEllipsisEndsItsOwnParagraph() {
        let text = Text(verbatim: "abc\n\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}").font(.system(size: 20)).lineLimit(2)
        #expect(TextFixture(text, width: 40).lines == ["abc", "…\u{5D2}\u{5D1}\u{5D0}"])
    }

    @Test func linesLieByTheLayoutOrByTheirParagraph() {
        func starts(_ strategy: Text.AlignmentStrategy, _ alignment: TextAlignment) -> [CGFloat] {
            TextFixture(
                Text(verbatim: "abcd\n\u{5D0}\u{5D1}\nab").font(.system(size: 20)).multilineTextAlignment(alignment)
                    .multilineTextAlignment(strategy: strategy)
            ).glyphRuns.map(\.run.origin.x)
        }
        #expect(starts(.default, .leading) == [0, 0, 0])
        #expect(starts(.writingDirectionBased, .leading) == [0, 20, 0])
        #expect(starts(.writingDirectionBased, .trailing) == [0, 0, 20])
        #expect(starts(.writingDirectionBased, .center) == [0, 10, 10])
    }

    @Test func fontsAreResized() {
        func font(_ font: Font) -> ResolvedFont { font.resolved(in: TextFixture.environment(scale: 3)) }
        #expect(font(.body.scaled(by: 2)).descriptor.size == 34 && font(.body.scaled(by: 2)).styleLeading == 44)
        #expect(font(.system(size: 10).pointSize(15)).descriptor.size == 15)
        #expect(font(.body.scaled(by: .nan)).descriptor.size == 17)
        #expect(font(.body.pointSize(.nan)).descriptor.size == 0)
        #expect(font(.default) == font(.body))
    }
}
