import Foundation
import Testing

@testable import FoundationSupplement

/// Tests files of localized strings in their various formats.
struct StringTableTests {
    private let english = Locale(identifier: "en_US")

    private func bundle(_ path: String, _ data: Data) throws -> (TemporaryFolder, Bundle) {
        let folder = try TemporaryFolder()
        try folder.write("", to: path)
        try data.write(to: folder.url.appendingPathComponent(path))
        return (folder, try folder.bundle())
    }

    @Test(arguments: [String.Encoding.utf8, .utf16, .utf16BigEndian, .utf16LittleEndian])
    func stringsInTheEncodingsOfXcode(encoding: String.Encoding) throws {
        var data = try #require("/* Note */\n\"Hello\" = \"Grüße 😀 \\\"du\\\"\\n!\";".data(using: encoding))
        if encoding == .utf16BigEndian { data = Data([0xFE, 0xFF]) + data }
        if encoding == .utf16LittleEndian { data = Data([0xFF, 0xFE]) + data }
        if encoding == .utf8 { data = Data([0xEF, 0xBB, 0xBF]) + data }
        let (folder, bundle) = try bundle("en.lproj/Localizable.strings", data)
        #expect(String(localized: "Hello", bundle: bundle, locale: english) == "Grüße 😀 \"du\"\n!")
        withExtendedLifetime(folder) {}
    }

    @Test func invalidUTF8OnlyAffectsItsCharacters() throws {
        let data = Data("\"Hello\" = \"Gr".utf8) + Data([0xFF, 0xC3]) + Data("e\";\n\"b\" = \"c\";".utf8)
        let (folder, bundle) = try bundle("en.lproj/Localizable.strings", data)
        #expect(String(localized: "Hello", bundle: bundle, locale: english) == "Gr\u{FFFD}\u{FFFD}e")
        #expect(String(localized: "b", bundle: bundle, locale: english) == "c")
        withExtendedLifetime(folder) {}
    }

    @Test func brokenUTF8InCatalogs() throws {
        let data = Data(
            #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"value":"x"#.utf8)
            + Data([0x80]) + Data(#""}}}}},"version":"1.0"}"#.utf8)
        let (folder, bundle) = try bundle("Localizable.xcstrings", data)
        #expect(String(localized: "a", bundle: bundle, locale: english) == "x\u{FFFD}")
        withExtendedLifetime(folder) {}
    }

    @Test(arguments: ["", "  \n", "/* only a comment */", "/* no end", "\"a\" =", "{{{{", "\u{0}\u{0}", "<plist>"])
    func emptyFilesAreIgnored(text: String) throws {
        for path in ["en.lproj/Localizable.strings", "en.lproj/Localizable.stringsdict", "Localizable.xcstrings"] {
            let (folder, bundle) = try bundle(path, Data(text.utf8))
            #expect(String(localized: "Hello", bundle: bundle, locale: english) == "Hello")
            withExtendedLifetime(folder) {}
        }
    }

    private func dictionary(_ entries: String) throws -> (TemporaryFolder, Bundle) {
        try bundle(
            "en.lproj/Localizable.stringsdict",
            Data(
                """
                <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\(entries)</dict></plist>
                """.utf8))
    }

    @Test func stringsVaryByDeviceAndWidth() throws {
        let (folder, bundle) = try dictionary(
            """
            <key>Tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>mac</key><string>Click</string><key>iphone</key><string>Touch</string></dict></dict>
            <key>Other</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>mac</key><string>Mac</string><key>other</key><string>Any</string></dict></dict>
            <key>Wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
            <key>9</key><string>Short</string><key>50</key><string>A long one</string></dict></dict>
            <key>Broken</key><dict><key>NSStringLocalizedFormatKey</key><integer>3</integer></dict>
            <key>Odd</key><integer>5</integer>
            <key>Plain</key><string>A plain one</string>
            """)
        func text(_ key: String.LocalizationValue) -> String { String(localized: key, bundle: bundle, locale: english) }
        #expect(["Tap", "Other", "Wide", "Broken", "Odd", "Plain"].map { text(.init($0)) } == [
            "Touch", "Any", "A long one", "Broken", "Odd", "A plain one",
        ])
        withExtendedLifetime(folder) {}
    }

    @Test func pluralsOfTwoNumbers() throws {
        let (folder, bundle) = try dictionary(
            """
            <key>%lld of %lld</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%1$#@done@ of %2$#@all@</string>
            <key>done</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>zero</key><string>none</string><key>one</key><string>one</string>
            <key>other</key><string>%lld</string></dict>
            <key>all</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld task</string><key>other</key><string>%lld tasks</string></dict></dict>
            """)
        func text(_ done: Int, _ all: Int) -> String {
            String(localized: "\(done) of \(all)", bundle: bundle, locale: english)
        }
        #expect(text(0, 1) == "none of 1 task")
        #expect(text(1, 2) == "one of 2 tasks")
        #expect(text(3, 1200) == "3 of 1,200 tasks")
        withExtendedLifetime(folder) {}
    }

