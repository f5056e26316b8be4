import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct TextContentTests {
    @Test func literalsAreKeysAndReadMarkdown() {
        let text = resolved(Text("a *b* **c** `d` ~~e~~"))
        #expect(text.plainText == "a b c d e")
        #expect(text.runs.first { $0.text == "b" }?.font.descriptor.isItalic == true)
        #expect(text.runs.first { $0.text == "c" }?.font.descriptor.weight == 600)
        #expect(text.runs.first { $0.text == "d" }?.font.descriptor.family == .system(.monospaced))
        #expect(text.runs.first { $0.text == "e" }?.strikethrough != nil)
    }

    @Test func stringsAreShownAsTheyAre() {
        let string = "a *b* 100%"
        #expect(resolved(Text(string)).plainText == string)
        #expect(resolved(Text(verbatim: "\(string)")).plainText == string)
        #expect(resolved(Text(string.prefix(3))).plainText == "a *")
    }

    @Test func linksTakeTheTint() {
        let text = resolved(Text("see [this](https://example.com)"))
        #expect(text.plainText == "see this")
        #expect(text.runs[0].paint != text.runs[1].paint)
        #expect(text.runs[1].paint.color == TintShapeStyle()._paint(in: ShapeStyleContext(EnvironmentValues())).color)
    }

    @Test func interpolationsFillTheirPlaces() {
        #expect(resolved(Text("\(1234) of \(2.5, specifier: "%.1f") \("*x*") 5%")).plainText == "1,234 of 2.5 *x* 5%")
        let german = resolved(Text("\(1234)")) { $0.locale = Locale(identifier: "de_DE") }
        #expect(german.plainText == "1.234")
        var interpolation = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 1)
        interpolation.appendInterpolation(Optional(3))
        #expect(resolved(Text(LocalizedStringKey(stringInterpolation: interpolation))).plainText == "Optional(3)")
    }

    @Test func textsInTextKeepTheirStyle() {
        let text = resolved(Text("a **\(Text(verbatim: "b").italic())** c"))
        #expect(text.plainText == "a b c")
        #expect(text.runs[1].font.descriptor.isItalic && text.runs[1].font.descriptor.weight == 600)
    }

    @Test func sumsKeepTheirStyles() {
        let text = resolved((Text("a").bold() + Text("b") + Text("c").font(.title)).italic())
        #expect(text.runs.map(\.text) == ["a", "b", "c"])
        #expect(text.runs.map(\.font.descriptor.weight) == [600, 400, 400])
        #expect(text.runs.map(\.font.descriptor.size) == [17, 17, 28])
        #expect(text.runs.map(\.font.descriptor.isItalic) == [true, true, true])
    }

    @Test func longSumsAreFlat() {
        let sum = (0..<20_000).reduce(Text("")) { sum, _ in sum + Text(verbatim: "x") }
        #expect(resolved(sum).runs.count == 20_000)
    }

    @Test func attributedStringsCarryAttributes() {
        var string = AttributedString("ab")
        string.font = .title
        string.foregroundColor = .red
        string.kern = 2
        string.underlineStyle = .single
        string.baselineOffset = 3
        string.backgroundColor = .blue
        let run = resolved(Text(string)).runs[0]
        #expect(run.font.descriptor.size == 28 && run.kerning == 2 && run.baselineOffset == 3)
        #expect(run.underline != nil && run.background != nil)
        #expect(run.paint == Color.red._paint(in: ShapeStyleContext(EnvironmentValues())))
    }

    @Test func caseFollowsTheLocale() {
        #expect(resolved(Text("file")) { $0.textCase = .uppercase }.plainText == "FILE")
        let turkish = resolved(Text("file")) {
            $0.textCase = .uppercase
            $0.locale = Locale(identifier: "tr_TR")
        }
        #expect(turkish.plainText == "F\u{130}LE")
    }

    @Test func resourcesAndFormatsRead() {
        let resource = LocalizedStringResource("Hello \("you")")
        #expect(resolved(Text(resource)).plainText == "Hello you")
        #expect(resolved(Text(0.5, format: .percent)).plainText == "50%")
        let german = resolved(Text(1234.5, format: .number)) { $0.locale = Locale(identifier: "de_DE") }
        #expect(german.plainText == "1.234,5")
        let own = resolved(Text(1234.5, format: .number.locale(Locale(identifier: "fr_FR")))) {
            $0.locale = Locale(identifier: "de_DE")
        }
        #expect(own.plainText == 1234.5.formatted(.number.locale(Locale(identifier: "fr_FR"))))
    }

    /// Formatted numbers are kept, and equal ones may have other texts.
    @Test func keptNumbersDifferAsTheirStyles() {
        for _ in 0..<2 {
            #expect(resolved(Text(0.0, format: .percent)).plainText == "0%")
            #expect(resolved(Text(-0.0, format: .percent)).plainText == (-0.0).formatted(.percent))
            #expect(resolved(Text(Double.nan, format: .number)).plainText == "NaN")
            #expect(resolved(Text(2, format: .number)).plainText == "2")
            #expect(resolved(Text(2.0, format: .number.precision(.fractionLength(1)))).plainText == "2.0")
            #expect(resolved(Text(2, format: .percent)).plainText == "2%")
            #expect(resolved(Text(2.0, format: .percent)).plainText == "200%")
            let german = resolved(Text(2.5, format: .number)) { $0.locale = Locale(identifier: "de_DE") }
            #expect(german.plainText == "2,5")
            #expect(resolved(Text(2.5, format: .number)).plainText == "2.5")
        }
        for number in 0..<600 { #expect(resolved(Text(number, format: .number)).plainText == "\(number)") }
    }

    @Test func formattersWriteTheirValues() {
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "de_DE")
        dates.timeZone = .gmt
        dates.dateFormat = "d. MMMM"
        let numbers = NumberFormatter()
        numbers.locale = Locale(identifier: "de_DE")
        numbers.minimumFractionDigits = 2
        #expect(resolved(Text(someMoment, formatter: dates)).plainText == "9. September")
        #expect(resolved(Text("on \(someMoment, formatter: dates)")).plainText == "on 9. September")
        #expect(resolved(Text(NSNumber(value: 2.5), formatter: numbers)).plainText == "2,50")
        #expect(resolved(Text("\(Decimal(2.5), formatter: numbers)")).plainText == "2,50")
        #expect(resolved(Text("\(NSNumber(value: 2.5), formatter: numbers) m")).plainText == "2,50 m")
        // A value that the formatter does not support appears as its description.
        #expect(resolved(Text(NSNumber(value: 2.5), formatter: dates)).plainText == "2.5")
    }

    @Test func placesOfManyKindsFillOneKey() throws {
        let text = Text("\(someMoment, style: .date): \(Text("b").bold()) \(0.25, format: .percent), \(UInt8(7))")
        #expect(resolved(text).plainText == "September 9, 2001: b 25%, 7")
        let key: LocalizedStringKey = "\(3) \(2.5) \("x") \(Float(1)) \(UInt(2)) 5%"
        #expect(key.key == "%lld %lf %@ %f %llu 5%%")
    }

    @Test func equalSourcesMakeEqualTexts() {
        #expect(Text("a \(1)") == Text("a \(1)"))
        #expect(Text("a \(1)") != Text("a \(2)"))
        #expect(Text("a").bold() != Text("a"))
        #expect(Text(someMoment, style: .timer) == Text(someMoment, style: .timer))
        #expect(Text(1, format: .number) != Text(2, format: .number))
    }
}
