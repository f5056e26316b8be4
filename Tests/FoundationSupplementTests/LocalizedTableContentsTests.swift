import Foundation
import Testing

@testable import FoundationSupplement

@Suite struct LocalizedTableContentsTests {
    @Test func aStringCatalogHasItsKeysWithoutTranslationsToo() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
                "Done": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Fertig"}}}},
                "Today": {}, "Darkroom": {"shouldTranslate": false}}}
            """, to: "Localizable.xcstrings")
        let tables = LocalizedTableContents.all(in: folder.url)
        #expect(tables.map(\.name) == ["Localizable"])
        #expect(tables[0].developmentLanguage == "en")
        #expect(tables[0].strings.keys.sorted() == ["Darkroom", "Done", "Today"])
        #expect(tables[0].strings["Done"]?.mapValues(\.format) == ["de": "Fertig"])
        #expect(tables[0].untranslated == ["Darkroom"])
    }

    @Test func theFilesOfATableAreInItsLanguagesFolders() throws {
        let folder = try TemporaryFolder()
        try folder.write("\"Done\" = \"Done\";", to: "en.lproj/Names.strings")
        try folder.write("\"Done\" = \"Fertig\";", to: "de.lproj/Names.strings")
        try folder.write("\"CFBundleName\" = \"Tee\";", to: "de.lproj/InfoPlist.strings")
        let tables = LocalizedTableContents.all(in: folder.url)
        #expect(tables.map(\.name) == ["Names"])
        #expect(tables[0].strings["Done"]?.mapValues(\.format) == ["en": "Done", "de": "Fertig"])
    }

    @Test(arguments: [("en", ["one", "other"]), ("ja", ["other"]), ("pl", ["one", "few", "many"]), ("fr", ["one", "other"])])
    func categoriesOfWholeNumbers(language: String, categories: [String]) {
        #expect(PluralCategory.ofNumbers(in: language).map(\.rawValue) == categories)
    }
}
