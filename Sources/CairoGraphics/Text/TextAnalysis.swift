import CPango
import DisplayList
import Foundation

/// The Unicode properties of a text, independent of fonts: characters, scripts and directions from Pango, and line
/// breaks from ICU.
struct TextAnalysis {
    enum Kind: UInt8 { case text, newline, attachment }

    /// The concatenated bytes of the runs.
    let bytes: [UInt8]
    let scalars: [UInt32]
    /// The UTF-8 offset of each scalar, and the text's length.
    let offsets: [Int]
    /// The run of each scalar.
    let runs: [Int]
    let kinds: [Kind]
    let levels: [UInt8]
    /// The scripts as ISO 15924 codes, the form that HarfBuzz uses.
    let scripts: [UInt32]
    let direction: StyledText.Direction
    private let attributes: [PangoLogAttr]
    /// Whether a line may start with each scalar.
    private let breakPlaces: [Bool]

    init(_ text: StyledText) {
        var bytes: [UInt8] = []
        var scalars: [UInt32] = []
        var offsets: [Int] = []
        var runs: [Int] = []
        var kinds: [Kind] = []
        for (run, part) in text.runs.enumerated() {
            for scalar in part.text.unicodeScalars {
                offsets.append(bytes.count)
                // Pango ends texts at a zero.
                let shown = scalar.value == 0 ? Unicode.Scalar(0xFFFD)! : scalar
                bytes.append(contentsOf: UTF8.encode(shown)!)
                scalars.append(shown.value)
                runs.append(run)
                kinds.append(
                    Self.isNewline(shown.value)
                        ? .newline : part.attachmentWidth != nil && shown.value == 0xFFFC ? .attachment : .text)
            }
        }
        offsets.append(bytes.count)
        let isPlain = !scalars.contains { $0 >= 0x300 }
        let direction = isPlain ? text.direction(ofASCII: scalars) : text.direction(ofUTF8: bytes)
        let paragraphs = Self.paragraphs(kinds, scalars)
        (self.bytes, self.scalars, self.offsets, self.runs, self.kinds) = (bytes, scalars, offsets, runs, kinds)
        self.direction = direction
        attributes = Self.attributes(bytes, count: scalars.count, language: text.language)
        breakPlaces = LineBreakPlaces.find(in: scalars)
        levels =
            isPlain && direction == .leftToRight
            ? [UInt8](repeating: 0, count: scalars.count)
            : Self.levels(bytes, offsets, paragraphs, text)
        scripts =
            isPlain
            ? [UInt32](repeating: Self.latin, count: scalars.count)
            : Self.scripts(bytes, offsets, paragraphs, count: scalars.count)
    }

    var count: Int { scalars.count }

    // MARK: Breaks

    /// Returns whether a grapheme cluster starts at a scalar.
    func startsCharacter(_ index: Int) -> Bool {
        guard index > 0, index < count else { return true }
        if kinds[index] == .attachment || kinds[index - 1] == .attachment { return true }
        return attributes[index].is_cursor_position != 0
    }

    func breakBefore(_ index: Int) -> ShapedCluster.BreakBefore {
        guard index > 0, index < count else { return .prohibited }
        if kinds[index - 1] == .newline {
            let isSplit = scalars[index - 1] == 0x0D && scalars[index] == 0x0A
            return isSplit ? .prohibited : .mandatory
        }
        return breakPlaces[index] && kinds[index] != .newline ? .allowed : .prohibited
    }

    /// Returns whether a soft hyphen precedes a scalar.
    func hyphenates(_ index: Int) -> Bool {
        index > 0 && index < count && scalars[index - 1] == 0xAD && breakBefore(index) == .allowed
    }

    func isWhitespace(_ index: Int) -> Bool { attributes[index].is_white != 0 || kinds[index] == .newline }

    // MARK: Characters

