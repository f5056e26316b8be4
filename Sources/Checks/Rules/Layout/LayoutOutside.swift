import Foundation

extension Rule {
    /// A text that is outside the widget as a whole, or a symbol or button that the edge cuts. Images and large symbols that reach
    /// outside are backgrounds and decoration.
    static let layoutOutside = Rule(
        "layout.outside", .warning, "A text, a symbol or a button lies outside the widget, or its edge cuts it.",
        .picture { picture, _ in
            var matches: [Match] = []
            func add(_ words: String, _ subject: String, _ view: ViewFacts) {
                var match = Match(words, subject: subject, view: view)
                if picture.look.stretchesTexts { match.severity = .note }
                matches.append(match)
            }
            for text in picture.texts where !text.view.isRedacted && !text.view.isTransparent && text.isOutside(picture.bounds) {
                add("\(Quoted.text(text.text)) lies outside the widget.", text.text, text.view)
            }
            for image in picture.images where image.source == .symbol && image.view.isSmall(in: picture.bounds) {
                guard !image.view.isRedacted, !image.view.isTransparent else { continue }
                guard let cut = image.view.shareOutside(picture.bounds), cut > 0.1 else { continue }
                let name = image.name.map { "The symbol \($0)" } ?? "A symbol"
                add(
                    cut > 0.98 ? "\(name) lies outside the widget." : "\(name) is cut at the widget's edge: \(Quoted.percent(cut)) is missing.",
                    image.name ?? "", image.view)
            }
            for target in picture.targets where target.view.isSmall(in: picture.bounds) && !target.view.isTransparent {
                guard let cut = target.view.shareOutside(picture.bounds), cut > 0.1 else { continue }
                let name = target.label.isEmpty ? "A button or link" : "The button or link \(Quoted.text(target.label))"
                add(
                    cut > 0.98 ? "\(name) lies outside the widget." : "\(name) is cut at the widget's edge: \(Quoted.percent(cut)) is missing.",
                    target.label, target.view)
            }
            return matches
        })
}

extension TextFacts {
    /// Whether no letter is inside the picture, although the text has letters.
    fileprivate func isOutside(_ bounds: CGRect) -> Bool {
        text.contains { !$0.isWhitespace } && !lines.isEmpty && lines.allSatisfy { $0.width > 0 && !core(of: $0).intersects(bounds) }
    }
}

extension ViewFacts {
    /// Whether a view around it makes it transparent.
    fileprivate var isTransparent: Bool { opacity < 0.01 }

    /// Whether the view takes less than a quarter of the picture: larger ones that are cut are decoration.
    fileprivate func isSmall(in bounds: CGRect) -> Bool {
        frame.width * frame.height < bounds.width * bounds.height / 4
    }

    /// The part of the view's area outside the picture, 0…1; nil for a view without an area, or one that another view clips.
    fileprivate func shareOutside(_ bounds: CGRect) -> CGFloat? {
        let area = frame.width * frame.height
        guard area > 1, clip.isNull || clip.insetBy(dx: -1, dy: -1).contains(bounds.insetBy(dx: 1, dy: 1)) else { return nil }
        let inside = frame.intersection(bounds)
        return 1 - (inside.isNull ? 0 : inside.width * inside.height) / area
    }
}
