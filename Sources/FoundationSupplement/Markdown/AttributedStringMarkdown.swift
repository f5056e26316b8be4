import Foundation

extension AttributedString {
    /// Creates a string from Markdown: text with ``InlinePresentationIntent`` and links.
    ///
    /// The parser follows CommonMark 0.31 with strikethrough and bare addresses, except for tables, footnotes and
    /// reference links. With the full syntax, blocks follow each other without line breaks, as in Foundation.
    /// - Throws: no error, because every text is valid Markdown. The signature is Foundation's.
    public init(
        markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(readingMarkdown: markdown, options: options, baseURL: baseURL)
    }

    /// Creates a string from Markdown in UTF-8.
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` if the data is not UTF-8.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        self.init(readingMarkdown: text, options: options, baseURL: baseURL)
    }

    /// Creates a string from the Markdown in a file.
    /// - Throws: the error of reading the file.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Creates a string from Markdown. Markdown only sets attributes of Foundation's scope.
    public init<Scope: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
        options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(readingMarkdown: markdown, options: options, baseURL: baseURL)
    }

    /// Creates a string from Markdown. Markdown only sets attributes of Foundation's scope.
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
