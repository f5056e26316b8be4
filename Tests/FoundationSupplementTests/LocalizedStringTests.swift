import FoundationSupplement
import FoundationSupplement
import Testing

struct LocalizedStringTests {
    let english = Locale(identifier: "en_US")

    @Test func keysHoldSpecifiers() {
        let count = 3
        let ratio = 0.5
        let name = "Ann"
        let value: String.LocalizationValue = "\(name) has \(count) of \(ratio) at 50%"
        #expect(value.key == "%@ has %lld of %lf at 50%%")
        #expect(value.arguments == [.text("Ann"), .signed(3), .floating(0.5)])
    }

    @Test func stringsWithoutTableFallBackToTheirText() {
        #expect(String(localized: "Hello") == "Hello")
        #expect(String(localized: "100 % cotton") == "100 % cotton")
        let count = 1_234_567
        #expect(String(localized: "\(count) steps, 5%", locale: english) == "1,234,567 steps, 5%")
        #expect(String(localized: "\(count) Schritte", locale: Locale(identifier: "de_DE")) == "1.234.567 Schritte")
        #expect(String(localized: "\(2.5, specifier: "%.1f") km", locale: english) == "2.5 km")
        #expect(String(localized: "greeting", defaultValue: "Hi \("Bo")") == "Hi Bo")
    }

    @Test func formatStylesFollowTheLocaleOfTheString() {
        let price: String.LocalizationValue = "Price: \(1234.5, format: .number)"
        #expect(price.key == "Price: %@")
        #expect(String(localized: price, locale: Locale(identifier: "de_DE")) == "Price: 1.234,5")
        #expect(String(localized: price, locale: english) == "Price: 1,234.5")
    }

