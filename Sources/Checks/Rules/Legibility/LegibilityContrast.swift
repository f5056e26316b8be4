extension Rule {
    /// A text with less contrast than WCAG asks even of large text. 1.4.3 of WCAG 2.2: 4.5:1, and 3:1 of large text. Apple's own
    /// secondary label on white has 3.4:1, so that only what is below 3:1 is found by default. White on the system's green or orange,
    /// or the reverse, has 2.2:1, and many apps use it: from 2:1 on it is a note.
    static let legibilityContrast = Rule(
        "legibility.contrast", .warning, "A text has less contrast than even large text needs.", limit: Limit(3, "to 1"),
        .picture { picture, limit in
            picture.texts.compactMap { text in
                guard text.isMeasured, picture.knowsGround(of: text), let contrast = text.contrast, contrast < limit - 0.005 else { return nil }
                guard !picture.vanishes(text) else { return nil }
                var match = text.lowContrast(contrast, needed: limit, in: picture)
                if contrast >= 2 { match.severity = .note }
                return match
            }
        })

    /// A text with less contrast than WCAG 2.2 asks in 1.4.3. Off by default: Apple's own secondary and system colors are below.
    static let legibilityContrastAA = Rule(
        "legibility.contrast-aa", .note, "A text has less contrast than WCAG 2.2 asks in its level AA.", isOnByDefault: false,
        .picture { picture, _ in
            picture.texts.compactMap { text in
                guard text.isMeasured, picture.knowsGround(of: text), let contrast = text.contrast else { return nil }
                // What is below 3:1 is a finding of the other rule.
                guard contrast >= 2.995, contrast < text.neededContrast - 0.005 else { return nil }
                return text.lowContrast(contrast, needed: text.neededContrast, in: picture)
            }
        })
}

extension PictureFacts {
    /// Whether the picture tells what is behind a text: behind a tinted widget is a wallpaper, unless the widget draws something of
    /// its own there, which is light. The tint is the user's, too.
    fileprivate func knowsGround(of text: TextFacts) -> Bool { knows(ground: text.luminance?.ground) }

    /// Whether the picture tells what is behind something on a ground of a luminance.
    func knows(ground: Double?) -> Bool { !look.isTinted || (ground ?? 0) > 0.18 }
}

extension TextFacts {
    /// Whether the contrast says something: letters are there, and nothing lies over them.
    var isMeasured: Bool { isPainted && !view.isRedacted && (hiddenShare ?? 0) < 0.05 && text.contains { $0.isLetter || $0.isNumber } }

    /// The ratio that Apple asks: 3:1 from 18 points or of bold text, else 4.5:1 (Human Interface Guidelines, Accessibility,
    /// "Color and effects").
    var neededContrast: Double { fontSize >= 18 || isBold ? 3 : 4.5 }

    fileprivate func lowContrast(_ contrast: Double, needed: Double, in picture: PictureFacts) -> Match {
        var words = "\(Quoted.text(text)) has a contrast of \(Quoted.ratio(contrast)) to what is behind it"
        if picture.look.isDark { words += " in dark appearance" }
        if let luminance {
            // 0.18 is the luminance that has the same contrast to black and to white.
            let isDark = (text: luminance.text < 0.18, ground: luminance.ground < 0.18)
            if isDark.text && isDark.ground {
                words += ", dark on dark"
            } else if !isDark.text && !isDark.ground {
                words += ", light on light"
            }
        }
        return Match(words + "; it needs \(Quoted.ratio(needed)).", subject: text, view: view)
    }
}
