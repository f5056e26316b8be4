import Foundation

/// What is known of a picture after it was laid out and drawn. Lengths are in points, frames are in the picture.
package struct PictureFacts: Sendable {
    /// The place on a device for which the picture is made.
    package enum Surface: String, Codable, Sendable {
        case homeScreen, accessory, liveActivity, island, control, preview
    }

    /// The name of the picture's file without its extension, such as `TodoWidget/systemSmall-dark`.
    package var name: String
    package var kind: String
    /// The family, presentation or place.
    package var form: String
    package var surface: Surface
    package var look: Look
    /// What the provider found: pictures of one number share user defaults, recorded responses, stores and random numbers.
    package var inputs = 0
    package var size: CGSize
    /// The widget's content margins.
    package var margins: Margins
    /// The radius of the system's corners; 0 where it has none.
    package var cornerRadius: CGFloat
    /// Whether the placeholder is drawn because the provider gave no entry.
    package var isPlaceholder: Bool
    package var texts: [TextFacts]
    package var images: [ImageFacts]
    package var targets: [TargetFacts]
    /// What VoiceOver reads, in its order.
    package var spoken: [SpokenFacts]
    /// Whether the extension has string tables in two languages or more.
    package var isTranslated = false
    /// Whether the content changes no pixel of its background.
    package var isBlank: Bool
    /// A hash of the pixels, which equal pictures share.
    package var digest: String
    /// What the engine has warned about while it laid the picture out.
    package var warnings: [WarningFacts]
    /// The place of the configuration in the sources.
    package var place: SourceLocation?
    /// What the engine has noticed about the picture.
    package var notices: [NoticeFacts] = []
    /// The URL that a tap beside all targets opens.
    package var widgetURL: URL?
    /// The smallest rectangle around all pixels that differ from the one in the upper left corner.
    package var inkBounds: CGRect = .zero

    /// Creates the facts of a picture without content.
    package init(
        name: String, kind: String, form: String, surface: Surface = .homeScreen, look: Look = .standard,
        size: CGSize = CGSize(width: 170, height: 170), margins: Margins = Margins(), cornerRadius: CGFloat = 0
    ) {
        (self.name, self.kind, self.form, self.surface, self.look) = (name, kind, form, surface, look)
        (self.size, self.margins, self.cornerRadius) = (size, margins, cornerRadius)
        isPlaceholder = false
        (texts, images, targets, spoken, warnings) = ([], [], [], [], [])
        (isBlank, digest) = (false, "")
    }

    /// Whether a device shows such a picture: only the widgets of the Home Screen are tinted with it and taken into StandBy without
    /// their backgrounds. Accessories have colors of their own, and Live Activities and controls keep theirs.
    package var isShown: Bool { surface == .homeScreen || surface == .preview || !look.isTinted && !look.has(.standBy) }

    /// The rectangle of the whole picture.
    package var bounds: CGRect { CGRect(origin: .zero, size: size) }
}

/// The distances of a widget's content from its edges, in points.
package struct Margins: Hashable, Sendable {
    package var top, leading, bottom, trailing: CGFloat

    /// Creates margins, by default none.
    package init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

/// A warning of the engine about a picture.
package struct WarningFacts: Hashable, Sendable {
    package var text: String
    package var place: SourceLocation?

    /// Creates a warning.
    package init(text: String, place: SourceLocation? = nil) { (self.text, self.place) = (text, place) }
}
