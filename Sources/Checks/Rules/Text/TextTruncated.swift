extension Rule {
    /// A text that ends in an ellipsis, because its room is too small.
    static let textTruncated = Rule(
        "text.truncated", .warning, "A text is cut off, and an ellipsis stands for the rest.",
        .picture { picture, _ in
            picture.texts.filter { $0.isTruncated && !$0.view.isRedacted }.map { text in
                Match("\(Quoted.text(text.text)) is cut off.", subject: text.text, view: text.view)
            }
        })
}
