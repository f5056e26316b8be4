import Foundation

extension Rule {
    /// States that only a hue tells apart. WCAG 2.2, 1.4.1 Use of Color: color must not be the only means that tells something; its
    /// technique G183 takes a difference in luminance of 3:1 as another means. What covers much of the picture is its background.
    static let legibilityColorAlone = Rule(
        "legibility.color-alone", .note, "Two states differ in the hue of a color alone.", limit: Limit(3, "to 1"),
        .states { states, limit in
            guard states.contrast < limit - 0.005, states.share < largestSign, states.differInHue else { return [] }
            let subject = switch states.subject {
            case .entries: "Two entries of the timeline"
            case .states: "Two states"
            case .toggle: "A toggle that is on and one that is off"
            }
            var match = Match(
                "\(subject) differ in color alone: \(states.colors.first.text) and \(states.colors.second.text) have a contrast of "
                    + "\(Quoted.ratio(states.contrast)) to each other. Add a symbol or a word, or a difference of "
                    + "\(Quoted.ratio(limit)).",
                subject: states.form, frame: states.frame, picture: states.picture, form: states.form)
            match.place = states.place
            return [match]
        })

    /// The largest part of a picture that is a sign of a state and not its background (a guess).
    private static let largestSign = 0.35
}

extension StateFacts {
    /// Whether one of the colors has a hue, and the other is another one. Grays differ in lightness alone.
    fileprivate var differInHue: Bool {
        let (a, b) = (colors.first, colors.second)
        let distance = max(abs(a.red - b.red), abs(a.green - b.green), abs(a.blue - b.blue))
        return max(a.chroma, b.chroma) >= 0.25 && distance >= 0.25
    }
}
