import DisplayList
import FoundationSupplement
import Foundation

/// Resolves texts to runs: looks up strings, formats dates, and determines the font and paint of each part.
@MainActor struct TextResolver {
    private let environment: EnvironmentValues
    private let session: RenderSession
    private let styles: ShapeStyleContext
    /// The default paint of text.
    private let foreground: ShapeStylePaint
    private var runs: [ResolvedText.Run] = []
    private var firstFont: ResolvedFont?
    /// The first language that a part of the text specifies.
    private var language: String?
    private var isLive = false
    /// The first key of a string table.
    private var key: String?
    /// What VoiceOver says in place of runs, in their order.
    private var spoken: [ResolvedText.SpokenRuns] = []

    private init(_ context: _ResolutionContext) {
        let styles = ShapeStyleContext(context.environment)
        self.init(context.environment, context.session, styles, styles.foregroundPaint())
    }

    private init(_ environment: EnvironmentValues, _ session: RenderSession, _ styles: ShapeStyleContext, _ foreground: ShapeStylePaint) {
        (self.environment, self.session, self.styles, self.foreground) = (environment, session, styles, foreground)
    }

    static func resolve(_ text: Text, in context: _ResolutionContext) -> ResolvedText {
        var resolver = TextResolver(context)
        let environment = context.environment
        var attributes = environment.textAttributes
        attributes.font = environment.font
        attributes.fontChanges = environment.fontChanges
        resolver.append(text, attributes)
        return ResolvedText(
            runs: resolver.runs, font: resolver.firstFont ?? environment.resolvedFont,
            language: resolver.language ?? environment.locale.languageTag,
            isRightToLeft: environment.layoutDirection == .rightToLeft,
            followsLayoutDirection: environment.writingDirectionStrategy == .layoutBased,
            lineHeight: environment.textLineHeight, isLive: resolver.isLive, key: resolver.key, spoken: resolver.spoken)
    }

    private mutating func append(_ text: Text, _ outer: TextAttributes) {
        guard session.stack.hasRoom(reserving: StackGuard.layoutReserve) else {
            return session.fail(.layoutTooDeep)
        }
        var attributes = outer
        for modifier in text.modifiers.reversed() { attributes.apply(modifier) }
        let first = runs.count
        defer { noteSpoken(text, from: first) }
        switch text.content {
        case .verbatim(let string): append(string, attributes)
        case .localized(let key, let table, let bundle): append(key, table, bundle, attributes)
        case .resource(let resource):
            if key == nil { key = resource.key }
            append(localizedText(of: resource), attributes)
        case .attributed(let string): append(constrained(string), attributes)
        case .source(let source):
            isLive = isLive || source.isLive
            switch source.text(in: environment) {
            case .plain(let string): append(string, attributes)
            case .attributed(let string): append(string, attributes)
            }
        case .attachment(let source): append(source, attributes)
        case .joined(let parts): for part in parts { append(part, attributes) }
        }
    }

    /// Notes what VoiceOver says in place of the runs of a text. The label around others counts.
    private mutating func noteSpoken(_ text: Text, from first: Int) {
        let labels = text.modifiers.compactMap { if case .spoken(let label) = $0 { label } else { nil } }
        guard let label = labels.last else { return }
        var resolver = TextResolver(environment, session, styles, foreground)
        resolver.append(label, TextAttributes())
        spoken.removeAll { $0.runs.lowerBound >= first }
        spoken.append(ResolvedText.SpokenRuns(runs: first..<runs.count, text: resolver.runs.map(\.text).joined()))
    }

    private func localizedText(of resource: LocalizedStringResource) -> AttributedString {
        var resource = resource
        if resource.locale == .autoupdatingCurrent { resource.locale = environment.locale }
        return AttributedString(localized: resource)
    }

    private mutating func append(
        _ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ attributes: TextAttributes
    ) {
        if self.key == nil { self.key = key.key }
        var texts: [Text] = []
        let arguments = key.arguments.map { argument -> FormatArgument in
            switch argument {
            case .value(let value): return value
            case .text(let text):
                texts.append(text)
                var place = AttributedString("\u{FFFC}")
                place[InterpolatedText.self] = texts.count - 1
                return .text(place)
            }
        }
        let locale = environment.locale
        let format = LocalizedStringTable.format(
            forKey: key.key, or: LocalizedFormat(key.key), table: table, bundle: bundle, locale: locale)
        if key.isPlain, format.format == key.key { return append(key.key, attributes) }
        append(format.markdownText(arguments: arguments, locale: locale), attributes, texts: texts)
    }