    @Test func tablesAnswerByLanguage() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"Hello\" = \"Hello!\";\n\"only\" = \"Only English\";", to: "en.lproj/Localizable.strings")
        try folder.write("/* A comment */ \"Hello\" = \"Hallo\";", to: "de.lproj/Localizable.strings")
        try folder.write("\"Hello\" = \"Grüezi\";", to: "de-CH.lproj/Localizable.strings")
        try folder.write("\"Hello\" = \"哈囉\";", to: "zh-Hant.lproj/Localizable.strings")
        let bundle = try folder.bundle()
        func hello(_ identifier: String) -> String {
            String(localized: "Hello", bundle: bundle, locale: Locale(identifier: identifier))
        }
        #expect(hello("de_AT") == "Hallo")
        #expect(hello("de_CH") == "Grüezi")
        #expect(hello("zh_Hant_TW") == "哈囉")
        #expect(hello("zh_TW") == "哈囉")
        #expect(hello("fr_FR") == "Hello!")
        #expect(String(localized: "only", bundle: bundle, locale: Locale(identifier: "de")) == "Only English")
        #expect(String(localized: "Hello", table: "Other", bundle: bundle) == "Hello")
    }

    @Test func pluralsFromStringsdict() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld files in %@</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@ in %2$@</string>
            <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string><key>zero</key><string>no files</string>
            <key>one</key><string>one file</string><key>other</key><string>%lld files</string></dict></dict></dict>
            </plist>
            """, to: "en.lproj/Localizable.stringsdict")
        let bundle = try folder.bundle()
        let texts = [0, 1, 1200].map { String(localized: "\($0) files in \("Home")", bundle: bundle, locale: english) }
        #expect(texts == ["no files in Home", "one file in Home", "1,200 files in Home"])
    }

    /// A text of a String Catalog that nobody has written yet is left out, as Xcode leaves it out. One that is empty on purpose is empty.
    @Test func textsThatAreNotWritten() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "%lld": {"shouldTranslate": false, "localizations": {"en": {"stringUnit": {"state": "new", "value": ""}}}},
            "Empty": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": ""}}}}}}
            """, to: "Localizable.xcstrings")
        let bundle = try folder.bundle()
        #expect(String(localized: "\(7)", bundle: bundle, locale: english) == "7")
        #expect(String(localized: "Empty", bundle: bundle, locale: english) == "")
    }

    /// What `NSLocalizedString` and bundles return keeps its plural forms in Foundation's functions for formats.
    @Test func pluralsOfFormats() throws {
        try #require(_BundleLookup.isInstalled)
        let folder = try TemporaryFolder()
        func rule(_ key: String, _ word: String) -> String {
            """
            <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@value@</string><key>value</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
            <string>d</string><key>one</key><string>one \(word)</string><key>other</key><string>%d \(word)s</string></dict></dict>
            """
        }
        try folder.write(
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(rule("files", "file"))\(rule("days", "day"))</dict></plist>",
            to: "en.lproj/Localizable.stringsdict")
        try folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"%@ has %lld cats": {"localizations": {"en": {"variations": {
            "plural": {"one": {"stringUnit": {"value": "%@ has a cat"}}, "other": {"stringUnit": {"value": "%@ has %lld cats"}}}}}}}}}
            """, to: "Localizable.xcstrings")
        let bundle = try folder.bundle()
        var environment = HostEnvironment.current
        environment.locale = english
        HostEnvironment.with(environment) {
            let (files, days) = (NSLocalizedString("files", bundle: bundle, comment: ""), NSLocalizedString("days", bundle: bundle, comment: ""))
            #expect(files == "%#@value@")
            #expect(NSLocalizedString("files", bundle: bundle, comment: "") == files)
            #expect(String.localizedStringWithFormat(files, 1) == "one file")
            #expect(String.localizedStringWithFormat(days, 1) == "one day")
            #expect(String.localizedStringWithFormat(days, 1200) == "1,200 days")
            #expect(String(format: days, 1200) == "1200 days")
            #expect(String(format: days, arguments: [UInt8(2)]) == "2 days")
            #expect(String(format: files, locale: Locale(identifier: "de_DE"), 1200) == "1.200 files")
            #expect(String(format: files, locale: Locale(identifier: "de_DE"), arguments: [1200]) == "1.200 files")
            #expect(String(format: days, locale: nil, arguments: [1]) == "one day")
            let cats = bundle.localizedString(forKey: "%@ has %lld cats", value: nil, table: nil)
            #expect(String(format: cats, "Ann" as NSString, 3) == "Ann has 3 cats")
            #expect(String(format: cats, "Ann" as NSString, 1) == "Ann has a cat")
            // Other formats are Foundation's.
            #expect(String(format: "%#x %05.1f %@ %%", 255, 2.25, "a" as NSString) == "0xff 002.2 a %")
            #expect(String(format: "%d", locale: english, 1200) == "1,200")
            #expect(String(format: "%d %@", locale: english, arguments: [1200, "a" as NSString]) == "1,200 a")
            #expect(String(format: "#@", arguments: []) == "#@")
        }
    }

    @Test func stringCatalogs() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Plain": {}, "Title": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Titel"}}}},
            "%lld days": {"localizations": {"pl": {"variations": {"plural": {
              "one": {"stringUnit": {"state": "translated", "value": "%lld dzień"}},
              "few": {"stringUnit": {"state": "translated", "value": "%lld dni"}},
              "many": {"stringUnit": {"state": "translated", "value": "%lld dni!"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld dnia"}}}}}}},
            "%lld birds, %lld cats": {"localizations": {"en": {
              "stringUnit": {"state": "translated", "value": "%#@birds@ and %#@cats@"}, "substitutions": {
              "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
              "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                "one": {"stringUnit": {"value": "%arg cat"}}, "other": {"stringUnit": {"value": "%arg cats"}}}}}}}}},
            "Tap": {"localizations": {"en": {"variations": {"device": {
              "iphone": {"stringUnit": {"value": "Touch"}}, "other": {"stringUnit": {"value": "Click"}}}}}}}}}
            """, to: "Localizable.xcstrings")
        let bundle = try folder.bundle()
        let polish = Locale(identifier: "pl_PL")
        #expect(String(localized: "Title", bundle: bundle, locale: Locale(identifier: "de_DE")) == "Titel")
        #expect(String(localized: "Plain", bundle: bundle, locale: english) == "Plain")
        #expect(String(localized: "Tap", bundle: bundle, locale: english) == "Touch")
        let days = [1, 3, 5].map { String(localized: "\($0) days", bundle: bundle, locale: polish) }
        #expect(days == ["1 dzień", "3 dni", "5 dni!"])
        #expect(String(localized: "\(1) birds, \(2) cats", bundle: bundle, locale: english) == "1 bird and 2 cats")
    }

    @Test(arguments: [Int.min, -1, 0, 3, Int.max]) func aSubstitutionOfAnArgumentThatThereIsNot(number: Int) throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "%lld birds": {"localizations": {"en": {
              "stringUnit": {"state": "translated", "value": "%#@birds@"}, "substitutions": {
              "birds": {"argNum": \(number), "formatSpecifier": "lld", "variations": {"plural": {
                "other": {"stringUnit": {"value": "%arg birds, %lld, %lld, %lld"}}}}}}}}}}}
            """, to: "Localizable.xcstrings")
        let text = String(localized: "\(1) birds", bundle: try folder.bundle(), locale: english)
        #expect(text.hasPrefix("(null) birds, "))
    }

    @Test func brokenTablesCountAsAbsent() throws {
        let folder = try TemporaryFolder()
        try folder.write("{ \"sourceLanguage\": ", to: "Localizable.xcstrings")
        try folder.write("\"Hello = ;;", to: "en.lproj/Localizable.strings")
        #expect(String(localized: "Hello", bundle: try folder.bundle(), locale: english) == "Hello")
    }

    @Test func resources() throws {
        let literal: LocalizedStringResource = "Title"
        #expect(literal.key == "Title")
        #expect(String(localized: literal) == "Title")
        let count = 2
        let resource: LocalizedStringResource = "Count \(count)"
        #expect(resource.key == "Count %lld")
        #expect(String(localized: resource) == "Count 2")
        #expect(LocalizedStringResource("a", table: "b") != LocalizedStringResource("a"))
        let decoded = try JSONDecoder().decode(
            LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(decoded == resource)
        #expect(String(localized: "Outer \(resource)") == "Outer Count 2")
        let folder = try TemporaryFolder()
        try folder.write("\"Title\" = \"Titre\";", to: "fr.lproj/Names.strings")
        let french = LocalizedStringResource(
            "Title", table: "Names", locale: Locale(identifier: "fr"), bundle: .atURL(folder.url))
        #expect(String(localized: french) == "Titre")
    }

    @Test func argumentsAreNotParsedAsMarkdown() {
        let name = "*Bo*"
        let text = AttributedString(localized: "**Hi \(name)** _there_")
        #expect(String(text.characters) == "Hi *Bo* there")
        #expect(text.runs.map(\.inlinePresentationIntent) == [.stronglyEmphasized, nil, .emphasized])
        let link = AttributedString(localized: "[more](https://example.com/\("a b"))")
        #expect(link.runs.map(\.link) == [URL(string: "https://example.com/a%20b")])
    }
}

struct FormatTemplateTests {
    @Test func pieces() {
        #expect(
            FormatTemplate("a %@ %% %2$05.1lf%#@n@ 5%").pieces == [
                .literal("a "), .argument(.init(index: 0, modifiers: "", conversion: "@")), .literal(" % "),
                .argument(.init(index: 1, modifiers: "05.1", conversion: "f")),
                .substitution(name: "n", index: 1, isExplicit: false), .literal(" 5%"),
            ])
    }

    @Test(arguments: [
        ("%d", -1234.0, "-1,234"), ("%05d", 42, "00042"), ("%+d", 7, "+7"), ("%-4d|", 7, "7   |"), ("%x", 255, "ff"),
        ("%#X", 255, "0XFF"), ("%.2f", 2, "2.00"), ("%8.3f", 3, "   3.000"), ("%@", 5, "5"), ("%.3d", 5, "005"),
    ])
    func wholeNumbers(format: String, number: Double, text: String) {
        let written = LocalizedFormat(format).text(
            arguments: [.signed(Int64(number))], locale: Locale(identifier: "en_US"))
        #expect(String(written.characters) == text)
    }

    @Test(
        arguments: [
            ("%.0f", 2.5, "2"), ("%.1f", -0.25, "-0.2"), ("%lf", 1.5, "1.500000"), ("%e", 12345.678, "1.234568e+04"),
            ("%d", 3.9, "3"), ("%f", .infinity, "inf"), ("%f", .nan, "nan"), ("%f", 1e300, nil),
        ] as [(String, Double, String?)])
    func decimals(format: String, number: Double, text: String?) {
        let written = LocalizedFormat(format).text(arguments: [.floating(number)], locale: Locale(identifier: "en_US"))
        if let text { #expect(String(written.characters) == text) }
    }

    @Test func missingArgumentsAndCircles() {
        let circle = LocalizedFormat("%#@a@", substitutions: ["a": .init(argumentIndex: 0, forms: [.other: "x%#@a@"])])
        let text = String(circle.text(arguments: [.signed(5)], locale: Locale(identifier: "en")).characters)
        #expect(text == String(repeating: "x", count: 16) + "%#@a@")
        let missing = LocalizedFormat("%@ %@").text(arguments: [.text("a")], locale: Locale(identifier: "en"))
        #expect(String(missing.characters) == "a (null)")
    }
}

struct PluralCategoryTests {
    @Test(arguments: [
        ("en", 1.0, PluralCategory.one), ("en", 0, .other), ("en", 1.5, .other), ("fr", 0, .one), ("fr", 1.5, .one),
        ("fr", 1_000_000, .many), ("ru", 1, .one), ("ru", 11, .many), ("ru", 22, .few), ("ru", 1.5, .other),
        ("pl", 21, .many), ("pl", 22, .few), ("cs", 2, .few), ("cs", 0.5, .many), ("ar", 0, .zero), ("ar", 2, .two),
        ("ar", 103, .few), ("ar", 111, .many), ("ar", 100, .other), ("ja", 1, .other), ("he", 2, .two),
        ("lt", 21, .one), ("sl", 102, .two), ("cy", 6, .many), ("en", -1, .one),
    ])
    func categories(language: String, number: Double, category: PluralCategory) {
        #expect(PluralCategory(of: number, locale: Locale(identifier: language)) == category)
    }
}
