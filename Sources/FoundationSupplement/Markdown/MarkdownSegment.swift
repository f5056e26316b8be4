import Foundation

/// A piece of a line of Markdown whose characters are all shown alike.
struct MarkdownSegment: Equatable {
    /// A run of `*`, `_` or `~` that may begin or end a span.
    struct Delimiter: Equatable {
        var character: Character
        /// How many are left to use.
        var count: Int
        /// How many there were.
        var length: Int
        var canOpen: Bool
        var canClose: Bool
    }

    var text: String
    var intent: InlinePresentationIntent = []
    var link: URL?
    var imageURL: URL?
    var title: String?
    /// Whether words agree in number with the amount before them.
    var isInflected = false
    var delimiter: Delimiter?

    init(_ text: String, intent: InlinePresentationIntent = []) {
        self.text = text
        self.intent = intent
    }

    init(_ delimiter: Delimiter) {
        text = ""
        self.delimiter = delimiter
    }

    /// The characters that show: of a delimiter, those that no span used.
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
            if let link = segment.link { run.link = link }
            if let imageURL = segment.imageURL { run.imageURL = imageURL }
            if let title = segment.title { run.alternateDescription = title }
            if segment.isInflected { run[InflectionAttribute.self] = true }
            result += run
        }
        return result
    }
}
