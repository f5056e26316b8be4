import FoundationSupplement

extension Rule {
    /// Languages in which a noun after a number has one form, so that the form of `other` is right for all (CLDR has two
    /// categories for them).
    private static let oneForm: Set = ["az", "bn", "fa", "hi", "hu", "hy", "ka", "kk", "ky", "ml", "mn", "ta", "te", "tr", "ug", "uz"]

    /// A plural category of a language that translations lack. The form of `other` takes its place: "1 items".
    static let languagePlural = Rule(
        "language.plural", .warning, "A translation lacks a plural form that its language has.",
        .program { program, _, _ in
            var found: [[String]: [ProgramFacts.Key]] = [:]
            for key in program.keys {
                for (language, forms) in key.plurals {
                    let missing = missingForms(of: language, having: forms)
                    guard !missing.isEmpty else { continue }
                    found[[key.table, key.path, language] + missing, default: []].append(key)
                }
            }
            return found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { name, keys in
                let missing = Array(name[3...])
                let texts = LanguageName.list(keys.map(\.key).sorted().map(Quoted.text))
                return Match(
                    "The \(LanguageName.of(name[2])) of the table \(name[0]) lacks the plural \(missing.count == 1 ? "form" : "forms") "
                        + "\(LanguageName.list(missing)) for \(texts).", subject: "\(name[0]) \(name[2]) \(missing.joined(separator: " "))",
                    place: keys[0].place)
            }
        })

    /// The categories that whole numbers have in a language and a text has not; none where the form of `other` fills the gap.
    private static func missingForms(of language: String, having forms: Set<String>) -> [String] {
        // Without a form for the rest, the text is none with plurals at all.
        guard !oneForm.contains(String(language.prefix { $0 != "-" })), forms.contains("other") else { return [] }
        let all = Set(PluralCategory.ofNumbers(in: language).map(\.rawValue))
        let missing = all.subtracting(forms).sorted()
        // Where only fractions are of `other`, as in Polish, its form is that of one of the other categories.
        return missing.count > (all.contains("other") ? 0 : 1) ? missing : []
    }
}
