import Foundation

/// What all views of a picture have. Lengths are in points, frames are in the picture.
package struct ViewFacts: Codable, Sendable {
    /// The place in the sources; nil where it is not known.
    package var place: SourceLocation?
    /// The way to the view in the layout tree, which pictures of other looks share.
    package var path: String
    package var frame: CGRect
    /// The part of the picture in which the view is visible: what remains of it behind all clips.
    package var clip: CGRect
    /// The product of the opacities of the views around it, 0…1.
    package var opacity: Double = 1
    /// Whether it shows a placeholder in place of its content.
    package var isRedacted = false
    /// Whether it is marked as private.
    package var isPrivacySensitive = false
    /// Whether it, or a view around it, is hidden from VoiceOver.
    package var isAccessibilityHidden = false
    /// The index in `PictureFacts.targets` of the innermost tap target around the view.
    package var target: Int?

    /// Creates the facts of a view that nothing clips.
    package init(place: SourceLocation? = nil, path: String = "", frame: CGRect, clip: CGRect? = nil) {
        (self.place, self.path, self.frame, self.clip) = (place, path, frame, clip ?? frame)
    }
}

/// A text of a picture.
package struct TextFacts: Sendable {
    package var view: ViewFacts
    /// The characters.
    package var text: String
    /// The rectangles of the lines, from the ascent to the descent, in points.
    package var lines: [CGRect]
    package var isTruncated = false
    /// Whether a line ends inside a word, without a hyphen.
    package var breaksWord = false
    /// The factor by which the text is scaled down to fit, at most 1.
    package var scale: CGFloat = 1
    /// The smallest factor that the view allows.
    package var minimumScale: CGFloat = 1
    /// The most lines that the view allows; nil for no limit.
    package var lineLimit: Int?
    /// The largest and the smallest size of the fonts as drawn, in points.
    package var fontSize: CGFloat
    package var smallestFontSize: CGFloat
    /// Whether all letters are at least as heavy as semibold.
    package var isBold = false
    /// The key in a string table that the text came from; nil for characters that no table translates.
    package var key: String?
    /// Whether a string table of the extension has the key.
    package var isInTable = false
    /// Whether a date or timer updates the text by itself.
    package var isLive = false
    /// Whether the text changes a pixel of the picture.
    package var isDrawn = true
    /// Whether a letter has any opacity: a text that its view makes transparent has none. Emoji are no letters.
    package var isPainted = true
    /// The part of the letters' pixels that differ from what is behind them, 0…1; nil if that was not measured.
    package var drawnShare: Double?
    /// The part of the letters that other drawings hide, 0…1; nil if that was not measured.
    package var hiddenShare: Double?
    /// The contrast ratio by WCAG 2.2, 1…21, of the strokes' pixels to those really behind them; nil if nothing was drawn,
    /// or if what is behind them is not known.
    package var contrast: Double?
    /// The relative luminance of the text and of what is behind it, 0…1. Behind the text of a Lock Screen's widget is black.
    package var luminance: (text: Double, ground: Double)?
    /// The contrast ratios on wallpapers, 1…21, for what lets the wallpaper through; empty for all else.
    package var wallpapers: [WallpaperContrast] = []

    /// Creates the facts of a text on one line.
    package init(_ text: String, view: ViewFacts, fontSize: CGFloat = 17) {
        (self.text, self.view, self.fontSize, smallestFontSize) = (text, view, fontSize, fontSize)
        lines = [view.frame]
    }
}

/// How a text stands out on a wallpaper.
package struct WallpaperContrast: Hashable, Sendable {
    /// The wallpaper in words: `a dark wallpaper`.
    package var name: String
    /// The contrast ratio by WCAG 2.2, 1…21.
    package var ratio: Double

    /// Creates a contrast.
    package init(_ name: String, _ ratio: Double) { (self.name, self.ratio) = (name, ratio) }
}

/// An image or symbol of a picture.
package struct ImageFacts: Sendable {
    /// What the image comes from.
    package enum Source: Sendable { case symbol, asset, data }

    package var view: ViewFacts
    package var source: Source
    /// The name in the catalog, or of the symbol; nil for other images.
    package var name: String?
    /// The size in pixels; nil for drawings.
    package var pixels: CGSize?
    /// How varied the pixels in its frame are as drawn, without texts: the standard deviation of their luminance, 0…0.5.
    package var spread: Double?
    /// The same of a frame 4 points larger on all sides; nil where the picture has no room for it.
    package var surroundingSpread: Double?
    /// Of a symbol whose name is misspelled, the names that are likely meant; empty for others.
    package var meantSymbols: [String] = []
    /// Whether no catalog has it, so that it draws nothing.
    package var isMissing = false
    /// Whether the sources say that it only decorates.
    package var isDecorative = false
    /// The label that VoiceOver reads for it, from itself or a view around it.
    package var label: String?
    /// Whether the label is that of a view that has texts, too.
    package var sharesLabel = false
    /// The relative luminance of a symbol or template image and of what is behind it, 0…1; nil for other images, or where nothing
    /// was drawn, where something lies over it, or where what is behind it is not known.
    package var luminance: (image: Double, ground: Double)?

    /// Creates the facts of an image.
    package init(_ name: String?, source: Source, view: ViewFacts) { (self.name, self.source, self.view) = (name, source, view) }
}

/// A tap target of a picture.
package struct TargetFacts: Sendable {
    /// What a tap does.
    package enum Action: Sendable {
        case link(URL), intent(String), code
    }

    package var view: ViewFacts
    package var action: Action
    /// What VoiceOver reads for it.
    package var label: String

    /// Creates the facts of a tap target.
    package init(_ action: Action, label: String, view: ViewFacts) { (self.action, self.label, self.view) = (action, label, view) }
}

/// An element that VoiceOver reads.
package struct SpokenFacts: Sendable {
    package var label: String
    package var value: String?
    package var frame: CGRect

    /// Creates an element.
    package init(_ label: String, value: String? = nil, frame: CGRect) { (self.label, self.value, self.frame) = (label, value, frame) }
}
