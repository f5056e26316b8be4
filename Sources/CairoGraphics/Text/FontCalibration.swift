import DisplayList
import Foundation

/// The settings that make each design of the system font from its stand-in font.
struct FontCalibration: Sendable {
    enum Advances: Equatable, Sendable {
        /// San Francisco's own advances. Glyphs are centered in them.
        case sanFrancisco
        /// The same advance for all characters, in ems.
        case fixed(Double)
        /// The stand-in font's advances.
        case natural
    }

    var upright: String
    var italic: String
    /// The size of drawn glyphs relative to the requested size, which makes capitals as tall as San Francisco's.
    var drawnScale: Double
    var advances: Advances
    /// Whether the font stands in for San Francisco itself, which has another kerning and other widths.
    var isSanFrancisco = false
    /// Whether the font stands in for SF Compact, which has other widths and another tracking.
    var isCompact = false
    /// The horizontal scale of drawn letters.
    var drawnWidth = 1.0
    /// The weight added to drawn letters.
    var addedWeight = 0.0
    /// The additional width of characters relative to San Francisco, in ems.
    var wider: [UInt32: Double] = [:]
    /// The distance by which characters are lower than the stand-in's, in ems.
    var lower: [UInt32: Double] = [:]
    /// The features that replace letters by forms closer to San Francisco's.
    var features: [StaticString] = []
    /// Characters that are drawn as another character of the stand-in.
    var replacements: [Replacement] = []
    /// Characters whose outlines are wider or narrower than the stand-in's.
    var outlineWidths: [OutlineWidth] = []
    /// Features of single characters, for the same reason.
    var characterFeatures: [CharacterFeature] = []
    /// The stand-in's weights that are as dark as San Francisco at 100, 200, … 900, or empty if the weights are the
    /// same.
    var weights: [Double] = []
    /// The weight added to regular letters at 28 points and more, where San Francisco's ink is 5% darker (measured on
    /// an image that SwiftUI rendered).
    var displayBoost = 0.0

    /// A character that the stand-in draws as another one, in the middle of the first one's advance.
    struct Replacement: Sendable {
        var scalar: UInt32
        var drawnAs: UInt32
        /// The height of the drawn glyph above the baseline, in ems.
        var top: Double
    }

    /// The horizontal scale of some characters' outlines relative to the stand-in's, in the middle of their advances.
    struct OutlineWidth: Sendable {
        var scalars: [UInt32]
        /// In the text cut.
        var text: Double
        /// In the display cut.
        var display: Double

        func scale(at size: Double) -> Double {
            let share = SanFranciscoAdvances.displayShare(size)
            return text * (1 - share) + display * share
        }
    }

    /// A substitution for a single character.
    struct CharacterFeature: Sendable {
        var scalar: UInt32
        var tag: StaticString
        /// Whether the substitution only applies between digits.
        var isBetweenDigits = false
    }

    /// San Francisco raises the colon of a time to the middle of its digits.
    private static let raisedColon = CharacterFeature(scalar: 0x3A, tag: "case", isBetweenDigits: true)

    /// San Francisco's interpunct is 0.57 points lower at 11 points (measured).
    private static let interpunct: [UInt32: Double] = [0xB7: 0.052]

    /// San Francisco's percent sign is wider than Inter's, as are 6, 8 and 9 (measured on percentages and times of 11 to 18
    /// points semibold and regular, and on one of 24 points bold, to 1%). Its commercial at is narrower, as its advances at 17 points
    /// tell.
    private static let outlineWidths = [
        OutlineWidth(scalars: [0x25], text: 1.105, display: 1.025),
        OutlineWidth(scalars: [0x40], text: 0.96, display: 0.94),
        OutlineWidth(scalars: [0x36, 0x38, 0x39], text: 1.045, display: 1.055),
    ]

    /// SF Compact's percent sign is narrower than other letters (measured on one of 12 points semibold at 2 pixels per
    /// point, to 2%). The same in the display cut is a guess.
    private static let compactOutlineWidths = [
        OutlineWidth(scalars: [0x25], text: 0.97, display: 0.97),
        OutlineWidth(scalars: [0x36, 0x38, 0x39], text: 1.037, display: 1.037),
    ]

    static let capHeight = 0.70458984375

