import Foundation

/// Marks text whose words agree with the number in it: `^[3 apple](inflect: true)`.
enum InflectionAttribute: AttributedStringKey {
    typealias Value = Bool
    static let name = "DarkroomInflection"
}

/// Changes the last word of a phrase to plural if its number is not one, as Apple's grammar agreement does in English.
///
/// Text in other languages does not change, because Apple has not published their rules.
enum EnglishInflection {
    static func inflected(_ text: AttributedString, locale: Locale) -> AttributedString {
        guard locale.language.languageCode?.identifier == "en" else { return text }
        var result = text
        // The runs are processed from the end, so that the earlier ranges stay valid.
        for run in text.runs[InflectionAttribute.self].reversed() where run.0 == true {
            let phrase = String(text[run.1].characters)
            guard isPlural(phrase), let word = lastWord(of: phrase) else { continue }
            let characters = result.characters
            let end = characters.index(
                run.1.lowerBound, offsetBy: phrase.distance(from: phrase.startIndex, to: word.endIndex))
            let start = characters.index(end, offsetBy: -word.count)
            var plural = AttributedString(plural(of: String(word)))
            if let attributes = result[start..<end].runs.first?.attributes { plural.setAttributes(attributes) }
            result.replaceSubrange(start..<end, with: plural)
        }
        return result
    }

    /// Returns whether the phrase contains a number and the first one is not one.
    private static func isPlural(_ phrase: String) -> Bool {
        let start = phrase.drop { !$0.isNumber }
        let number = start.prefix { $0.isNumber || ".,\u{A0}\u{202F}".contains($0) }
        return !number.isEmpty && number.trimmingCharacters(in: .punctuationCharacters) != "1"
    }

    private static func lastWord(of phrase: String) -> Substring? {
        phrase.split { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" }.last
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

    private static let irregular = [
        "calf": "calves", "child": "children", "echo": "echoes", "elf": "elves", "foot": "feet", "goose": "geese",
        "half": "halves", "hero": "heroes", "knife": "knives", "leaf": "leaves", "life": "lives", "loaf": "loaves",
        "man": "men", "mouse": "mice", "ox": "oxen", "person": "people", "potato": "potatoes", "quiz": "quizzes",
        "scarf": "scarves", "shelf": "shelves", "thief": "thieves", "tomato": "tomatoes", "tooth": "teeth",
        "wife": "wives", "wolf": "wolves", "woman": "women",
    ]
}
