import Foundation

extension Rule {
    /// Two texts one upon the other. The same words twice are an outline or a shadow.
    static let layoutOverlap = Rule(
        "layout.overlap", .warning, "Two texts are drawn one upon the other.",
        .picture { picture, _ in
            let texts = picture.texts.filter { $0.isVisible && $0.isPainted && !$0.isRotated && !$0.text.isEmpty }
            var matches: [Match] = []
            for (index, first) in texts.enumerated() {
                for second in texts[(index + 1)...] where first.text != second.text && first.overlaps(second) {
                    var match = Match(
                        "\(Quoted.text(second.text)) is drawn over \(Quoted.text(first.text)).",
                        subject: first.text + " / " + second.text, view: second.view)
                    match.frame = first.view.frame.union(second.view.frame)
                    if picture.look.stretchesTexts { match.severity = .note }
                    matches.append(match)
                }
            }
            return matches
        })
}

extension TextFacts {
    /// Whether letters of two texts meet: where the cores of lines share more than a fifth of the smaller one's area.
    fileprivate func overlaps(_ other: TextFacts) -> Bool {
        let ours = lines.map { core(of: $0).intersection(view.clip) }.filter { !$0.isNull && !$0.isEmpty }
        let theirs = other.lines.map { other.core(of: $0).intersection(other.view.clip) }.filter { !$0.isNull && !$0.isEmpty }
        return ours.contains { line in
            theirs.contains { other in
                let common = line.intersection(other)
                guard !common.isNull, common.width > 2, common.height > 2 else { return false }
                return common.width * common.height > 0.2 * min(line.width * line.height, other.width * other.height)
            }
        }
    }
}
