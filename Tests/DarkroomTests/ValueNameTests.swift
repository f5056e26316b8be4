import CairoGraphics
import Foundation
import Processes
import SwiftUICore
import Testing
import WidgetKitCore

@testable import Darkroom

/// Options whose values have names.
@Suite struct ValueNameTests {
    private func message(_ body: () throws -> some Any) -> String {
        do { return "\(try body())" } catch { return (error as? ProgramFailure)?.message ?? "\(type(of: error))" }
    }

    @Test func namesAreFoundWithoutRegardToCapitals() throws {
        #expect(try ValueName<ColorScheme>("dark").value(for: "--scheme") == .dark)
        #expect(try ValueName<PictureForm>("SYSTEMSMALL").value(for: "--family") == .widget(.systemSmall))
        #expect(try ValueName<Calendar.Identifier>("ISO8601").value(for: "--calendar") == .iso8601)
    }

    @Test func unknownNamesAreRefusedWithSimilarNamesAndTheList() {
        #expect(
            message { try ValueName<ColorScheme>("drak").value(for: "--scheme") }
                == "--scheme: there is no \"drak\". Did you mean \"dark\"? It takes light or dark.")
        #expect(
            message { try ValueName<RedactionReasons>("nothing").value(for: "--redact") }
                == "--redact: there is no \"nothing\". It takes privacy, invalidated or placeholder.")
    }

    @Test func namesAreSpelledAsInTheList() {
        #expect(ValueName<PictureForm>("systemsmall").spelling == "systemSmall")
        #expect(ValueName<PictureForm>("compakt").spelling == "compakt")
    }

    /// The parser's own refusal would name neither.
    @Test func parsingKeepsAnyText() throws {
        let options = try PictureOptions.parse(["--scheme", "drak", "--family", "systemSmall", "--palette", ""])
        #expect(options.scheme.map(\.text) == ["drak"] && options.palette?.text == "")
        #expect(try options.forms() == [.widget(.systemSmall)])
        #expect(message { try options.schemes() }.hasPrefix("--scheme: there is no \"drak\"."))
    }

    @Test func allNamesAreListedOnceAndNameTheirValues() throws {
        func check<Value: NamedValue & Equatable>(_ type: Value.Type, count: Int) throws {
            let names = ValueName<Value>.allValueStrings
            #expect(names.count == count && Set(names.map { $0.lowercased() }).count == count, "\(names)")
            #expect(try names.map { try ValueName<Value>($0).value(for: "--it") } == Value.allNamed.map(\.value))
        }
        #expect(ValueName<ColorScheme>.allValueStrings == ["light", "dark"])
        try check(ColorScheme.self, count: 2)
        try check(DynamicTypeSize.self, count: 12)
        try check(PictureForm.self, count: 18)
        try check(WidgetRenderingMode.self, count: 4)
        try check(RedactionReasons.self, count: 3)
        try check(WidgetEntryRequest.self, count: 3)
        try check(SystemPalette.self, count: 2)
        try check(Calendar.Identifier.self, count: 16)
        try check(AnimationFormat.self, count: 3)
    }

    @Test func helpListsTheNames() {
        let help = OutputOptions.helpMessage(columns: 200)
        #expect(help.contains("(values: png, svg, pdf; default: png)"), "\(help)")
    }

    @Test func aCalendarTakesThePlaceOfTheRegions() {
        let locale = Locale(identifier: "th_TH")
        #expect(locale.calendar.identifier == .buddhist)
        #expect(locale.with(.gregorian).calendar.identifier == .gregorian)
        #expect(locale.with(.gregorian).language.languageCode == "th")
    }
}