    static func isNewline(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    /// Returns whether a character is invisible by itself: a control or format character, a joiner or a variation
    /// selector.
    static func isInvisible(_ scalar: UInt32) -> Bool {
        if scalar < 0x20 || (0x7F...0x9F).contains(scalar) || scalar == 0xAD { return true }
        guard scalar >= 0x34F, let character = Unicode.Scalar(scalar) else { return false }
        return character.properties.isDefaultIgnorableCodePoint
    }

    // MARK: Pango

    private static let latin = openTypeTag("Latn")

    /// Returns the paragraphs as ranges of scalars. A paragraph includes its newline.
    private static func paragraphs(_ kinds: [Kind], _ scalars: [UInt32]) -> [Range<Int>] {
        var paragraphs: [Range<Int>] = []
        var start = 0
        for index in kinds.indices where kinds[index] == .newline {
            if scalars[index] == 0x0D, index + 1 < scalars.count, scalars[index + 1] == 0x0A { continue }
            paragraphs.append(start..<index + 1)
            start = index + 1
        }
        if start < kinds.count { paragraphs.append(start..<kinds.count) }
        return paragraphs
    }

    private static func attributes(_ bytes: [UInt8], count: Int, language: String?) -> [PangoLogAttr] {
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
        // A language is always set, because Pango would use the machine's otherwise.
        let language = pango_language_from_string(language ?? "en")
        bytes.withMemoryRebound { text in
            pango_get_log_attrs(text, Int32(bytes.count), -1, language, &attributes, Int32(count + 1))
        }
        return attributes
    }

    /// Returns the embedding levels. Each paragraph has the direction of its first strong character, like UIKit's
    /// natural writing direction, or the requested direction if it has none.
    private static func levels(
        _ bytes: [UInt8], _ offsets: [Int], _ paragraphs: [Range<Int>], _ text: StyledText
    ) -> [UInt8] {
        var levels: [UInt8] = []
        let (direction, isFixed) = (text.direction, text.isDirectionFixed)
        bytes.withMemoryRebound { text in
            for paragraph in paragraphs {
                let start = offsets[paragraph.lowerBound]
                let length = offsets[paragraph.upperBound] - start
                var base = pango_find_base_dir(text + start, Int32(length))
                if base == PANGO_DIRECTION_NEUTRAL || isFixed {
                    base = direction == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL
                }
                guard let found = pango_log2vis_get_embedding_levels(text + start, Int32(length), &base) else {
                    levels += [UInt8](repeating: direction == .leftToRight ? 0 : 1, count: paragraph.count)
                    continue
                }
                levels += UnsafeBufferPointer(start: found, count: paragraph.count)
                g_free(found)
            }
        }
        return levels
    }

    private static func scripts(
        _ bytes: [UInt8], _ offsets: [Int], _ paragraphs: [Range<Int>], count: Int
    ) -> [UInt32] {
        var scripts: [UInt32] = []
        scripts.reserveCapacity(count)
        bytes.withMemoryRebound { text in
            for paragraph in paragraphs {
                let start = offsets[paragraph.lowerBound]
                let iterator = pango_script_iter_new(text + start, Int32(offsets[paragraph.upperBound] - start))
                defer { pango_script_iter_free(iterator) }
                var filled = paragraph.lowerBound
                repeat {
                    var (first, end): (UnsafePointer<CChar>?, UnsafePointer<CChar>?)
                    var script = PANGO_SCRIPT_COMMON
                    pango_script_iter_get_range(iterator, &first, &end, &script)
                    var code = g_unicode_script_to_iso15924(GUnicodeScript(rawValue: script.rawValue))
                    // Text of digits and marks only is shaped as Latin.
                    if script == PANGO_SCRIPT_COMMON || script == PANGO_SCRIPT_INHERITED { code = latin }
                    let limit = end.map { $0 - text } ?? bytes.count
                    while filled < paragraph.upperBound, offsets[filled] < limit {
                        scripts.append(code)
                        filled += 1
                    }
                } while pango_script_iter_next(iterator) != 0
                while filled < paragraph.upperBound {
                    scripts.append(latin)
                    filled += 1
                }
            }
        }
        return scripts
    }
}

extension StyledText {
    /// Returns the direction of the first strong character, or the requested one.
    fileprivate func direction(ofUTF8 bytes: [UInt8]) -> Direction {
        if isDirectionFixed { return direction }
        let found = bytes.withMemoryRebound { pango_find_base_dir($0, Int32(bytes.count)) }
        switch found {
        case PANGO_DIRECTION_LTR: return .leftToRight
        case PANGO_DIRECTION_RTL: return .rightToLeft
        default: return direction
        }
    }

    /// Returns the same for characters below U+0300, which are Latin or neutral.
    fileprivate func direction(ofASCII scalars: [UInt32]) -> Direction {
        if isDirectionFixed { return direction }
        let hasLetter = scalars.contains { Unicode.Scalar($0)?.properties.isAlphabetic ?? false }
        return hasLetter ? .leftToRight : direction
    }
}

extension [UInt8] {
    /// Calls `body` with the bytes as C characters, without termination.
    fileprivate func withMemoryRebound<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress else { return [0].withUnsafeBufferPointer { body($0.baseAddress!) } }
            return body(base.assumingMemoryBound(to: CChar.self))
        }
    }
}
