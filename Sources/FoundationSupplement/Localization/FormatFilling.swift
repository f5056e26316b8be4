import Foundation

/// Inserts arguments into the placeholders of a localized format.
struct FormatFilling {
    private enum Part {
        case literal(String)
        case value(AttributedString)
    }

    private var parts: [Part] = []
    private let arguments: [FormatArgument]
    private let substitutions: [String: LocalizedFormat.Substitution]
    private let locale: Locale
    /// The locale whose grammar the text follows: that of the text's own language.
    private let grammar: Locale

    init(format: LocalizedFormat, arguments: [FormatArgument], locale: Locale) {
        self.arguments = arguments
        self.locale = locale
        grammar = format.language.map { Locale(identifier: $0) } ?? locale
        substitutions = format.substitutions
        if arguments.isEmpty {
            parts = [.literal(format.format)]
        } else {
            fill(FormatTemplate(format.format), chosen: nil, depth: 0)
        }
    }

    private mutating func fill(_ template: FormatTemplate, chosen: (index: Int, specifier: String)?, depth: Int) {
        for piece in template.pieces {
            switch piece {
            case .literal(let text):
                parts.append(.literal(text))
            case .argument(let place):
                parts.append(.value(value(at: place)))
            case .chosenArgument:
                guard let chosen, case .argument(var place)? = FormatTemplate("%" + chosen.specifier).pieces.first
                else {
                    parts.append(.literal("%arg"))
                    continue
                }
                place.index = chosen.index
                parts.append(.value(value(at: place)))
            case .substitution(let name, let placeIndex, let isExplicit):
                // The depth limit stops forms that refer to each other in a circle.
                guard let substitution = substitutions[name], depth < 16 else {
                    parts.append(.literal("%#@\(name)@"))
                    continue
                }
                let index = isExplicit ? placeIndex : substitution.argumentIndex ?? placeIndex
                guard let form = form(of: substitution, at: index) else { continue }
                // The first placeholder of a form refers to the number that selected it.
                let template = FormatTemplate(form, firstIndex: substitution.isWholeString ? 0 : index)
                fill(template, chosen: (index, substitution.argumentSpecifier), depth: depth + 1)
            }
        }
    }

    private func form(of substitution: LocalizedFormat.Substitution, at index: Int) -> String? {
        let number = arguments.indices.contains(index) ? arguments[index].number ?? 0 : 0
        let category = PluralCategory(of: number, locale: grammar)
        // A form for zero applies to 0 in every language, also in those whose rules have no such category.
        let zero = number == 0 ? substitution.forms[.zero] : nil
        return zero ?? substitution.forms[category] ?? substitution.forms[.other]
    }

    private func value(at place: FormatTemplate.Placeholder) -> AttributedString {
        guard arguments.indices.contains(place.index) else { return AttributedString("(null)") }
        return arguments[place.index].text(at: place, locale: locale)
    }

    func text() -> AttributedString {
        parts.reduce(into: AttributedString()) { result, part in
            switch part {
            case .literal(let text): result += AttributedString(text)
            case .value(let value): result += value
            }
        }
    }

    func markdownText() -> AttributedString {
        var values: [AttributedString] = []
        var source = ""
        for part in parts {
            switch part {
            case .literal(let text):
                source += text
            case .value(let value):
                guard let mark = Self.mark(of: values.count) else {
                    source += String(value.characters)
                    continue
                }
                source.unicodeScalars.append(mark)
                values.append(value)
            }
        }
        let options = AttributedString.MarkdownParsingOptions(
            allowsExtendedAttributes: true, interpretedSyntax: .inlineOnlyPreservingWhitespace)
        let text = AttributedString(readingMarkdown: source, options: options, baseURL: nil)
        let filled = values.isEmpty ? text : Self.replacingMarks(in: text, with: values)
        return EnglishInflection.inflected(filled, locale: grammar)
    }

    /// Returns the character that represents the value with this index while Markdown is parsed. It comes from
    /// Unicode's private use area.
    private static func mark(of index: Int) -> Unicode.Scalar? {
        index < 0xFFFE ? Unicode.Scalar(UInt32(0xF0000 + index)) : nil
    }

    private static func replacingMarks(in text: AttributedString, with values: [AttributedString]) -> AttributedString {
        var result = AttributedString()
        for run in text.runs {
            var attributes = run.attributes
            if let link = run.link {
                let filled = values.enumerated().reduce(link.absoluteString) { address, value in
                    guard let mark = mark(of: value.offset) else { return address }
                    let plain = String(value.element.characters)
                    let encoded = plain.addingPercentEncoding(withAllowedCharacters: addressCharacters) ?? plain
                    let escapedMark = String(mark).addingPercentEncoding(withAllowedCharacters: []) ?? ""
                    return address.replacingOccurrences(of: escapedMark, with: encoded)
                        .replacingOccurrences(of: String(mark), with: encoded)
                }
                attributes.link = URL(string: filled)
            }
            var literal = ""
            for scalar in text[run.range].unicodeScalars {
                let index = Int(scalar.value) - 0xF0000
                guard values.indices.contains(index) else {
                    literal.unicodeScalars.append(scalar)
                    continue
                }
                result += AttributedString(literal, attributes: attributes)
                literal = ""
                // The value's own attributes override those of its placeholder. Presentation intents are combined.
                var value = values[index]
                for part in value.runs {
                    var merged = attributes.merging(part.attributes)
                    let intents = [attributes.inlinePresentationIntent, part.inlinePresentationIntent].compactMap { $0 }
                    if !intents.isEmpty { merged.inlinePresentationIntent = intents.reduce([]) { $0.union($1) } }
                    value[part.range].setAttributes(merged)
                }
                result += value
            }
            result += AttributedString(literal, attributes: attributes)
        }
        return result
    }

    /// The characters that are not escaped in an inserted address. The argument may also be a complete URL.
    private static let addressCharacters = CharacterSet.urlQueryAllowed.union(CharacterSet(charactersIn: "%#"))
}