    /// Returns the text as the definition around it lets it look.
    private func constrained(_ string: AttributedString) -> AttributedString {
        guard let definition = environment.attributedTextFormattingDefinition else { return string }
        var string = string
        definition.constrain(&string)
        return string
    }

    private mutating func append(_ string: AttributedString, _ outer: TextAttributes, texts: [Text] = []) {
        if string.runs.isEmpty { return append("", outer) }
        for run in string.runs {
            var attributes = outer
            attributes.apply(run.attributes)
            if let place = run.attributes[InterpolatedText.self], texts.indices.contains(place) {
                append(texts[place], attributes)
            } else {
                append(String(string[run.range].characters), attributes)
            }
        }
    }

    private mutating func append(_ string: String, _ attributes: TextAttributes) {
        let font = font(attributes)
        if firstFont == nil { firstFont = font }
        if language == nil { language = attributes.language }
        if string.isEmpty { return }
        runs.append(run(cased(string), font, attributes))
    }

    private mutating func append(_ source: any TextAttachmentSource, _ attributes: TextAttributes) {
        let font = font(attributes)
        if firstFont == nil { firstFont = font }
        var inner = environment
        inner.font = attributes.font
        inner.fontChanges = attributes.fontChanges
        if let style = attributes.foreground { inner.setForegroundStyles([style]) }
        var run = run("\u{FFFC}", font, attributes)
        var attachment = source.textAttachment(font: font, environment: inner, session: session)
        if !attachment.width.isFinite || attachment.width < 0 { attachment.width = 0 }
        if !attachment.ascent.isFinite { attachment.ascent = 0 }
        if !attachment.descent.isFinite { attachment.descent = 0 }
        run.attachment = attachment
        runs.append(run)
    }

    private func run(_ string: String, _ font: ResolvedFont, _ attributes: TextAttributes) -> ResolvedText.Run {
        let paint = paint(attributes)
        func decoration(_ style: Text.LineStyle?) -> ResolvedText.Decoration? {
            style.map { style in
                ResolvedText.Decoration(
                    pattern: style.pattern, paint: style.color.map { $0._paint(in: styles) } ?? paint)
            }
        }
        return ResolvedText.Run(
            text: string, font: font, kerning: attributes.tracking == 0 ? attributes.kerning : 0,
            tracking: attributes.tracking,
            baselineOffset: attributes.baselineOffset, paint: paint,
            background: attributes.background?.resolved(in: styles.colors),
            underline: decoration(attributes.underline), strikethrough: decoration(attributes.strikethrough),
            lineHeight: attributes.lineHeight ?? environment.textLineHeight, custom: attributes.custom)
    }

    private func font(_ attributes: TextAttributes) -> ResolvedFont {
        let font = (attributes.font ?? .body).resolved(in: environment, changes: attributes.fontChanges)
        return font.scaled(by: attributes.scale.factor)
    }

    private func paint(_ attributes: TextAttributes) -> ShapeStylePaint {
        if let style = attributes.foreground { return style._paint(in: styles) }
        return attributes.link == nil ? foreground : TintShapeStyle()._paint(in: styles)
    }

    private func cased(_ string: String) -> String {
        switch environment.textCase {
        case .uppercase: string.uppercased(with: environment.locale)
        case .lowercase: string.lowercased(with: environment.locale)
        case nil: string
        }
    }
}

/// Marks the position of an interpolated text in a localized string by the text's index.
private enum InterpolatedText: AttributedStringKey {
    typealias Value = Int
    static let name = "InterpolatedText"
}

extension LocalizedStringKey {
    /// Whether the key consists only of its own characters, without arguments and Markdown syntax.
    fileprivate var isPlain: Bool {
        arguments.isEmpty
            && key.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."),
                    0x80...:
                    true
                default: false
                }
            }
            && !key.contains("www.")
    }
}
