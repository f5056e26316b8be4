import Foundation

extension Rule {
    /// A text of the sources that no table has, in an extension whose texts are translated.
    static let languageUnlocalized = Rule(
        "language.unlocalized", .note, "A text is in no string table, although the extension has several languages.",
        .picture { picture, _ in
            guard picture.isTranslated, picture.look.isStandard else { return [] }
            return picture.texts.filter { !$0.isInTable && $0.isDrawn }.compactMap { text in
                guard let key = text.key, isWords(key) else { return nil }
                return Match(
                    "\(Quoted.text(key)) is in no string table, so it is the same in all languages.", subject: key, view: text.view)
            }
        })

    /// Whether a key has words beside the places of its values. Abbreviations and signs are the same in most languages.
    static func isWords(_ key: String) -> Bool {
        let text = key.replacing(#/%(\d+\$)?[-+ #0]*\d*(\.\d+)?(hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfFeEgGaAcCsSp]/#, with: " ")
        return text.split { !$0.isLetter && $0 != "'" && $0 != "’" }.contains { word in
            word.count >= 3 && word.contains(where: \.isLowercase) || word.contains { !$0.isASCII && !$0.isUppercase && !$0.isLowercase }
        }
    }
}
