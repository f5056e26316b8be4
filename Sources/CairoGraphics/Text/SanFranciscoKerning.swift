/// How San Francisco kerns pairs of characters, over a stand-in font that kerns nearly alike.
///
/// Found on some 450 labels of 10 to 17 points whose widths Interface Builder wrote down: where the stand-in moves a
/// pair together so does San Francisco, by 0.96 ± 0.04 of it, but it moves none apart (0.2 ± 0.1 of what the stand-in
/// does), and leaves alone F before small vowels (0.0 ± 0.2) and f before f and t. A full stop or comma between figures
/// is drawn toward each of them by 0.033 ± 0.003 of the size; in SF Rounded too, at 22 points by 0.017 (measured on
/// an image that SwiftUI rendered), which is what is left there of the text cut's.
struct SanFranciscoKerning: Sendable {
    /// In points.
    let size: Double
    /// How wide letters are set, as a part of their normal width.
    var stretch = 1.0
    /// Whether pairs of letters are kerned as the stand-in does: of SF Rounded's only the figures' are known.
    var keepsLetters = false

    private static let besidePoint = -0.033

    /// The kerning of a pair in points, to the right.
    ///
    /// - Parameters:
    ///   - standIn: the stand-in font's kerning of the pair, in points.
    ///   - scalars: the text that holds the pair.
    ///   - index: where in it the pair's first character is, its second at `second`.
    func kerning(standIn: Double, in scalars: ArraySlice<UInt32>, at index: Int, second: Int) -> Double {
        guard scalars.indices.contains(second) else { return standIn }
        let isBetweenFigures =
            Self.isPoint(second, between: index, and: second + 1, in: scalars)
            || Self.isPoint(index, between: index - 1, and: second, in: scalars)
        // The display cut's points are narrow as they are.
        if isBetweenFigures {
            return Self.besidePoint * size * stretch * (1 - SanFranciscoAdvances.displayShare(size))
        }
        if keepsLetters { return standIn }
        if Self.isAlone(scalars[index], scalars[second]) { return 0 }
        return min(standIn, 0)
    }

    /// F before a, e, i, o and u; f before f and t.
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
