import DisplayList
import Foundation

/// A text with all environment-dependent values resolved.
struct ResolvedText {
    struct Run {
        /// The characters; U+FFFC for an attachment.
        var text: String
        var font: ResolvedFont
        /// The kerning, in points.
        var kerning: CGFloat
        var tracking: CGFloat
        var baselineOffset: CGFloat
        var paint: ShapeStylePaint
        var background: RGBAColor?
        var underline: Decoration?
        var strikethrough: Decoration?
        var attachment: TextAttachment?
        /// The line height; nil for that of the fonts.
        var lineHeight: AttributedString.LineHeight?
        var custom: [CustomTextAttribute] = []
    }

    /// An underline or strikethrough of a run.
    struct Decoration: Hashable {
        var pattern: Text.LineStyle.Pattern
        var paint: ShapeStylePaint
    }

    /// What VoiceOver says in place of some runs.
    struct SpokenRuns {
        let runs: Range<Int>
        let text: String
    }

    /// The runs, none of which is empty.
    var runs: [Run] = []
    /// The font at the beginning of the text, which measures text without letters.
    var font: ResolvedFont
    /// The language that determines letter forms and line breaks.
    var language: String?
    var isRightToLeft: Bool
    /// Whether paragraphs follow the layout direction instead of their content.
    var followsLayoutDirection = false
    /// The height of empty lines; nil for that of the font.
    var lineHeight: AttributedString.LineHeight?
    /// Whether part of the text changes over time. Such a text takes the full proposed width, because a widget is laid
    /// out once and its clock continues to run. This follows many reports about `.timer` and timer intervals in widgets
    /// and Live Activities; the same behavior for relative dates and offsets is a guess.
    var isLive = false
    /// The key of the string table that gives the text or its first part; nil if no table does.
    var key: String?
    /// What VoiceOver says in place of runs, in their order.
    var spoken: [SpokenRuns] = []

    /// Returns the input of the shaper, with the font size multiplied by `scale`.
    func styledText(scale: CGFloat) -> StyledText {
        StyledText(
            runs: runs.map { run in
                StyledText.Run(
                    text: run.text, font: run.font.scaled(by: scale).descriptor, tracking: run.tracking * scale,
                    kerning: run.kerning * scale, attachmentWidth: run.attachment.map { $0.width * scale })
            },
            language: language, direction: isRightToLeft ? .rightToLeft : .leftToRight,
            isDirectionFixed: followsLayoutDirection)
    }

    /// The characters without attachments.
    var plainText: String {
        if runs.count == 1, runs[0].attachment == nil { return runs[0].text }
        return runs.filter { $0.attachment == nil }.map(\.text).joined()
    }

    /// What VoiceOver says.
    var spokenText: String {
        guard !spoken.isEmpty else { return plainText }
        var (text, next) = ("", 0)
        for part in spoken {
            text += runs[next..<part.runs.lowerBound].filter { $0.attachment == nil }.map(\.text).joined() + part.text
            next = part.runs.upperBound
        }
        return text + runs[next...].filter { $0.attachment == nil }.map(\.text).joined()
    }
}
