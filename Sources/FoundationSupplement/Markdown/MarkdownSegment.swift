import Foundation

/// A piece of a line of Markdown whose characters have the same presentation.
struct MarkdownSegment: Equatable {
    /// A run of `*`, `_` or `~` that can start or end a span.
    struct Delimiter: Equatable {
        var character: Character
        /// The number of unused characters.
        var count: Int
        /// The original number of characters.
        var length: Int
        var canOpen: Bool
        var canClose: Bool
    }

    var text: String
    var intent: InlinePresentationIntent = []
    var link: URL?
    var imageURL: URL?
    var title: String?
    /// Whether words agree with the preceding number.
    var isInflected = false
    var delimiter: Delimiter?
    /// The blocks around the piece.
    var blocks: PresentationIntent?

    init(_ text: String, intent: InlinePresentationIntent = []) {
        self.text = text
        self.intent = intent
    }

    init(_ delimiter: Delimiter) {
        text = ""
        self.delimiter = delimiter
    }

    /// The visible characters. For a delimiter, these are the unused ones.
    var shownText: String {
        delimiter.map { String(repeating: String($0.character), count: $0.count) } ?? text
    }
}

extension [MarkdownSegment] {
    /// The segments as an attributed string.
    var attributedString: AttributedString {
        var result = AttributedString()
        for segment in self where !segment.shownText.isEmpty {
            var run = AttributedString(segment.shownText)
            if !segment.intent.isEmpty { run.inlinePresentationIntent = segment.intent }
            if let blocks = segment.blocks { run.presentationIntent = blocks }
            if let link = segment.link { run.link = link }
            if let imageURL = segment.imageURL { run.imageURL = imageURL }
            if let title = segment.title { run.alternateDescription = title }
            if segment.isInflected { run[InflectionAttribute.self] = true }
            result += run
        }
        return result
    }
}
