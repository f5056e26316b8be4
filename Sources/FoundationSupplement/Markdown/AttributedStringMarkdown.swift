import Foundation

extension AttributedString {
    /// The string that Markdown describes: text with ``InlinePresentationIntent`` and links.
    ///
    /// Follows CommonMark 0.31 with strikethrough and bare addresses, save for tables, footnotes and links by
    /// reference. Under the full syntax, blocks follow each other without line breaks, as Foundation leaves them.
    /// - Throws: nothing: every text is Markdown. The signature is Foundation's.
    public init(
        markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(readingMarkdown: markdown, options: options, baseURL: baseURL)
    }

    /// The string that Markdown in UTF-8 describes.
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` where the data is not UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        self.init(readingMarkdown: text, options: options, baseURL: baseURL)
    }

    /// The string that the Markdown in a file describes.
    /// - Throws: what reading the file throws.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// The string that Markdown describes; attributes of other scopes than Foundation's come from no Markdown.
    public init<Scope: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(readingMarkdown: markdown, options: options, baseURL: baseURL)
    }

    /// The string that Markdown describes; attributes of other scopes than Foundation's come from no Markdown.
    public init<Scope: AttributeScope>(
        markdown: String, including scope: Scope.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(readingMarkdown: markdown, options: options, baseURL: baseURL)
    }

    init(readingMarkdown source: String, options: MarkdownParsingOptions, baseURL: URL?) {
        let segments =
            options.interpretedSyntax == .full
            ? MarkdownBlocks.segments(of: source, options: options, baseURL: baseURL)
            : InlineMarkdown.segments(of: source, options: options, baseURL: baseURL)
        self = segments.attributedString
    }
}
