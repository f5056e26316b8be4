import Foundation
import Testing

@testable import Checks

@Suite struct LanguageTests {
    private func matches(_ rule: Rule, _ program: ProgramFacts) -> [Match] {
        guard case .program(let judge) = rule.judge else { return [] }
        return judge(program, [], 0)
    }

    private func key(_ key: String, _ translations: [String: String], plurals: [String: Set<String>] = [:]) -> ProgramFacts.Key {
        .init(key: key, table: "Localizable", translations: translations, plurals: plurals, path: "Localizable.xcstrings")
    }

    private func program(_ keys: ProgramFacts.Key..., used: String...) -> ProgramFacts {
        var program = ProgramFacts()
        program.languages = ["en", "de", "pt", "pt-br"]
        program.keys = keys
        program.usedKeys = Set(used.map { .init($0) })
        return program
    }

    @Test func aTextWithoutATranslation() {
        let all = program(
            key("Done", ["de": "Fertig"]), key("Today", [:]), key("Unseen", [:]), key("%@ / %@", [:]), used: "Done", "Today", "%@ / %@")
        #expect(matches(.languageMissing, all).map(\.text)
            == ["The table Localizable has no German for \"Today\", so users see another language."])
        // A variety has the texts of its language.
        let varieties = program(key("Done", ["pt": "Feito"]), key("Today", ["pt": "Hoje", "pt-br": "Hoje"]), used: "Done", "Today")
        #expect(matches(.languageMissing, varieties).isEmpty)
        var untranslated = key("Darkroom", [:])
        untranslated.isUntranslated = true
        #expect(matches(.languageMissing, program(key("Done", ["de": "Fertig"]), untranslated, used: "Darkroom")).isEmpty)
    }

    @Test func valuesOfAnotherKind() {
        #expect(matches(.languageArguments, program(key("%lld of %@", ["de": "%@ von %@"]))).map(\.text) == [
            "The German for \"%lld of %@\" of the table Localizable takes an object (%@) as value 1, and the sources give an integer (%d)."
        ])
        #expect(matches(.languageArguments, program(key("hello", ["en": "Hi %@", "de": "Hallo %@ %@"]))).map(\.text)
            == ["The German for \"hello\" of the table Localizable takes 2 values, and the sources give 1 value."])
    }

    @Test func valuesOfTheSameKind() {
        let good = program(
            key("%lld of %@", ["de": "%2$@: %1$d"]), key("sale", ["en": "50 % discount", "de": "50 % Rabatt"]),
            key("%@ left", ["de": "fast leer"]), key("%lld items", ["de": "%#@_@"], plurals: ["de": ["one", "other"]]))
        #expect(matches(.languageArguments, good).isEmpty)
    }

    @Test func aPluralThatIsMissing() {
        let bad = program(key("%lld items", [:], plurals: ["en": ["other"], "pl": ["one", "other"], "de": ["one", "other"]]))
        #expect(matches(.languagePlural, bad).map(\.text) == [
            "The English of the table Localizable lacks the plural form one for \"%lld items\".",
            "The Polish of the table Localizable lacks the plural forms few and many for \"%lld items\".",
        ])
        // Japanese has one form, and Turkish nouns have one after numbers.
        #expect(matches(.languagePlural, program(key("%lld items", [:], plurals: ["ja": ["other"], "tr": ["other"]]))).isEmpty)
        // In Polish, the form of the rest is that of many.
        #expect(matches(.languagePlural, program(key("%lld items", [:], plurals: ["pl": ["one", "few", "other"]]))).isEmpty)
    }

    @Test func aTextThatNoTableHas() {
        guard case .picture(let judge) = Rule.languageUnlocalized.judge else { return }
        func text(_ key: String?, isInTable: Bool = false) -> TextFacts {
            var text = TextFacts(key ?? "x", view: ViewFacts(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
            (text.key, text.isInTable) = (key, isInTable)
            return text
        }
        var facts = PictureFacts(name: "W/x", kind: "W", form: "systemSmall")
        facts.texts = [text("Good morning"), text("Done", isInTable: true), text(nil), text("%@ / %lld"), text("GPS")]
        #expect(judge(facts, 0).isEmpty)
        facts.isTranslated = true
        #expect(judge(facts, 0).map(\.subject) == ["Good morning"])
    }

    @Test func aTextThatNothingUses() {
        var program = program(key("Done", [:]), key("Old", [:]), key("Run", [:]), used: "Run")
        #expect(matches(.languageUnused, program).isEmpty)
        program.mentionedKeys = ["Done"]
        #expect(matches(.languageUnused, program).map(\.text) == ["No source of the extension uses \"Old\" of the table Localizable."])
    }

    /// The system looks up the texts of intents and shortcuts.
    @Test func textsThatTheSystemLooksUp() {
        var intent = program(key("0S62mn", [:]), key("58usLm-Name", [:]))
        intent.mentionedKeys = []
        #expect(matches(.languageUnused, intent).isEmpty)
        var phrase = key("Start ${applicationName}", [:])
        phrase.table = "AppShortcuts"
        var shortcuts = program(phrase)
        shortcuts.mentionedKeys = []
        #expect(matches(.languageUnused, shortcuts).isEmpty)
    }
}
