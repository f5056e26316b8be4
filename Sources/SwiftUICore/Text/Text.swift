import Foundation

/// Text in one or more lines.
public struct Text: Equatable, Sendable {
    var content: TextContent
    /// The modifiers, innermost first.
    var modifiers: [TextModifier] = []
    /// Where the text is made.
    let trace: SourceTrace

    init(_ content: TextContent, trace: SourceTrace = .here()) { (self.content, self.trace) = (content, trace) }

    func applying(_ modifier: TextModifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }

    /// Concatenates two texts.
    public static func + (lhs: Text, rhs: Text) -> Text {
        // A chain of concatenations stays a flat list.
        if case .joined(let parts) = lhs.content, lhs.modifiers.isEmpty { return Text(.joined(parts + [rhs]), trace: lhs.trace) }
        return Text(.joined([lhs, rhs]), trace: lhs.trace)
    }
}

/// The content of a text, independent of the environment.
enum TextContent: Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    case attributed(AttributedString)
    /// A source whose text depends on the environment and the date.
    case source(any TextSource)
    case attachment(any TextAttachmentSource)
    case joined([Text])
}

/// The source of a text that depends on locale, calendar, time zone or date.
protocol TextSource: Equatable, Sendable {
    /// Whether the text changes over time, as a running clock does.
    var isLive: Bool { get }

    func text(in environment: EnvironmentValues) -> WrittenText
}

/// The text that a source has formatted.
enum WrittenText {
    case plain(String)
    case attributed(AttributedString)

    /// The characters without attributes.
    var string: String {
        switch self {
        case .plain(let string): string
        case .attributed(let string): String(string.characters)
        }
    }
}

extension TextSource {
    var isLive: Bool { false }
}

extension TextContent: Equatable {
    static func == (lhs: TextContent, rhs: TextContent) -> Bool {
        switch (lhs, rhs) {
        case (.verbatim(let first), .verbatim(let second)): first == second
        case (.localized(let first, let table, let bundle), .localized(let second, let otherTable, let otherBundle)):
            first == second && table == otherTable && bundle == otherBundle
        case (.resource(let first), .resource(let second)): first == second
        case (.attributed(let first), .attributed(let second)): first == second
        case (.source(let first), .source(let second)): areEqual(first, second)
        case (.attachment(let first), .attachment(let second)): areEqual(first, second)
        case (.joined(let first), .joined(let second)): first == second
        default: false
        }
    }
}

/// Returns whether two values are of the same type and equal.
private func areEqual<Value: Equatable>(_ first: Value, _ second: any Equatable) -> Bool {
    (second as? Value).map { $0 == first } ?? false
}

extension Text {
    /// Creates a text from a string that is not localized.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Creates a text from a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Creates a localized text from the string for `key`, or from the key itself if no table has it. Inline Markdown
    /// is parsed.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundle: bundle))
    }

    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) { self.init(.attributed(attributedContent)) }

    /// Creates a text from a value that `formatter` formats.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.source(FormatterText(subject: subject, formatter: formatter)))
    }

    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.source(FormatterText(subject: subject, formatter: formatter)))
    }

    /// Creates a text from a value that `format` formats in the environment's locale, calendar and time zone, unless
    /// the format has its own.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.source(FormattedText(input: input, format: format) { .plain($0) }))
    }

    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.source(FormattedText(input: input, format: format) { .attributed($0) }))
    }
}

/// A value with a `Formatter`, which has a locale of its own.
// As in SwiftUI, a view keeps the formatter, and only the main actor formats text with it.
private struct FormatterText: TextSource, @unchecked Sendable {
    let subject: Any
    let formatter: Formatter

    static func == (lhs: FormatterText, rhs: FormatterText) -> Bool {
        lhs.formatter === rhs.formatter && lhs.string == rhs.string
    }

    private var string: String { formatter.string(for: subject) ?? String(describing: subject) }

    func text(in environment: EnvironmentValues) -> WrittenText { .plain(string) }
}
