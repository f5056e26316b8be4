import CairoGraphics

extension PictureDifference {
    /// The difference as a reviewer is told of it, a sentence each.
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
            sentences.append("All of it is antialiasing: the same edges, smoothed otherwise.")
        } else if antialiasedPixels > 0 {
            sentences.append(
                "Of them \(ReportNumber.count(antialiasedPixels)) \(antialiasedPixels == 1 ? "is" : "are") antialiasing alone."
            )
        }
        sentences.append(
            "The strongest change of a colour is \(strength): \(ReportNumber.decimal(largestColorDistance, digits: 1)) "
                + "of the 100 from black to white, \(largestChannelDifference) of 255 in a channel.")
        if similarity < 1 {
            // Rounded down, so that what differs never reads as 100 %.
            let share = (max(0, similarity) * 1000).rounded(.down) / 10
            sentences.append("Its structure is \(ReportNumber.decimal(share, digits: 1)) % the same.")
        }
        return sentences
    }

    /// The difference in a few words, for lists.
    package var brief: String {
        guard isSameSize else { return "\(expectedSize.words) → \(actualSize.words) pixels" }
        guard differingPixels > 0 else { return "no pixel differs" }
        let share = ReportNumber.share(differingPixels, of: expectedSize.width * expectedSize.height)
        let antialiasing = antialiasedPixels >= differingPixels ? ", antialiasing alone" : ""
        return "\(ReportNumber.count(differingPixels, "pixel")) (\(share)), \(strength)\(antialiasing)"
    }

    /// How well the strongest change can be seen. A distance of 2 is just noticed, as CSS Color 4 has it
    /// (https://www.w3.org/TR/css-color-4/#color-difference-OK); the bounds above it are a matter of taste.
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
