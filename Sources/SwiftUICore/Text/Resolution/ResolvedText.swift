import DisplayList
import Foundation

/// Text with everything decided that the environment decides.
struct ResolvedText {
    struct Run {
        /// U+FFFC alone where there is an attachment.
        var text: String
        var font: ResolvedFont
        /// In points.
        var kerning: CGFloat
        var tracking: CGFloat
        var baselineOffset: CGFloat
        var paint: ShapeStylePaint
        var background: RGBAColor?
        var underline: Decoration?
        var strikethrough: Decoration?
        var attachment: TextAttachment?
        /// nil keeps to the fonts' own.
        var lineHeight: AttributedString.LineHeight?
        var custom: [CustomTextAttribute] = []
    }

    /// A line under or through a run.
    struct Decoration: Hashable {
        var pattern: Text.LineStyle.Pattern
        var paint: ShapeStylePaint
    }

    /// None is empty.
    var runs: [Run] = []
    /// The font of the text's beginning, which measures it where it has no letters.
    var font: ResolvedFont
    /// The language text is set by: its letter forms and line breaks.
    var language: String?
    var isRightToLeft: Bool
    /// Whether paragraphs run as the layout does, not as their letters do.
    var followsLayoutDirection = false
    /// The height of lines without any text; nil keeps to the font's own.
    var lineHeight: AttributedString.LineHeight?
    /// Whether part of it changes while it is looked at. Such a text is as wide as it is offered, because a widget is
    /// laid out once and its clock runs on: many reports of `.timer` and timer intervals in widgets and Live
    /// Activities say so; that relative dates and offsets do the same is a guess.
    var isLive = false

    /// What the shaper gets, with letters `scale` times as large.
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

    /// The characters, without pictures.
    var plainText: String {
        if runs.count == 1, runs[0].attachment == nil { return runs[0].text }
        return runs.filter { $0.attachment == nil }.map(\.text).joined()
    }
}
