extension Rule {
    /// A widget that shows its background alone in all of its families.
    static let blankWidget = Rule(
        "widget.blank", .warning, "A widget draws nothing in any family.",
        .widget { widget, pictures, _ in
            let usual = pictures.filter(\.isUsual)
            guard let first = usual.first, usual.allSatisfy(\.isEmpty) else { return [] }
            return [
                Match(
                    "The widget draws nothing for the entry of its provider. Show what is missing instead of nothing.",
                    subject: "blank", picture: first.name, form: first.form)
            ]
        })

    /// A family without content while others have some: most often one that a `switch` over the families forgets.
    static let blankFamily = Rule(
        "widget.blank-family", .error, "A widget draws nothing in a family that it supports.",
        .widget { widget, pictures, _ in
            let usual = pictures.filter(\.isUsual)
            guard let full = usual.first(where: { !$0.isEmpty }) else { return [] }
            return usual.filter(\.isEmpty).map { blank in
                Match(
                    "The widget draws nothing as \(blank.form), while \(full.form) has content. Handle the family, or leave it out of "
                        + "supportedFamilies.",
                    subject: blank.form, picture: blank.name, form: blank.form)
            }
        })
}

extension PictureSummary {
    /// Whether the picture is that of a new phone in light appearance, with an entry of the provider.
    var isUsual: Bool { look.isStandard && !look.isDark && !isPlaceholder }

    /// Whether nothing is seen but a background of one color.
    var isEmpty: Bool { isBlank && drawsNothing }
}
