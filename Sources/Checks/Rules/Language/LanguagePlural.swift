import FoundationSupplement

extension Rule {
    /// Languages in which a noun after a number has one form, so that the form of `other` is right for all (CLDR has two
    /// categories for them).
    private static let oneForm: Set = ["az", "bn", "fa", "hi", "hu", "hy", "ka", "kk", "ky", "ml", "mn", "ta", "te", "tr", "ug", "uz"]

    /// A plural category of a language that a translation lacks. The form of `other` takes its place: "1 items".
    static let languagePlural = Rule(
        "language.plural", .warning, "A translation lacks a plural form that its language has.",
        .program { program, _, _ in
            program.keys.sorted { ($0.table, $0.key) < ($1.table, $1.key) }.flatMap { key -> [Match] in
                key.plurals.sorted { $0.key < $1.key }.compactMap { language, forms in
                    guard !oneForm.contains(String(language.prefix { $0 != "-" })) else { return nil }
                    let all = Set(PluralCategory.ofNumbers(in: language).map(\.rawValue))
                    // Without a form for the rest, the text is none with plurals at all.
                    let missing = all.subtracting(forms).sorted()
                    guard !missing.isEmpty, forms.contains("other") else { return nil }
                    return Match(
                        "The \(LanguageName.of(language)) for \(key.words) lacks the plural \(missing.count == 1 ? "form" : "forms") "
                            + "\(LanguageName.list(missing)).", subject: "\(key.table) \(key.key) \(language)", place: key.place)
                }
            }
        })
}
