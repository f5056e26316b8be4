extension Rule {
    /// A text or image that is marked as private and that a locked phone shows nevertheless: `unredacted()` around it.
    static let privacyReadable = Rule(
        "privacy.readable", .warning, "Content that is marked as private stays readable on a locked phone.",
        .picture { picture, _ in
            guard picture.look.has(.locked), !picture.isPlaceholder else { return [] }
            let texts = picture.texts.filter { $0.view.isPrivacySensitive && $0.isReadable }.map { text in
                Match(
                    "\(Quoted.text(text.text)) is marked as private, and a locked phone shows it.", subject: text.text, view: text.view)
            }
            let images = picture.images.filter { image in
                image.view.isPrivacySensitive && !image.view.isRedacted && image.source != .symbol && !image.isMissing
                    && !image.view.frame.intersection(image.view.clip).isEmpty
            }.map { image in
                Match(
                    "\(image.name.map { "The image \(Quoted.text($0))" } ?? "An image") is marked as private, and a locked phone "
                        + "shows it.", subject: image.name ?? "image", view: image.view)
            }
            return texts + images
        })
}
