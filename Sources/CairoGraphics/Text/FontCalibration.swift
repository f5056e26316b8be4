import DisplayList
import Foundation

/// How each design of the system font is made from the font that stands in for it.
struct FontCalibration: Sendable {
    enum Advances: Sendable {
        /// San Francisco's own; glyphs are centred in them.
        case sanFrancisco
        /// The same for all characters, in ems.
        case fixed(Double)
        /// The stand-in font's.
        case natural
    }

    var upright: String
    var italic: String
    /// The size glyphs are drawn at, as a part of the size asked for; it makes capitals as tall as San Francisco's.
    var drawnScale: Double
    var advances: Advances
    /// Whether the colon between digits is raised to their middle, as San Francisco does.
    var raisesColon: Bool

    static let capHeight = 0.70458984375

    static func of(_ design: FontDescriptor.Design) -> FontCalibration {
        switch design {
        // Inter's capitals are 1490 of 2048 units tall.
        case .standard:
            FontCalibration(
                upright: "Inter.ttf", italic: "Inter-Italic.ttf", drawnScale: capHeight / (1490.0 / 2048),
                advances: .sanFrancisco, raisesColon: true)
        // Nunito's are 705 of 1000. SF Rounded shares San Francisco's widths.
        case .rounded:
            FontCalibration(
                upright: "Nunito.ttf", italic: "Nunito-Italic.ttf", drawnScale: capHeight / 0.705,
                advances: .sanFrancisco, raisesColon: true)
        // Source Serif's are 670 of 1000. New York's widths are unknown here.
        case .serif:
            FontCalibration(
                upright: "SourceSerif4.ttf", italic: "SourceSerif4-Italic.ttf", drawnScale: capHeight / 0.67,
                advances: .natural, raisesColon: false)
        // JetBrains Mono's are 730 of 1000. SF Mono is 1266 of 2048 units wide (from memory).
        case .monospaced:
            FontCalibration(
                upright: "JetBrainsMono.ttf", italic: "JetBrainsMono-Italic.ttf", drawnScale: capHeight / 0.73,
                advances: .fixed(1266.0 / 2048), raisesColon: false)
        }
    }

    /// The value of the optical size axis at a size in points: the text cut up to 17 points, the display cut from 28.
    static func opticalSize(for design: FontDescriptor.Design, size: Double, axis: FontFile.Axis) -> Double {
        guard design == .standard else { return size }
        let share = SanFranciscoAdvances.displayShare(size)
        return share > 0 ? 17 + share * (Double(axis.maximum) - 17) : size
    }

    // MARK: Small capitals, where a font has none of its own

    /// The size of a synthetic small capital, as a part of the size asked for: a little above the x-height.
    static let smallCapitalScale = 0.78
    /// The weight added to a small capital, so that its strokes are as thick as the other letters'.
    static let smallCapitalWeight = 80.0
}
