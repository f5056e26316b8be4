import CairoGraphics

extension PictureDifference {
    /// The difference as sentences for a reviewer.
    var sentences: [String] {
        guard isSameSize else {
            return [
                "The size differs: \(expectedSize.words) pixels were expected, \(actualSize.words) were drawn."
            ]
        }
        guard differingPixels > 0 else { return ["No pixel differs."] }
        let all = expectedSize.width * expectedSize.height
        let places = boxes.count > 1 ? ", in \(boxes.count) places" : ""
        var sentences = [
            "\(ReportNumber.count(differingPixels)) of \(ReportNumber.count(all, "pixel")) "
                + "\(differingPixels == 1 ? "differs" : "differ") "
                + "(\(ReportNumber.share(differingPixels, of: all)))\(places)."
        ]
        if antialiasedPixels >= differingPixels {
            sentences.append("All of it is antialiasing: the edges are the same, but smoothed differently.")
        } else if antialiasedPixels > 0 {
            sentences.append(
                "\(ReportNumber.count(antialiasedPixels)) of these \(antialiasedPixels == 1 ? "is" : "are") only antialiasing."
            )
        }
        sentences.append(
            "The strongest color change is \(strength): \(ReportNumber.decimal(largestColorDistance, digits: 1)) "
                + "of 100, the distance from black to white, and \(largestChannelDifference) of 255 in a channel.")
        if similarity < 1 {
            // The share is rounded down, so that a difference is never 100 % similar.
            let share = (max(0, similarity) * 1000).rounded(.down) / 10
            sentences.append("The structural similarity is \(ReportNumber.decimal(share, digits: 1)) %.")
        }
        return sentences
    }

    /// The difference as a short text for lists.
    package var brief: String {
        guard isSameSize else { return "\(expectedSize.words) → \(actualSize.words) pixels" }
        guard differingPixels > 0 else { return "no pixel differs" }
        let share = ReportNumber.share(differingPixels, of: expectedSize.width * expectedSize.height)
        let antialiasing = antialiasedPixels >= differingPixels ? ", only antialiasing" : ""
        return "\(ReportNumber.count(differingPixels, "pixel")) (\(share)), \(strength)\(antialiasing)"
    }

    /// The visibility of the strongest change. A distance of 2 is just noticeable according to CSS Color 4
    /// (https://www.w3.org/TR/css-color-4/#color-difference-OK). The other limits are arbitrary.
    private var strength: String {
        switch largestColorDistance {
        case ..<2: "too faint to see"
        case ..<6: "hardly visible"
        case ..<20: "visible"
        default: "plainly visible"
        }
    }
}

extension PictureDifference.Size {
    /// `510 × 510`.
    var words: String { "\(width) × \(height)" }
}
