import DisplayList
import Foundation

/// An inline image in text. Lengths are in points.
struct TextAttachment {
    var width: CGFloat
    /// The extent above and below the baseline.
    var ascent: CGFloat
    var descent: CGFloat
    /// Draws the image in the text's own paint, with the left end of its baseline at a point in the drawing's
    /// coordinates and its size multiplied by `scale`.
    var draw: (_ drawing: inout DrawingContext, _ origin: CGPoint, _ scale: CGFloat, _ paint: Paint) -> Void
}

/// The source of an inline image in text: a symbol or an image.
protocol TextAttachmentSource: Equatable, Sendable {
    /// Returns the attachment beside letters of `font`, which is also the font of `environment`.
    @MainActor func textAttachment(
        font: ResolvedFont, environment: EnvironmentValues, session: RenderSession) -> TextAttachment
}

extension Text {
    /// Creates a text of a single attachment.
    init(attachment: any TextAttachmentSource) { self.init(.attachment(attachment)) }
}

extension LocalizedStringKey.StringInterpolation {
    /// Appends an attachment to a localized text.
    mutating func appendAttachment(_ attachment: any TextAttachmentSource) {
        appendInterpolation(Text(attachment: attachment))
    }
}