    static func of(_ design: FontDescriptor.Design) -> FontCalibration {
        switch design {
        // Inter's capitals are 1490 of 2048 units tall.
        case .standard:
            FontCalibration(
                upright: "Inter.ttf", italic: "Inter-Italic.ttf", drawnScale: capHeight / (1490.0 / 2048),
                advances: .sanFrancisco, isSanFrancisco: true, lower: interpunct, outlineWidths: outlineWidths,
                characterFeatures: [raisedColon], displayBoost: 22)
        // SF Compact's letters are narrower than San Francisco's, and stand farther apart. The width and the weight are
        // those at which the least ink differs from pictures of a watch (measured on lines of 7 to 16 points).
        case .compact:
            FontCalibration(
                upright: "Inter.ttf", italic: "Inter-Italic.ttf", drawnScale: capHeight / (1490.0 / 2048),
                advances: .sanFrancisco, isSanFrancisco: true, isCompact: true, drawnWidth: 0.93, addedWeight: 30,
                lower: interpunct, outlineWidths: compactOutlineWidths, characterFeatures: [raisedColon],
                displayBoost: 22)
        // Nunito's capitals are 705 of 1000. SF Rounded has San Francisco's widths, no tail on its l and no foot on its
        // 1. Nunito is lighter at the same weight, so these weights make the stem of I as thick as Inter's. SF
        // Rounded's 2 is a point wider at 22 points bold (measured on an image that SwiftUI rendered). The same width
        // at other sizes is a guess. SF Rounded's comma is a straight stroke that leans to the right (measured on the
        // same image), as does a straight quotation mark of Nunito when it is slanted.
        case .rounded:
            FontCalibration(
                upright: "Nunito.ttf", italic: "Nunito-Italic.ttf", drawnScale: capHeight / 0.705,
                advances: .sanFrancisco, wider: [0x32: 0.045], features: ["ss02"],
                replacements: [Replacement(scalar: 0x2C, drawnAs: 0x27, top: 0.133)],
                characterFeatures: [raisedColon, CharacterFeature(scalar: 0x31, tag: "ss01")],
                weights: [200, 205, 316, 450, 610, 692, 763, 845, 932])
        // Source Serif's capitals are 670 of 1000. New York's widths are unknown here.
        case .serif:
            FontCalibration(
                upright: "SourceSerif4.ttf", italic: "SourceSerif4-Italic.ttf", drawnScale: capHeight / 0.67,
                advances: .natural)
        // JetBrains Mono's capitals are 730 of 1000. SF Mono is 1266 of 2048 units wide (from memory). Its zero has a slash.
        case .monospaced:
            FontCalibration(
                upright: "JetBrainsMono.ttf", italic: "JetBrainsMono-Italic.ttf", drawnScale: capHeight / 0.73,
                advances: .fixed(1266.0 / 2048), features: ["zero"])
        }
    }

    /// The optical size of the display cut. The stand-in's largest, 32, differs more from San Francisco at 28 points
    /// (measured on pictures that SwiftUI rendered: 16.8% of the ink, with 28 16.2%).
    private static let displayOpticalSize = 28.0

    /// Returns the value of the optical size axis at a size in points: the text cut up to 17 points, the display cut
    /// from 28.
    ///
    /// The value is rounded to quarter points, so that text that shrinks to fit does not open a face for each size.
    static func opticalSize(for design: FontDescriptor.Design, size: Double, axis: FontFile.Axis) -> Double {
        let share = design == .standard || design == .compact ? SanFranciscoAdvances.displayShare(size) : 0
        let value = share > 0 ? 17 + share * (displayOpticalSize - 17) : size
        return min(max((value * 4).rounded() / 4, Double(axis.minimum)), Double(axis.maximum))
    }

    /// Returns the horizontal scale of letters for a value of San Francisco's width axis.
    ///
    /// The axis is assumed to be in percent of the normal width (a guess; OpenType defines it so). San Francisco is the
    /// only design with other widths.
    func stretch(forWidth percentage: Double) -> Double {
        isSanFrancisco && percentage.isFinite ? min(max(percentage, 30), 150) / 100 : 1
    }

    /// Returns the value of the stand-in's weight axis for a weight at a size in points.
    ///
    /// - Parameter stretch: The horizontal scale of letters. Narrow letters are drawn from heavier ones, so that stems
    /// do not get thinner in proportion.
    func drawnWeight(_ weight: Double, size: Double, stretch: Double = 1) -> Double {
        let share = SanFranciscoAdvances.displayShare(size)
        // The boost is largest at regular and zero at bold. Its values at other weights are not measured.
        let boost = displayBoost * share * (weight < 400 ? weight / 400 : max(0, 1 - (weight - 400) / 300))
        return interpolatedWeight(weight) + addedWeight + boost + (1 / stretch - 1) * Self.weightOfNarrowness
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

    /// The weight added to letters of half the width.
    private static let weightOfNarrowness = 150.0

    // MARK: Small capitals for fonts that have none

    /// The size of a synthetic small capital relative to the requested size: slightly above the x-height.
    static let smallCapitalScale = 0.78
    /// The weight added to a small capital, so that its strokes are as thick as those of other letters.
    static let smallCapitalWeight = 80.0
}
