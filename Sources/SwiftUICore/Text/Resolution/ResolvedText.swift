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
    var language: String?
    var isRightToLeft: Bool

    /// What the shaper gets, with letters `scale` times as large.
    func styledText(scale: CGFloat) -> StyledText {
        StyledText(
            runs: runs.map { run in
                StyledText.Run(
                    text: run.text, font: run.font.scaled(by: scale).descriptor, tracking: run.tracking * scale,
                    kerning: run.kerning * scale, attachmentWidth: run.attachment.map { $0.width * scale })
            },
            language: language, direction: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The characters, without pictures.
    var plainText: String { runs.filter { $0.attachment == nil }.map(\.text).joined() }
}
