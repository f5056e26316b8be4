import DisplayList
import Foundation

/// A picture that stands in text like a letter; lengths are points.
struct TextAttachment {
    var width: CGFloat
    /// How far it reaches above and below the baseline.
    var ascent: CGFloat
    var descent: CGFloat
    /// Draws the picture with its baseline's left end at a point of the drawing's coordinates, `scale` times as large,
    /// in the text's own paint.
    var draw: (_ drawing: inout DrawingContext, _ origin: CGPoint, _ scale: CGFloat, _ paint: Paint) -> Void
}

/// What can stand in text: a symbol or an image.
protocol TextAttachmentSource: Equatable, Sendable {
    /// The picture beside letters of `font`, which `environment` has for its font, too.
    @MainActor func textAttachment(
        font: ResolvedFont, environment: EnvironmentValues, session: RenderSession) -> TextAttachment
}

extension Text {
    /// A text of one picture.
    init(attachment: any TextAttachmentSource) { self.init(.attachment(attachment)) }
}

extension LocalizedStringKey.StringInterpolation {
    /// Puts a picture into a localised text.
    mutating func appendAttachment(_ attachment: any TextAttachmentSource) {
        appendInterpolation(Text(attachment: attachment))
    }
}
