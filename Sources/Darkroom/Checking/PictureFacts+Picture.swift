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
    ///   - place: returns the place of a view in the sources.
    /// - Throws: `PictureFailure` if no picture has the size in pixels.
    @MainActor init(
        _ picture: SelectedPicture, look: Look, engine: PictureEngine, configuration: SourceLocation? = nil, place: (_LayoutNode) -> SourceLocation? = { _ in nil }
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
        let contrast = try TextContrast(list, ground: PictureFacts.ground(of: surroundings), with: engine.bitmaps)
        let content = PlacedContent(of: view.root, in: bounds)
        texts = content.texts.map { text in
            var facts = TextFacts(text.text, view: ViewFacts(text.view, place: place), fontSize: text.fontSizes.upperBound)
            (facts.lines, facts.isTruncated, facts.scale, facts.minimumScale) = (text.lines, text.isTruncated, text.scale, text.minimumScale)
            (facts.smallestFontSize, facts.key, facts.isLive) = (text.fontSizes.lowerBound, text.key, text.isLive)
            facts.isBold = text.weight >= 600
            let measure = contrast.measure(lines: text.lines, clip: text.view.clip, fontSize: facts.fontSize)
            facts.isDrawn = measure != nil
            if let measure, surroundings.renderingMode != .vibrant {
                (facts.contrast, facts.luminance) = (measure.ratio, (measure.text, measure.ground))
            }
            return facts
        }
        images = content.images.map { image in
            var facts = ImageFacts(
                image.name, source: image.isSymbol ? .symbol : image.name == nil ? .data : .asset,
                view: ViewFacts(image.view, place: place))
            (facts.pixels, facts.isMissing) = (image.pixels, image.isMissing)
            facts.label = image.view.accessibilityLabel ?? image.view.node.spokenText
            return facts
        }
        let labels = view.root.tapTargets.map(\.label)
        targets = content.targets.enumerated().map { index, target in
            TargetFacts(
                TargetFacts.Action(target.action), label: labels.indices.contains(index) ? labels[index] : "",
                view: ViewFacts(target.view, place: place))
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

    /// What lies behind the transparent parts of a picture: a dark wallpaper behind accessories and tinted widgets, the black
    /// screen of StandBy. A Home Screen widget has no transparent parts.
    @MainActor private static func ground(of surroundings: WidgetSurroundings) -> RGBAColor? {
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
    @MainActor init(_ view: PlacedContent.View, place: (_LayoutNode) -> SourceLocation?) {
        self.init(place: place(view.node), path: view.path, frame: view.frame, clip: view.clip)
        (isRedacted, isPrivacySensitive) = (view.isRedacted, view.isPrivacySensitive)
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
