import Foundation

extension Rule {
    /// An image of a catalog or of data that VoiceOver reads as a file's name, or as "image". WCAG 2.2, 1.1.1 Non-text Content.
    /// Symbols have names of Apple's. An image as large as the widget is taken for its background.
    static let speechImage = Rule(
        "speech.image", .note, "An image has no label and is not marked as decoration.",
        .picture { picture, _ in
            guard picture.isRead else { return [] }
            return picture.images.compactMap { image -> Match? in
                guard image.source != .symbol, image.view.target == nil, image.writtenLabel == nil, !image.isDecorative,
                    !image.isMissing, !image.view.isAccessibilityHidden, !image.view.isRedacted
                else { return nil }
                let visible = image.view.frame.intersection(image.view.clip)
                guard visible.area >= 1, visible.area < 0.7 * picture.bounds.area else { return nil }
                let says = image.name.map { "VoiceOver reads its name \(Quoted.text($0))" } ?? "VoiceOver says only \"image\""
                return Match(
                    "An image has no label: \(says). Add .accessibilityLabel(_:), or .accessibilityHidden(true) where it only "
                        + "decorates.", subject: image.name ?? "image", view: image.view)
            }
        })
}
