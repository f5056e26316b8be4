import Checks
import DisplayList
import Foundation
import SwiftUICore
import WidgetKitCore

extension PictureFacts {
    /// Gathers the facts of a laid-out picture.
    ///
    /// - Parameters:
    ///   - look: what the picture's variant changes.
    ///   - configuration: the place of the configuration in the sources.
    ///   - content: the views of the picture.
    ///   - places: the places of views in the sources.
    ///   - measures: returns what the pixels of a picture tell; the last argument says whether the contrast of an image counts.
    /// - Throws: the errors of `measures`.
    @MainActor init(
        _ picture: SelectedPicture, look: Look, configuration: SourceLocation? = nil, content: PlacedContent, places: ViewPlaces,
        measures: (SelectedPicture, PlacedContent, (Int) -> Bool) throws -> PictureMeasures
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
        texts = content.texts.map { text in
            var facts = TextFacts(text.text, view: ViewFacts(text.view, places: places), fontSize: text.fontSizes.upperBound)
            (facts.lines, facts.isTruncated, facts.scale, facts.minimumScale) = (text.lines, text.isTruncated, text.scale, text.minimumScale)
            (facts.smallestFontSize, facts.key, facts.isLive) = (text.fontSizes.lowerBound, text.key, text.isLive)
            facts.isBold = text.weight >= 600
            (facts.lineLimit, facts.breaksWord) = (text.lineLimit, text.breaksWord)
            return facts
        }
        images = content.images.map { image in
            var facts = ImageFacts(
                image.name, source: image.isSymbol ? .symbol : image.name == nil ? .data : .asset,
                view: ViewFacts(image.view, places: places))
            (facts.pixels, facts.isMissing) = (image.pixels, image.isMissing)
            facts.label = image.view.accessibilityLabel ?? image.spokenText
            facts.isDecorative = image.isDecorative
            facts.sharesLabel = image.view.accessibilityLabel != nil
                && content.texts.contains { $0.view.accessibilityLabel == image.view.accessibilityLabel }
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
        let measured = try measures(picture, content, mayTell)
        (digest, isBlank, inkBounds) = (measured.digest, measured.isBlank, measured.inkBounds)
        add(measured, isVibrant: surroundings.renderingMode == .vibrant)
    }

    /// Takes over what was measured of the pixels.
    private mutating func add(_ measured: PictureMeasures, isVibrant: Bool) {
        for (index, text) in measured.texts.enumerated() {
            let ink = text.ink
            texts[index].isPainted = ink.painted > 0
            texts[index].isDrawn = ink.drawn > 0 || ink.painted == 0 && texts[index].view.opacity >= 0.01 && texts[index].text.isEmoji
            (texts[index].drawnShare, texts[index].hiddenShare) = (ink.drawnShare, text.hiddenShare)
            texts[index].wallpapers = text.wallpapers
            guard let measure = ink.measure else { continue }
            texts[index].luminance = (measure.text, measure.ground)
            // The wallpaper of the Lock Screen is not known.
            if !isVibrant { texts[index].contrast = measure.ratio }
        }
        for (index, image) in measured.images.enumerated() {
            (images[index].spread, images[index].surroundingSpread) = (image.spread, image.surroundingSpread)
            images[index].luminance = image.luminance
        }
    }

    /// Whether an image may tell something by itself, so that its contrast is worth measuring.
    private func mayTell(_ index: Int) -> Bool {
        let image = images[index]
        return image.view.target != nil || image.writtenLabel != nil && !image.sharesLabel || texts.isEmpty && images.count == 1
    }

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
