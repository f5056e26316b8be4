/// San Francisco's kerning of pairs, relative to a stand-in font with nearly the same kerning.
///
/// The rules are derived from some 450 labels of 10 to 17 points whose widths Interface Builder saved. Where the
/// stand-in moves a pair together, San Francisco does too, by 0.96 ± 0.04 of the amount. San Francisco moves no pair
/// apart (0.2 ± 0.1 of the stand-in's amount), and does not kern F before small vowels (0.0 ± 0.2) or f before f and t.
/// A full stop or comma between figures moves toward each of them by 0.033 ± 0.003 of the size. In SF Rounded, at 22
/// points, it moves by 0.017 (measured on an image that SwiftUI rendered), which is the text cut's share at that size.
/// Some pairs of letters are measured themselves.
struct SanFranciscoKerning: Sendable {
    /// The size in points.
    let size: Double
    /// The horizontal scale of letters.
    var stretch = 1.0
    /// Whether pairs of letters have the stand-in's kerning. Of SF Rounded, only the figures' kerning is known.
    var keepsLetters = false
    /// Whether figures have one width, and are not kerned.
    var hasMonospacedDigits = false

    private static let besidePoint = -0.033

    /// Returns the kerning of a pair in points, to the right.
    ///
    /// - Parameters:
    ///   - standIn: The stand-in font's kerning of the pair, in points.
    ///   - scalars: The text that contains the pair.
    ///   - index: The index of the pair's first character; its second is at `second`.
    func kerning(standIn: Double, in scalars: ArraySlice<UInt32>, at index: Int, second: Int) -> Double {
        guard scalars.indices.contains(second) else { return standIn }
        let isBetweenFigures =
            Self.isPoint(second, between: index, and: second + 1, in: scalars)
            || Self.isPoint(index, between: index - 1, and: second, in: scalars)
        // The display cut's points are already narrow.
        if isBetweenFigures {
            return Self.besidePoint * size * stretch * (1 - SanFranciscoAdvances.displayShare(size))
        }
        if hasMonospacedDigits, Self.isFigure(scalars[index]), Self.isFigure(scalars[second]) { return 0 }
        if keepsLetters { return standIn }
        if Self.isAlone(scalars[index], scalars[second]) { return 0 }
        let usual = min(standIn, 0)
        guard let measured = Self.measured(scalars[index], scalars[second]) else { return usual }
        let display = SanFranciscoAdvances.displayShare(size)
        return measured * size * stretch * (1 - display) + usual * display
    }

    /// Returns the kerning of a pair of letters in ems, as far as it follows from where letters stand in lines of 11 to 13
    /// points that SwiftUI drew: a letter stands on whole pixels at these sizes, so each line bounds the sum of its
    /// kerning. The text cut has it; the display cut's is unknown. That letters of one shape share it is a guess.
    private static func measured(_ first: UInt32, _ second: UInt32) -> Double? {
        switch (Character(Unicode.Scalar(first) ?? " "), Character(Unicode.Scalar(second) ?? " ")) {
        // Between 0.007 and 0.013 before e and o.
        case ("r", "c"), ("r", "d"), ("r", "e"), ("r", "g"), ("r", "o"), ("r", "q"): -0.0103
        // At most 0.0105.
        case ("e", "v"), ("o", "v"), ("v", "e"), ("v", "o"): -0.0095
        // At most 0.007.
        case ("e", "w"), ("o", "w"), ("w", "e"), ("w", "o"): -0.005
        // Together between 0.033 and 0.04.
        case ("a", "v"), ("v", "a"): -0.018
        // Between 0.019 and 0.022 before y.
        case ("a", "y"), ("y", "a"): -0.0205
        // Between 0.0095 and 0.0138.
        case ("T", "i"): -0.0115
        default: nil
        }
    }

    /// Returns whether a pair is F before a, e, i, o or u, or f before f or t.
    private static func isAlone(_ first: UInt32, _ second: UInt32) -> Bool {
        switch first {
        case 0x46: [0x61, 0x65, 0x69, 0x6F, 0x75].contains(second)
        case 0x66: second == 0x66 || second == 0x74
        default: false
        }
    }

    private static func isPoint(_ point: Int, between first: Int, and second: Int, in scalars: ArraySlice<UInt32>)
        -> Bool
    {
        guard scalars.indices.contains(first), scalars.indices.contains(second) else { return false }
        return (scalars[point] == 0x2C || scalars[point] == 0x2E) && isFigure(scalars[first])
            && isFigure(scalars[second])
    }

    private static func isFigure(_ scalar: UInt32) -> Bool { scalar >= 0x30 && scalar <= 0x39 }
}
