import Foundation

/// Marks text whose words agree with the number in it: `^[3 apple](inflect: true)`.
enum InflectionAttribute: AttributedStringKey {
    typealias Value = Bool
    static let name = "DarkroomInflection"
}

extension AttributedString {
    /// Returns the text with the words that `^[…](inflect: true)` marks changed to agree with their numbers, in English.
    public func inflected() -> AttributedString { EnglishInflection.inflected(self, locale: .current) }
}

/// Changes the last word of a phrase to the number that the phrase names, as Apple's grammar agreement does in English.
///
/// Text in other languages does not change, because Apple has not published their rules.
enum EnglishInflection {
    static func inflected(_ text: AttributedString, locale: Locale) -> AttributedString {
        guard locale.language.languageCode?.identifier == "en" else { return text }
        var result = text
        // The runs are processed from the end, so that the earlier ranges stay valid.
        let rules = text.runs[InflectionAttribute.self, AttributeScopes.FoundationAttributes.InflectionRuleAttribute.self]
        for (isMarked, rule, range) in rules.reversed() where isMarked == true || rule == .automatic {
            let phrase = String(text[range].characters)
            guard let isPlural = isPlural(phrase), let word = lastWord(of: phrase), isPlural != self.isPlural(word: word) else { continue }
            let characters = result.characters
            let end = characters.index(
                range.lowerBound, offsetBy: phrase.distance(from: phrase.startIndex, to: word.endIndex))
            let start = characters.index(end, offsetBy: -word.count)
            var form = AttributedString(isPlural ? plural(of: String(word)) : singular(of: String(word)))
            if let attributes = result[start..<end].runs.first?.attributes { form.setAttributes(attributes) }
            result.replaceSubrange(start..<end, with: form)
        }
        return result
    }

    /// Returns whether the first number in the phrase is not one; nil where there is none.
    private static func isPlural(_ phrase: String) -> Bool? {
        let start = phrase.drop { !$0.isNumber }
        let number = start.prefix { $0.isNumber || ".,\u{A0}\u{202F}".contains($0) }
        return number.isEmpty ? nil : number.trimmingCharacters(in: .punctuationCharacters) != "1"
    }

    private static func lastWord(of phrase: String) -> Substring? {
        phrase.split { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" }.last
    }

    /// Whether a word is written in the plural already.
    private static func isPlural(word: Substring) -> Bool {
        let lower = word.lowercased()
        if irregular.values.contains(lower) { return true }
        return lower.hasSuffix("s") && !singularEndings.contains(where: lower.hasSuffix) && !unchanged.contains(lower)
    }

    static func singular(of word: String) -> String {
        let lower = word.lowercased()
        if let known = irregular.first(where: { $0.value == lower })?.key { return matchingCase(known, of: word) }
        if lower.hasSuffix("ies"), lower.count > 4 { return word.dropLast(3) + matchingCase("y", of: word.suffix(1)) }
        if ["sses", "xes", "ches", "shes"].contains(where: lower.hasSuffix) { return String(word.dropLast(2)) }
        return String(word.dropLast())
    }

    static func plural(of word: String) -> String {
        let lower = word.lowercased()
        if unchanged.contains(lower) { return word }
        if let plural = irregular[lower] { return matchingCase(plural, of: word) }
        func replacing(_ count: Int, _ ending: String) -> String {
            word.dropLast(count) + matchingCase(ending, of: word.suffix(1))
        }
        if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return replacing(0, "es") }
        if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
            return replacing(1, "ies")
        }
        return replacing(0, "s")
    }

    /// Returns `text` in uppercase or capitalized, like the word.
    private static func matchingCase(_ text: String, of word: some StringProtocol) -> String {
        guard let first = word.first, first.isUppercase else { return text }
        return word.allSatisfy { !$0.isLowercase } ? text.uppercased() : text.prefix(1).uppercased() + text.dropFirst()
    }

    private static let unchanged: Set<String> = [
        "aircraft", "deer", "fish", "moose", "series", "sheep", "species", "swine",
    ]

    /// The endings of words that end with an s in the singular.
    private static let singularEndings = ["ss", "us", "is", "'s", "\u{2019}s", "gas", "lens", "atlas", "canvas", "bias", "alias", "news"]

    private static let irregular = [
        "calf": "calves", "child": "children", "echo": "echoes", "elf": "elves", "foot": "feet", "goose": "geese",
        "half": "halves", "hero": "heroes", "knife": "knives", "leaf": "leaves", "life": "lives", "loaf": "loaves",
        "man": "men", "mouse": "mice", "ox": "oxen", "person": "people", "potato": "potatoes", "quiz": "quizzes",
        "scarf": "scarves", "shelf": "shelves", "thief": "thieves", "tomato": "tomatoes", "tooth": "teeth",
        "wife": "wives", "wolf": "wolves", "woman": "women",
    ]
}