    @Test func pluralsInPluralsCountOnFromTheirNumber() throws {
        func rule(_ name: String, _ one: String, _ other: String) -> String {
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
            """
        }
        let (folder, bundle) = try dictionary(
            """
            <key>%lld files %lld folders</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
            \(rule("files", "%lld file in %#@folders@", "%lld files in %#@folders@"))
            \(rule("folders", "%lld folder", "%lld folders"))</dict>
            <key>%lld cats %lld dogs</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@cats@, %#@dogs@</string>
            \(rule("cats", "%lld cat", "%lld cats"))\(rule("dogs", "%lld dog", "%lld dogs"))</dict>
            """)
        let files = String(localized: "\(5) files \(1) folders", bundle: bundle, locale: english)
        #expect(files == "5 files in 1 folder")
        let pets = String(localized: "\(1) cats \(2) dogs", bundle: bundle, locale: english)
        #expect(pets == "1 cat, 2 dogs")
        withExtendedLifetime(folder) {}
    }

    @Test func catalogsVaryByDevicePluralAndWidth() throws {
        let (folder, bundle) = try bundle(
            "Localizable.xcstrings",
            Data(
                """
                {"sourceLanguage": "en", "version": "1.0", "strings": {
                "%lld taps": {"localizations": {"en": {"variations": {"device": {
                  "mac": {"stringUnit": {"value": "%lld clicks"}},
                  "iphone": {"variations": {"plural": {
                    "one": {"stringUnit": {"value": "%lld touch"}}, "zero": {"stringUnit": {"value": "no touch"}},
                    "other": {"stringUnit": {"value": "%lld touches"}}}}}}}}}},
                "Wide": {"localizations": {"en": {"variations": {"width": {
                  "1": {"stringUnit": {"value": "W"}}, "20": {"stringUnit": {"value": "Wider"}}}}}}},
                "Stale": {"extractionState": "stale", "localizations": {"en": {}}}}}
                """.utf8))
        let taps = [0, 1, 2].map { String(localized: "\($0) taps", bundle: bundle, locale: english) }
        #expect(taps == ["no touch", "1 touch", "2 touches"])
        #expect(String(localized: "Wide", bundle: bundle, locale: english) == "Wider")
        #expect(String(localized: "Stale", bundle: bundle, locale: english) == "Stale")
        withExtendedLifetime(folder) {}
    }
}

/// Tests `^[3 apple](inflect: true)`.
struct InflectionTests {
    private func text(_ value: String.LocalizationValue, _ locale: String = "en_US") -> String {
        String(AttributedString(localized: value, locale: Locale(identifier: locale)).characters)
    }

    @Test func nounsAgreeWithTheirNumber() {
        #expect(text("^[\(1) item](inflect: true) left") == "1 item left")
        #expect(text("^[\(2) item](inflect: true) left") == "2 items left")
        #expect(text("^[\(0) item](inflect: true)") == "0 items")
        #expect(text("^[\(1500) berry](inflect: true)") == "1,500 berries")
        #expect(text("You have ^[\(3) new message](inflect: true).") == "You have 3 new messages.")
        #expect(text("^[no number](inflect: true)") == "no number")
        #expect(text("^[\(2) item](other: 1)") == "2 item")
    }

    @Test func rulesAreAttributesToo() {
        var phrase = AttributedString("2 apple")
        phrase.inflect = .automatic
        #expect(String(EnglishInflection.inflected(phrase, locale: Locale(identifier: "en_US")).characters) == "2 apples")
        #expect(phrase.inflect == .automatic && phrase.morphology == nil)
    }

    @Test func aWordMayBeInThePluralAlready() {
        #expect(text("^[\(0) merge requests](inflect: true)") == "0 merge requests")
        #expect(text("^[\(1) merge requests](inflect: true)") == "1 merge request")
        #expect(text("^[\(1) berries](inflect: true), ^[\(1) boxes](inflect: true), ^[\(1) children](inflect: true)") == "1 berry, 1 box, 1 child")
        #expect(text("^[\(2) bus](inflect: true), ^[\(2) class](inflect: true), ^[\(1) class](inflect: true)") == "2 buses, 2 classes, 1 class")
    }

    /// A text without a table is in the language of the sources, whatever the locale is.
    @Test func theRulesAreThoseOfTheTextsLanguage() {
        #expect(text("^[\(2) item](inflect: true)", "de_DE") == "2 items")
        var environment = HostEnvironment.current
        environment.developmentLanguage = "de"
        HostEnvironment.with(environment) {
            #expect(text("^[\(2) Stück](inflect: true)", "de_DE") == "2 Stück")
            #expect(text("^[\(2) Stück](inflect: true)", "en_US") == "2 Stück")
        }
    }

    @Test func emphasisStays() {
        let text = AttributedString(
            localized: "a ^[\(2) **leaf**](inflect: true)", locale: Locale(identifier: "en_US"))
        #expect(String(text.characters) == "a 2 leaves")
        #expect(text.runs.last?.inlinePresentationIntent == .stronglyEmphasized)
    }
}
