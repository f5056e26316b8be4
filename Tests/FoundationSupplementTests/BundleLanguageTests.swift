import Testing

@testable import FoundationSupplement

/// Bundles, and apps, in the languages that they have texts in.
struct BundleLanguageTests {
    private func with(_ locale: String, languages: [String]? = nil, _ body: () throws -> Void) rethrows {
        #expect(FoundationCorrections.failures == [])
        var environment = HostEnvironment.current
        environment.locale = Locale(identifier: locale)
        environment.preferredLanguages = languages ?? [environment.locale.preferredLanguage]
        try HostEnvironment.with(environment, body)
    }

    private static let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"tide": {"localizations": {
            "en": {"stringUnit": {"state": "translated", "value": "Tide"}},
            "de": {"stringUnit": {"state": "translated", "value": "Gezeit"}}}}}}
        """

    @Test func aFolderOfALanguageIsABundle() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"tide\" = \"Tide\";", to: "en.lproj/Localizable.strings")
        try folder.write("\"tide\" = \"Gezeit\";", to: "de.lproj/Localizable.strings")
        let all = try folder.bundle()
        let path = try #require(all.path(forResource: "de", ofType: "lproj"))
        let german = try #require(Bundle(path: path))
        for locale in ["en_US", "de_DE", "fr_FR"] {
            with(locale) {
                #expect(NSLocalizedString("tide", bundle: german, comment: "") == "Gezeit")
                #expect(german.localizedString(forKey: "tide", value: nil, table: nil) == "Gezeit")
                #expect(String(localized: "tide", bundle: german) == "Gezeit")
            }
        }
        #expect(german.localizedString(forKey: "reef", value: "Reef", table: nil) == "Reef")
        #expect(german.localizedString(forKey: "reef", value: "", table: "Other") == "reef")
    }

    @Test func aFolderOfALanguageWithPluralsAndACatalogBesideIt() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog, to: "Localizable.xcstrings")
        try folder.write("{}", to: "de.lproj/empty.json")
        let german = try #require(Bundle(path: folder.url.appendingPathComponent("de.lproj").path))
        with("en_US") { #expect(NSLocalizedString("tide", bundle: german, comment: "") == "Gezeit") }
    }

    @Test func textsForEveryLanguageLieInTheBundleItself() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"tide\" = \"Tide\";", to: "Localizable.strings")
        let bundle = try folder.bundle()
        with("de_DE") {
            #expect(NSLocalizedString("tide", bundle: bundle, comment: "") == "Tide")
            #expect(bundle.localizations == ["en"])
        }
    }

    @Test func bundlesHaveTheLanguageOfTheLocale() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog, to: "Localizable.xcstrings")
        try folder.write("fr", to: "fr.lproj/terms.txt")
        try folder.write("en", to: "en.lproj/terms.txt")
        try folder.write("all", to: "plain.txt")
        let bundle = try folder.bundle()
        with("de_DE") {
            #expect(bundle.localizations == ["de", "en", "fr"])
            #expect(bundle.preferredLocalizations == ["de"])
            #expect(bundle.developmentLocalization == "en")
            #expect(bundle.localizedString(forKey: "tide", value: nil, table: nil) == "Gezeit")
            #expect(bundle.url(forResource: "terms", withExtension: "txt")?.path.hasSuffix("en.lproj/terms.txt") == true)
            #expect(Locale.preferredLanguages == ["de-DE"])
            #expect(Bundle.preferredLocalizations(from: ["en", "de"]) == ["de"])
            #expect(Bundle.preferredLocalizations(from: ["en", "ru"]) == ["en"])
        }
        with("fr_CA") {
            #expect(bundle.path(forResource: "terms", ofType: "txt")?.hasSuffix("fr.lproj/terms.txt") == true)
            #expect(bundle.url(forResource: "plain", withExtension: "txt")?.lastPathComponent == "plain.txt")
            #expect(bundle.url(forResource: "gone", withExtension: "txt") == nil)
            #expect(bundle.url(forResource: "fr", withExtension: "lproj") != nil)
            #expect(bundle.preferredLocalizations == ["fr"])
        }
        with("ja_JP") { #expect(bundle.preferredLocalizations == ["en"]) }
    }

    /// An app without texts in the user's language has that of its sources, in the user's region.
    @Test func theLocaleOfAnApp() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.catalog, to: "Localizable.xcstrings")
        try folder.write("{}", to: "pt-BR.lproj/x.json")
        try folder.write("{}", to: "zh-Hans.lproj/x.json")
        let languages = BundleLanguages(of: [folder.url])
        func locale(_ user: String) -> String { languages.locale(for: Locale(identifier: user)).identifier }
        #expect(locale("de_CH") == "de_CH")
        #expect(locale("en_GB") == "en_GB")
        #expect(locale("pt_PT") == "pt_PT")
        #expect(locale("zh_CN") == "zh_CN")
        #expect(locale("zh_TW") == "en_TW")
        #expect(locale("ar_EG") == "en_EG")
        #expect(locale("ar") == "en")
        #expect(locale("ar_EG@calendar=hebrew") == "en_EG@calendar=hebrew")
        let app = languages.locale(for: Locale(identifier: "ar_EG"))
        #expect(app.language.characterDirection == .leftToRight)
        #expect(1234.5.formatted(.number.locale(app)) == "1,234.5")
        #expect(app.firstDayOfWeek == .saturday)
    }

    @Test func theDevelopmentLanguageOfAnApp() throws {
        let folder = try TemporaryFolder()
        let list = """
            <plist version="1.0"><dict><key>CFBundleDevelopmentRegion</key><string>fr</string>
            <key>CFBundleLocalizations</key><array><string>it</string></array></dict></plist>
            """
        try folder.write(list, to: "Info.plist")
        let languages = BundleLanguages(of: [folder.url])
        #expect(languages.names == ["it"] && languages.development == "fr")
        #expect(languages.locale(for: Locale(identifier: "de_DE")).identifier == "fr_DE")
        #expect(languages.locale(for: Locale(identifier: "it_IT")).identifier == "it_IT")
        // Each bundle of an app that says so has its texts in the user's language.
        try folder.write(list.replacingOccurrences(of: "<dict>", with: "<dict><key>CFBundleAllowMixedLocalizations</key><true/>"), to: "Info.plist")
        #expect(BundleLanguages(of: [folder.url]).locale(for: Locale(identifier: "de_DE")).identifier == "de_DE")
        let plain = BundleLanguages(of: [])
        #expect(plain.names == [] && plain.development == "en")
        #expect(plain.locale(for: Locale(identifier: "he_IL")).identifier == "en_IL")
    }

    @Test(arguments: [
        ("es_MX", ["es", "es-419"], "es-419"), ("es_ES", ["es", "es-419"], "es"), ("en_AU", ["en", "en-gb"], "en-gb"),
        ("en", ["en", "en-gb"], "en"), ("nb_NO", ["en", "nb"], "nb"), ("pt_PT", ["en", "pt-br"], "pt-br"),
        ("sr_Latn_RS", ["sr-cyrl"], nil),
    ])
    func varietiesOfALanguage(locale: String, available: [String], expected: String?) {
        #expect(LanguageMatch.names(for: Locale(identifier: locale), among: Set(available)).first == expected)
    }

    @Test func olderNamesOfLanguages() {
        #expect(["English", "no", "zh_Hant", "pt-BR", "iw-IL"].map(LanguageMatch.normalized) == [
            "en", "nb", "zh-hant", "pt-br", "he-il",
        ])
    }

    /// Words agree with numbers as in the language of the text, which need not be that of the locale.
    @Test func grammarFollowsTheText() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "boats": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "^[%lld boat](inflect: true)"}}}},
            "tides %lld": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld tide"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld tides"}}}}}}}}}
            """, to: "Localizable.xcstrings")
        let bundle = try folder.bundle()
        for locale in ["en_US", "fr_FR", "ja_JP"] {
            with(locale) {
                let tides = [0, 1].map { String(localized: "tides \($0)", bundle: bundle) }
                #expect(tides == ["0 tides", "1 tide"])
                let count = 3
                #expect(String(AttributedString(localized: "^[\(count) boat](inflect: true)").characters) == "3 boats")
            }
        }
    }

    @Test func classesBelongToTheProgram() {
        #expect(FrameworkBundles.module(of: Unrelated.self) == "FoundationSupplementTests")
        #expect(FrameworkBundles.module(of: NSObject.self) == "Foundation")
        #expect(Bundle(for: Unrelated.self) == .main)
        #expect(Bundle(identifier: "no.such.bundle") == nil)
    }

    private final class Unrelated {}
}
