extension Rule {
    /// A control of which VoiceOver reads nothing, or the name of a file. WCAG 2.2, 4.1.2 Name, Role, Value. A system symbol has a
    /// name of Apple's, which `speech.symbol` judges.
    static let speechControl = Rule(
        "speech.control", .warning, "VoiceOver has no words for a button, toggle or link.",
        .picture { picture, _ in
            guard picture.isRead else { return [] }
            return picture.tappableTargets.compactMap { index, target -> Match? in
                guard picture.description(of: index).isEmpty, !target.view.isAccessibilityHidden, !target.visible.isEmpty else {
                    return nil
                }
                let (texts, images) = (picture.texts(of: index), picture.images(of: index))
                // What is redacted says nothing anywhere, and a control without content is one without size.
                guard !texts.contains(where: { $0.view.isRedacted }), !images.contains(where: { $0.view.isRedacted }) else { return nil }
                if images.contains(where: { $0.source == .symbol || $0.isDecorative || $0.writtenLabel != nil }) { return nil }
                // SwiftUI hides what is transparent from VoiceOver. A text without characters has no words.
                guard !texts.contains(where: { $0.view.opacity < 0.01 }) else { return nil }
                let words = texts.filter { !$0.text.allSatisfy(\.isWhitespace) }
                if !words.isEmpty, words.allSatisfy({ !$0.view.isAccessibilityHidden }) { return nil }
                let kind = if case .link = target.action { "link" } else { "button" }
                let name = images.compactMap(\.name).first
                let says = name.map { "reads the image's name \(Quoted.text($0))" } ?? "says only \"\(kind)\""
                return Match(
                    "A \(kind) has no label: VoiceOver \(says). Add .accessibilityLabel(_:).", subject: name ?? kind, view: target.view)
            }
        })

    /// A control that is only a system symbol. VoiceOver reads the words that Apple has for the picture ("Arrow Clockwise"), not
    /// those for what it does ("Refresh"). Some are the same, so it is a note.
    static let speechSymbol = Rule(
        "speech.symbol", .note, "VoiceOver reads the name of a symbol in place of what a button does.",
        .picture { picture, _ in
            guard picture.isRead else { return [] }
            return picture.tappableTargets.compactMap { index, target -> Match? in
                guard picture.description(of: index).isEmpty, !target.view.isAccessibilityHidden, !target.visible.isEmpty else {
                    return nil
                }
                let images = picture.images(of: index)
                guard picture.texts(of: index).isEmpty, !images.contains(where: { $0.view.isRedacted }),
                    !images.contains(where: { $0.writtenLabel != nil }),
                    let symbol = images.first(where: { $0.source == .symbol && !$0.view.isAccessibilityHidden }), let name = symbol.name
                else { return nil }
                let kind = if case .link = target.action { "link" } else { "button" }
                return Match(
                    "A \(kind) is only the symbol \(Quoted.text(name)): VoiceOver reads the symbol's name. "
                        + "Add .accessibilityLabel(_:) with what it does.", subject: name, view: target.view)
            }
        })
}

extension PictureFacts {
    /// The texts of a target and of those inside it.
    func texts(of index: Int) -> [TextFacts] {
        texts.filter { text in text.view.target.map { $0 == index || isTarget($0, inside: index) } ?? false }
    }
}
