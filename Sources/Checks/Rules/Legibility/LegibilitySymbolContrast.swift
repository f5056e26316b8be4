import Foundation

extension Rule {
    /// A symbol that tells something, and is hard to see. WCAG 2.2, 1.4.11 Non-text Contrast: 3:1 for graphics that are needed to
    /// understand the content, and for what tells a control. A symbol beside its words is not needed.
    static let legibilitySymbolContrast = Rule(
        "legibility.symbol-contrast", .note, "A symbol that stands for itself has little contrast.", limit: Limit(3, "to 1"),
        .picture { picture, limit in
            picture.tellingImages.compactMap { image in
                guard picture.knows(ground: image.luminance?.ground), let contrast = image.contrast, contrast < limit - 0.005 else { return nil }
                guard contrast >= Rule.legibilityVanishes.limit?.value ?? 1 else { return nil }
                var words = "The \(image.words) has a contrast of \(Quoted.ratio(contrast)) to what is behind it"
                if picture.look.isDark { words += " in dark appearance" }
                return Match(words + "; it needs \(Quoted.ratio(limit)).", subject: image.name ?? "image", view: image.view)
            }
        })
}

extension ImageFacts {
    /// The contrast ratio by WCAG 2.2, 1…21, to what is behind it; nil if it was not measured.
    var contrast: Double? {
        luminance.map { (max($0.image, $0.ground) + 0.05) / (min($0.image, $0.ground) + 0.05) }
    }

    /// The image in messages.
    var words: String {
        let noun = source == .symbol ? "symbol" : "image"
        return name.map { "\(noun) \(Quoted.text($0))" } ?? noun
    }
}

extension PictureFacts {
    /// The symbols and template images that tell something by themselves: those that have a label of their own, that are all of a
    /// button, or all of the picture. Of several in one button, the clearest counts. The system colors those of controls.
    var tellingImages: [ImageFacts] {
        guard !isPlaceholder, surface != .control else { return [] }
        let seen = images.filter {
            $0.luminance != nil && !$0.isDecorative && !$0.view.isRedacted && !$0.view.isAccessibilityHidden && $0.view.opacity > 0.01
        }
        return seen.filter { image in
            if let target = image.view.target {
                guard texts(of: target).isEmpty else { return false }
                let contrasts = seen.filter { $0.view.target == target }.compactMap(\.contrast)
                return image.contrast == contrasts.max()
            }
            if image.writtenLabel != nil, !image.sharesLabel { return true }
            return texts.isEmpty && images.count == 1
        }
    }
}
