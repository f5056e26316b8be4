/// How much wider the characters of a watch's font, SF Compact, are than San Francisco's.
///
/// Up to 19 points, SF Compact adds the tracking that Apple publishes for it, which is more than San Francisco's, to
/// narrower characters. How much narrower, is measured on lines of 10, 12, 14 and 15 points in pictures of a watch. Letters
/// that the pictures lack are like others of their shape (a guess). In the display cut, only digits and the percent sign
/// are narrower (a guess).
enum SanFranciscoCompact {
    /// Returns the additional width of each ASCII character at a size in points, in ems. A narrower character has a negative
    /// one.
    static func wider(at size: Double) -> [UInt32: Double] {
        let display = SanFranciscoAdvances.displayShare(size)
        let tracking = (tracking(size) - SanFranciscoAdvances.tracking(size)) / max(size, 0.01)
        var wider: [UInt32: Double] = [:]
        for scalar in UInt32(0x20)...0x7E {
            let shown = switch scalar {
            case 0x30...0x39: -0.043
            case 0x25: -0.12
            default: 0.0
            }
            wider[scalar] = (textWidth(scalar) + tracking) * (1 - display) + shown * display
        }
        return wider
    }

    /// Returns the additional width of a character of the text cut in ems, without tracking.
    private static func textWidth(_ scalar: UInt32) -> Double {
        switch Character(Unicode.Scalar(scalar) ?? " ") {
        case "1": 0.03
        case "0"..."9": -0.066
        case "%": -0.155
        case "-": -0.14
        case "r", "t", "f": 0.024
        case "i", "j", "l": 0.014
        case "h", "n", "u": 0.004
        case "k", "v", "x", "y", "z": -0.017
        case "A"..."Z": -0.045
        default: -0.025
        }
    }

    /// Returns the points that SF Compact adds after each character at a size in points.
    static func tracking(_ size: Double) -> Double {
        guard let upper = trackings.firstIndex(where: { $0.at >= size }) else { return trackings[trackings.count - 1].value }
        guard upper > 0 else { return trackings[0].value }
        let (below, above) = (trackings[upper - 1], trackings[upper])
        return below.value + (above.value - below.value) * (size - below.at) / (above.at - below.at)
    }

    /// Published in Apple's Human Interface Guidelines, Typography, but for 15 points: with the published 0.06, two lines of
    /// a watch's pictures are half a point narrower than Apple's.
    private static let trackings: [(at: Double, value: Double)] = [
        (6, 0.29), (7, 0.21), (8, 0.23), (9, 0.26), (10, 0.29), (11, 0.26), (12, 0.23), (13, 0.20), (14, 0.19), (15, 0.1),
        (16, 0), (17, -0.07), (18, -0.14), (19, -0.22), (20, 0), (22, -0.09), (24, -0.19), (26, -0.28), (28, -0.34),
        (30, -0.42), (34, -0.60), (38, -0.74), (42, -0.82), (50, -1.03), (60, -1.32), (72, -1.69), (96, -2.62),
    ]
}
