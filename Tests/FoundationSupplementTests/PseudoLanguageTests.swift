import Testing

@testable import FoundationSupplement

/// Texts and locales in the pseudo-languages `en-XA` and `ar-XB`.
struct PseudoLanguageTests {
    private func with(_ locale: String, development: String = "en", _ body: () throws -> Void) rethrows {
        #expect(FoundationCorrections.failures == [])
        var environment = HostEnvironment.current
        environment.locale = Locale(identifier: locale)
        environment.developmentLanguage = development
        try HostEnvironment.with(environment, body)
    }

    @Test(arguments: [
        ("OK", "[ÖĶ one]"), ("Settings", "[Šéţţîñĝš one two]"),
        ("The quick brown fox jumps over the lazy dog", "[Ţĥé ɋûîçķ ɓŕöŵñ ƒöẋ ĵûḿþš öṽéŕ ţĥé ļåžý ðöĝ one two three four]"),
        ("Day 3", "[Ðåý 3 one]"), ("Über", "[Üɓéŕ one]"), ("水", "[水 one]"),
        // Nothing to translate.
        ("", ""), ("12:30", "12:30"), ("%lld", "%lld"), ("%1$@ / %2$lld%%", "%1$@ / %2$lld%%"), ("%#@apples@", "%#@apples@"), ("•", "•"),
        // What a format, Markdown and programs read stays.
        ("%lld items", "[%lld îţéḿš one]"), ("%(count)lld of %2$#@all@", "[%(count)lld öƒ %2$#@all@ one]"),
        ("%arg apples", "[%arg åþþļéš one]"), ("%.1f km left", "[%.1f ķḿ ļéƒţ one two]"), ("100 %% sure", "[100 %% šûŕé one two]"),
        ("See [docs](https://a.b/c_(d)?e=f)", "[Šéé [ðöçš](https://a.b/c_(d)?e=f) one two]"),
        ("^[%lld apple](inflect: true)", "[^[%lld åþþļé](inflect: true) one two]"),
        ("**Bold** and `code`", "[**Ɓöļð** åñð `çöðé` one two three]"), ("Go to www.a.b", "[Ĝö ţö www.a.b one]"),
        ("At <https://a.b>, 3 < 4", "[Åţ <https://a.b>, 3 < 4 one two]"), ("Tom &amp; Ann {name}", "[Ţöḿ &amp; Åññ {name} one two]"),
        ("One\nTwo", "[Öñé\nŢŵö one]"),
    ])
    func accents(text: String, expected: String) { #expect(PseudoLanguage.accented.text(text) == expected) }

    /// Shows the controls: « begins a word and » ends it.
    private func shown(_ text: String) -> String {
        text.replacing("\u{200F}\u{202E}", with: "«").replacing("\u{202C}\u{200F}", with: "»")
    }

    @Test(arguments: [
        ("OK", "«OK»"), ("The lazy dog.", "«The» «lazy» «dog»."), ("Don’t stop 3rd", "«Don’t» «stop» «3rd»"),
        ("", ""), ("12:30", "12:30"), ("%lld", "%lld"), ("%lld items", "%lld «items»"), ("At 9:41 %@", "«At» 9:41 %@"),
        ("**Bold**, see [docs](https://a.b)", "**«Bold»**, «see» [«docs»](https://a.b)"),
        ("^[%lld apple](inflect: true)", "^[%lld «apple»](inflect: true)"),
    ])
    func directions(text: String, expected: String) { #expect(shown(PseudoLanguage.rightToLeft.text(text)) == expected) }

    @Test func paddingIsTwoFifths() {
        let text = String(repeating: "word ", count: 200)
        let length = PseudoLanguage.accented.text(text).count
        #expect(length >= 1400 && length <= 1412)
    }

    @Test(arguments: [
        ("en-XA", "en", "en_XA@rg=uszzzz"), ("en_XA", "en-GB", "en_XA@rg=gbzzzz"), ("en_XA", "de", "de_XA@rg=dezzzz"),
        ("ar-XB", "en", "en_XB@rg=uszzzz"), ("ar_XB@calendar=hebrew", "pt-BR", "pt_XB@calendar=hebrew;rg=brzzzz"),
        ("ar-XB", "zh-Hans", "zh-Hans_XB@rg=cnzzzz"),
    ])
    func widgetsRunInTheLanguageOfTheirSources(user: String, development: String, expected: String) throws {
        let folder = try TemporaryFolder()
        // There are texts in Arabic, which a pseudo-language does not show.
        try folder.write("\"a\" = \"b\";", to: "ar.lproj/Localizable.strings")
        let list = "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>\(development)</string></dict></plist>"
        try folder.write(list, to: "Info.plist")
        let locale = BundleLanguages(of: [folder.url]).locale(for: Locale(identifier: user))
        #expect(locale.identifier == expected)
        #expect(locale.isRightToLeft == user.hasPrefix("ar"))
    }

    @Test func formatsAreThoseOfTheSources() {
        let locale = BundleLanguages(of: []).locale(for: Locale(identifier: "ar-XB"))
        let moment = Date(timeIntervalSinceReferenceDate: 0)
        let style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale, timeZone: .gmt)
        let american = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_US"), timeZone: .gmt)
        #expect(moment.formatted(style) == moment.formatted(american))
        #expect(locale.currency == "USD" && locale.firstDayOfWeek == .sunday && locale.hourCycle == .oneToTwelve)
        #expect(PseudoLanguage.sources(of: locale)?.identifier == "en_US")
    }

    @Test(arguments: ["en_US", "es_MX", "x", "", "en"]) func spokenLanguages(identifier: String) {
        #expect(PseudoLanguage(Locale(identifier: identifier)) == nil)
    }

    @Test func everyLookUpChangesTexts() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"tide\" = \"High tide\";", to: "en.lproj/Localizable.strings")
        try folder.write("\"tide\" = \"Hochwasser\";", to: "de.lproj/Localizable.strings")
        try folder.write("\"tide\" = \"Britain\";", to: "en-GB.lproj/Localizable.strings")
        try folder.write("\"tide\" = \"مد\";", to: "ar.lproj/Localizable.strings")
        let bundle = try folder.bundle()
        with("en_XA@rg=uszzzz") {
            let tide = "[Ĥîĝĥ ţîðé one two]"
            #expect(NSLocalizedString("tide", bundle: bundle, comment: "") == tide)
            #expect(bundle.localizedString(forKey: "tide", value: nil, table: nil) == tide)
            #expect(String(localized: "tide", bundle: bundle) == tide)
            #expect(String(AttributedString(localized: "tide", bundle: bundle).characters) == tide)
            #expect(String(localized: LocalizedStringResource("tide", bundle: .atURL(folder.url))) == tide)
            #expect(String(localized: "tide", bundle: bundle, locale: Locale(identifier: "de")) == "Hochwasser")
            // Keys that no table has.
            #expect(bundle.localizedString(forKey: "reef", value: nil, table: nil) == "[ŕééƒ one]")
            #expect(bundle.localizedString(forKey: "reef", value: "Reef", table: nil) == "[Ŕééƒ one]")
            #expect(NSLocalizedString("reef", value: "The reef", comment: "") == "[Ţĥé ŕééƒ one two]")
            #expect(String(localized: "reef", defaultValue: "Reef") == "[Ŕééƒ one]")
            #expect(String(localized: "\(3) reefs, \("Tom")") == "[3 ŕééƒš, Tom one two]")
            #expect(bundle.preferredLocalizations == ["en"])
            #expect(String(format: NSLocalizedString("%d of %@", comment: ""), 3, "all") == "[3 öƒ all one]")
        }
        // A view's environment may name the languages themselves.
        for (locale, text) in [("ar-XB", "«High» «tide»"), ("en-XA", "[Ĥîĝĥ ţîðé one two]")] {
            #expect(shown(String(localized: "tide", bundle: bundle, locale: Locale(identifier: locale))) == text)
        }
        with("de_XA@rg=dezzzz", development: "de") {
            #expect(String(localized: "tide", bundle: bundle) == "[Ĥöçĥŵåššéŕ one two]")
        }
    }

    @Test func pluralsAndMarkdown() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "%lld apples": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "new", "value": "%lld apple"}},
                "other": {"stringUnit": {"state": "new", "value": "%lld apples"}}}}}}},
              "basket": {"localizations": {"en": {
                "stringUnit": {"state": "new", "value": "%#@pears@ in %@"},
                "substitutions": {"pears": {"formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"state": "new", "value": "%arg pear"}},
                  "other": {"stringUnit": {"state": "new", "value": "%arg pears"}}}}}}}}}}}
            """, to: "Localizable.xcstrings")
        let bundle = try folder.bundle()
        with("en_XA@rg=uszzzz") {
            #expect(String(localized: "\(1) apples", bundle: bundle) == "[1 åþþļé one]")
            #expect(String(localized: "\(2) apples", bundle: bundle) == "[2 åþþļéš one]")
            let basket = String(localized: "basket", defaultValue: "\(2) \("Tom")", bundle: bundle)
            #expect(basket == "[2 þéåŕš îñ Tom one]")
            let inflected = AttributedString(localized: "^[\(2) cloud](inflect: true) **now**")
            #expect(String(inflected.characters) == "[2 çļöûðs ñöŵ one two]")
            let link = AttributedString(localized: "See [docs](https://a.b/c)")
            #expect(link.runs.compactMap(\.link).map(\.absoluteString) == ["https://a.b/c"])
            #expect(String(link.characters) == "[Šéé ðöçš one two]")
        }
    }
}
