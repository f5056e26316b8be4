import CairoGraphics
import Checks
import DisplayList
import Files
import Foundation
import PictureEngine
import SwiftUICore
import WidgetKitCore

extension PictureFacts {
    /// Gathers the facts of a laid-out picture, which is drawn for it.
    ///
    /// - Parameters:
    ///   - look: what the picture's variant changes.
    ///   - configuration: the place of the configuration in the sources.
    ///   - content: the views of the picture.
    ///   - places: the places of views in the sources.
    /// - Throws: `PictureFailure` if no picture has the size in pixels.
    @MainActor init(
        _ picture: SelectedPicture, look: Look, engine: PictureEngine, configuration: SourceLocation? = nil,
        content: PlacedContent, places: ViewPlaces
    ) throws {
        let (view, surroundings) = (picture.view, picture.surroundings)
        let list = view.displayList
        let base = picture.preview ?? PicturePath.base(kind: picture.kind, surroundings: surroundings)
        var look = look
        look.isDark = surroundings.colorScheme == .dark
        self.init(
            name: base, kind: picture.kind, form: picture.form ?? "view", surface: Surface(picture), look: look, size: list.size,
            margins: Margins(surroundings.standardMargins),
            cornerRadius: surroundings.family.isAccessory ? 0 : surroundings.device.cornerRadius(of: surroundings.system))
        self.place = configuration
        notices = view.notices.map(NoticeFacts.init)
        widgetURL = view.widgetURL
        isPlaceholder = picture.entry?.isPlaceholder == true
        // A Live Activity without content has no height, and nothing more to be judged by.
        guard list.size.width > 0, list.size.height > 0 else { return }
        let contrast = try TextContrast(list, ground: PictureFacts.ground(of: surroundings), with: engine.bitmaps)
        texts = content.texts.map { text in
            var facts = TextFacts(text.text, view: ViewFacts(text.view, places: places), fontSize: text.fontSizes.upperBound)
            (facts.lines, facts.isTruncated, facts.scale, facts.minimumScale) = (text.lines, text.isTruncated, text.scale, text.minimumScale)
            (facts.smallestFontSize, facts.key, facts.isLive) = (text.fontSizes.lowerBound, text.key, text.isLive)
            facts.isBold = text.weight >= 600
            (facts.lineLimit, facts.breaksWord) = (text.lineLimit, text.breaksWord)
            // Other letters in the same place are not those of a view that is transparent.
            let ink =
                text.view.opacity < 0.01
                ? TextContrast.Ink() : contrast.measure(lines: text.lines, clip: text.view.clip, fontSize: facts.fontSize)
            facts.isPainted = ink.painted > 0
            facts.isDrawn = ink.drawn > 0 || ink.painted == 0 && text.view.opacity >= 0.01 && text.text.isEmoji
            facts.drawnShare = ink.painted > 0 ? Double(ink.drawn) / Double(ink.painted) : nil
            if let measure = ink.measure {
                facts.luminance = (measure.text, measure.ground)
                // The wallpaper of the Lock Screen is not known.
                if surroundings.renderingMode != .vibrant { facts.contrast = measure.ratio }
            }
            return facts
        }
        if texts.contains(where: { ($0.drawnShare ?? 1) < PictureFacts.usualShare }) {
            let cover = try TextCover(list, ground: PictureFacts.ground(of: surroundings), with: engine.bitmaps)
            for index in texts.indices where (texts[index].drawnShare ?? 1) < PictureFacts.usualShare {
                texts[index].hiddenShare = cover.hiddenShare(lines: texts[index].lines, clip: texts[index].view.clip)
            }
        }
        images = content.images.map { image in
            var facts = ImageFacts(
                image.name, source: image.isSymbol ? .symbol : image.name == nil ? .data : .asset,
                view: ViewFacts(image.view, places: places))
            (facts.pixels, facts.isMissing) = (image.pixels, image.isMissing)
            let visible = image.view.frame.intersection(image.view.clip)
            facts.spread = ImageTones.spread(in: visible, of: contrast.ground)
            let around = visible.insetBy(dx: -4, dy: -4).intersection(bounds)
            facts.surroundingSpread = around == visible ? nil : ImageTones.spread(in: around, of: contrast.ground)
            facts.label = image.view.accessibilityLabel ?? image.spokenText
            facts.isDecorative = image.isDecorative
            // What the table of symbols draws may be newer than the list.
            if image.isSymbol, image.isMissing, let name = image.name { facts.meantSymbols = SymbolNames.installed.meant(by: name) }
            return facts
        }
        let labels = view.root.tapTargets.map(\.label)
        targets = content.targets.enumerated().map { index, target in
            TargetFacts(
                TargetFacts.Action(target.action), label: labels.indices.contains(index) ? labels[index] : "",
                view: ViewFacts(target.view, places: places))
        }
        spoken = view.root.spokenElements.map { SpokenFacts($0.label, value: $0.value, frame: $0.frame) }
        digest = "\(contrast.picture.width)x\(contrast.picture.height)-"
            + contrast.picture.withPixels { ContentHash.sha256(Data(buffer: $0)) }
        // Only the standard look of a family is compared with that of another one.
        if look.isStandard, !look.isDark, surface == .homeScreen {
            inkBounds = contrast.picture.inkBounds
                .applying(CGAffineTransform(scaleX: 1 / TextContrast.scale, y: 1 / TextContrast.scale))
        }
        isBlank = contrast.picture.withPixels { pixels in pixels.first.map { first in pixels.allSatisfy { $0 == first } } ?? true }
    }

    /// The part of a text's letters that changes pixels where nothing hides them and their ground has another color; the faint
    /// pixels at their edges may not.
    private static let usualShare = 0.9

    /// What lies behind the transparent parts of a picture: a dark wallpaper behind accessories and tinted widgets, the black
    /// screen of StandBy. A Home Screen widget has no transparent parts.
    @MainActor static func ground(of surroundings: WidgetSurroundings) -> RGBAColor? {
        surroundings.removesBackground ? RGBAColor(0, 0, 0) : nil
    }
}

extension PictureFacts.Surface {
    @MainActor init(_ picture: SelectedPicture) {
        switch picture.surroundings.form {
        case _ where picture.preview != nil: self = .preview
        case .widget(let family): self = family.isAccessory ? .accessory : .homeScreen
        case .activity(let kind): self = kind == .content ? .liveActivity : .island
        case .control: self = .control
        }
    }
}

extension Margins {
    init(_ insets: EdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

extension ViewFacts {
    @MainActor init(_ view: PlacedContent.View, places: ViewPlaces) {
        self.init(place: places.place(of: view.traces), path: view.path, frame: view.frame, clip: view.clip)
        (opacity, isRedacted, isPrivacySensitive) = (view.opacity, view.isRedacted, view.isPrivacySensitive)
        (isAccessibilityHidden, target) = (view.isAccessibilityHidden, view.target)
    }
}

extension TargetFacts.Action {
    init(_ action: TapAction) {
        switch action {
        case .link(let url): self = .link(url)
        case .intent(let intent): self = .intent(String(describing: type(of: intent)))
        case .code: self = .code
        }
    }
}

extension String {
    /// Whether there are characters, and all are emoji or spaces.
    fileprivate var isEmoji: Bool {
        var hasEmoji = false
        for scalar in unicodeScalars where !scalar.properties.isWhitespace {
            guard scalar.properties.isEmoji && scalar.value > 0x2000 || [0x200D, 0xFE0F].contains(scalar.value) else { return false }
            hasEmoji = true
        }
        return hasEmoji
    }
}
