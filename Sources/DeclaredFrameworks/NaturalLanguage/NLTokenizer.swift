internal import _FoundationICU

/// Divides text by the rules of Unicode, which ICU has.
open class NLTokenizer: NSObject {
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let numeric = Attributes(rawValue: 1)
        public static let symbolic = Attributes(rawValue: 2)
        public static let emoji = Attributes(rawValue: 4)
    }

    public let unit: NLTokenUnit
    open var string: String?
    private var language = "en"

    public init(unit: NLTokenUnit) { self.unit = unit }

    open func setLanguage(_ language: NLLanguage) { self.language = language.rawValue }

    open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
        guard let string else { return [] }
        return TextPieces.pieces(of: string, unit, language).filter(\.isToken).map(\.range)
            .filter { $0.lowerBound >= range.lowerBound && $0.upperBound <= range.upperBound }
    }

    open func tokenRange(at index: String.Index) -> Range<String.Index> {
        guard let string else { return index..<index }
        return TextPieces.pieces(of: string, unit, language).first { $0.range.contains(index) }?.range ?? index..<index
    }

    open func enumerateTokens(in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool) {
        for token in tokens(for: range) {
            let text = (string ?? "")[token]
            var attributes: Attributes = []
            if text.contains(where: \.isNumber) { attributes.insert(.numeric) }
            if text.unicodeScalars.contains(where: \.properties.isEmojiPresentation) {
                attributes.formUnion([.symbolic, .emoji])
            }
            guard block(token, attributes) else { return }
        }
    }
}

/// A piece of a text: a token, or what stands between tokens.
struct TextPiece {
    let range: Range<String.Index>
    let isToken: Bool
}

enum TextPieces {
    static func pieces(of text: String, _ unit: NLTokenUnit, _ language: String) -> [TextPiece] {
        switch unit {
        case .document: return text.isEmpty ? [] : [TextPiece(range: text.startIndex..<text.endIndex, isToken: true)]
        case .paragraph:
            var (pieces, start): ([TextPiece], String.Index) = ([], text.startIndex)
            while start < text.endIndex {
                let end = text[start...].firstIndex(where: \.isNewline).map(text.index(after:)) ?? text.endIndex
                pieces.append(TextPiece(range: start..<end, isToken: true))
                start = end
            }
            return pieces
        case .word: return pieces(of: text, UBRK_WORD, language)
        case .sentence: return pieces(of: text, UBRK_SENTENCE, language)
        }
    }

    private static func pieces(of text: String, _ kind: UBreakIteratorType, _ language: String) -> [TextPiece] {
        let units = Array(text.utf16)
        var status = U_ZERO_ERROR
        guard let iterator = swift_ubrk_open(kind, language, nil, 0, &status) else { return [] }
        defer { swift_ubrk_close(iterator) }
        return units.withUnsafeBufferPointer { buffer in
            swift_ubrk_setText(iterator, buffer.baseAddress, Int32(clamping: buffer.count), &status)
            var (pieces, start): ([TextPiece], Int) = ([], 0)
            while case let end = Int(swift_ubrk_next(iterator)), end > start {
                let range =
                    text.utf16.index(
                        text.startIndex, offsetBy: start)..<text.utf16.index(text.startIndex, offsetBy: end)
                // Between words, ICU's rules have the status 0; sentences are all tokens. An emoji is a token, too.
                let isToken = kind == UBRK_SENTENCE || swift_ubrk_getRuleStatus(iterator) != 0
                    || text[range].unicodeScalars.contains(where: \.properties.isEmojiPresentation)
                pieces.append(TextPiece(range: range, isToken: isToken))
                start = end
            }
            return pieces
        }
    }
}
