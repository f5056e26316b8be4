import DisplayList
import Foundation

/// How each design of the system font is made from the font that stands in for it.
struct FontCalibration: Sendable {
    enum Advances: Sendable {
        /// San Francisco's own; glyphs are centered in them.
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
    /// Whether San Francisco itself is stood in for, whose letters are kerned otherwise and which has other widths.
    var isSanFrancisco = false
    /// By how much characters are wider than in San Francisco, in ems.
    var wider: [UInt32: Double] = [:]
    /// Features that replace letters everywhere by forms closer to San Francisco's.
    var features: [StaticString] = []
    /// Features of single characters, for the same reason.
    var characterFeatures: [CharacterFeature] = []
    /// The stand-in's weight that is as dark as San Francisco at 100, 200, … 900; empty where it is the same one.
    var weights: [Double] = []
    /// The weight added to regular letters at 28 points and more, where San Francisco's ink is 5% darker (measured on
    /// an image that SwiftUI rendered).
    var displayBoost = 0.0

    /// A substitution that is made for one character only.
    struct CharacterFeature: Sendable {
        var scalar: UInt32
        var tag: StaticString
        /// Whether it is made only between digits.
        var isBetweenDigits = false
    }

    /// San Francisco raises the colon of a time of day to the middle of its digits.
    private static let raisedColon = CharacterFeature(scalar: 0x3A, tag: "case", isBetweenDigits: true)

    static let capHeight = 0.70458984375

    static func of(_ design: FontDescriptor.Design) -> FontCalibration {
        switch design {
        // Inter's capitals are 1490 of 2048 units tall.
        case .standard:
            FontCalibration(
                upright: "Inter.ttf", italic: "Inter-Italic.ttf", drawnScale: capHeight / (1490.0 / 2048),
                advances: .sanFrancisco, isSanFrancisco: true, characterFeatures: [raisedColon],
                displayBoost: 22)
        // Nunito's are 705 of 1000. SF Rounded shares San Francisco's widths; its l has no tail, its 1 no foot. Nunito
        // is lighter at the same weight: these make the stem of I as thick as Inter's. SF Rounded's 2 is a point wider
        // at 22 points bold (measured on an image that SwiftUI rendered); that it is elsewhere too is a guess.
        case .rounded:
            FontCalibration(
                upright: "Nunito.ttf", italic: "Nunito-Italic.ttf", drawnScale: capHeight / 0.705,
                advances: .sanFrancisco, wider: [0x32: 0.045], features: ["ss02"],
                characterFeatures: [raisedColon, CharacterFeature(scalar: 0x31, tag: "ss01")],
                weights: [200, 205, 316, 450, 610, 692, 763, 845, 932])
        // Source Serif's are 670 of 1000. New York's widths are unknown here.
        case .serif:
            FontCalibration(
                upright: "SourceSerif4.ttf", italic: "SourceSerif4-Italic.ttf", drawnScale: capHeight / 0.67,
                advances: .natural)
        // JetBrains Mono's are 730 of 1000. SF Mono is 1266 of 2048 units wide (from memory).
        case .monospaced:
            FontCalibration(
                upright: "JetBrainsMono.ttf", italic: "JetBrainsMono-Italic.ttf", drawnScale: capHeight / 0.73,
                advances: .fixed(1266.0 / 2048))
        }
    }

    /// The value of the optical size axis at a size in points: the text cut up to 17 points, the display cut from 28.
    ///
    /// In quarter points, so that text that shrinks to fit does not open a face for each size it tries.
    static func opticalSize(for design: FontDescriptor.Design, size: Double, axis: FontFile.Axis) -> Double {
        let share = design == .standard ? SanFranciscoAdvances.displayShare(size) : 0
        let value = share > 0 ? 17 + share * (Double(axis.maximum) - 17) : size
        return min(max((value * 4).rounded() / 4, Double(axis.minimum)), Double(axis.maximum))
    }

    /// How wide letters are drawn and set for a place on San Francisco's width axis, as a part of their normal width.
    ///
    /// That the axis is in percent of the normal width is a guess; OpenType defines it so. Of the designs San Francisco
    /// alone has other widths.
    func stretch(forWidth percentage: Double) -> Double {
        isSanFrancisco && percentage.isFinite ? min(max(percentage, 30), 150) / 100 : 1
    }

    /// The value of the stand-in's weight axis for a weight at a size in points.
    ///
    /// - Parameter stretch: how wide letters are drawn. Narrow ones are drawn from heavier letters, so that stems do
    ///   not become as thin as the letters narrow.
    func drawnWeight(_ weight: Double, size: Double, stretch: Double = 1) -> Double {
        let share = SanFranciscoAdvances.displayShare(size)
        // Most at regular, none at bold: what other weights lack is not measured.
        let boost = displayBoost * share * (weight < 400 ? weight / 400 : max(0, 1 - (weight - 400) / 300))
        return interpolatedWeight(weight) + boost + (1 / stretch - 1) * Self.weightOfNarrowness
    }

    private func interpolatedWeight(_ weight: Double) -> Double {
        guard let lightest = weights.first, let heaviest = weights.last else { return weight }
        guard weight > 100 else { return lightest }
        guard weight < 900 else { return heaviest }
        let position = weight / 100 - 1
        let lower = min(Int(position), weights.count - 2)
        let share = position - Double(lower)
        return weights[lower] * (1 - share) + weights[lower + 1] * share
    }

    /// The weight added to letters of half their width.
    private static let weightOfNarrowness = 150.0

    // MARK: Small capitals, where a font has none of its own

    /// The size of a synthetic small capital, as a part of the size asked for: a little above the x-height.
    static let smallCapitalScale = 0.78
    /// The weight added to a small capital, so that its strokes are as thick as the other letters'.
    static let smallCapitalWeight = 80.0
}
