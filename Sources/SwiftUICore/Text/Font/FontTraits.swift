import DisplayList
import Foundation

extension Font {
    /// The weight of a font.
    @frozen public struct Weight: Hashable, Sendable {
        /// The position on OpenType's weight axis, 100…900.
        var value: CGFloat

        init(_ value: CGFloat) { self.value = value }

        public static let ultraLight = Weight(100)
        public static let thin = Weight(200)
        public static let light = Weight(300)
        public static let regular = Weight(400)
        public static let medium = Weight(500)
        public static let semibold = Weight(600)
        public static let bold = Weight(700)
        public static let heavy = Weight(800)
        public static let black = Weight(900)
    }

    /// The width of a font's glyphs.
    public struct Width: Hashable, Sendable {
        /// The relative width: 0 is standard, −0.3 compressed, −0.2 condensed, 0.2 expanded.
        public var value: CGFloat

        public init(_ value: CGFloat) { self.value = value }

        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)

        /// The position on OpenType's width axis. SF Pro's compressed, condensed and expanded faces lie at 47, 60 and
        /// 132 (published with the font); the axis ranges from 30 to 150. Values between the faces are a guess.
        var percentage: CGFloat {
            guard value.isFinite else { return 100 }
            let places = Width.places
            let upper = places.indices.dropFirst().first { value <= places[$0].value } ?? places.count - 1
            let (below, above) = (places[upper - 1], places[upper])
            let slope = (above.percentage - below.percentage) / (above.value - below.value)
            return min(max(below.percentage + slope * (value - below.value), 30), 150)
        }

        private static let places: [(value: CGFloat, percentage: CGFloat)] = [(-0.3, 47), (-0.2, 60), (0, 100), (0.2, 132)]

        /// Creates the width at a position on OpenType's width axis.
        ///
        /// - Parameter percentage: the position, of which 100 is the standard width.
        package init(percentage: CGFloat) {
            let places = Width.places
            let upper = places.indices.dropFirst().first { percentage <= places[$0].percentage } ?? places.count - 1
            let (below, above) = (places[upper - 1], places[upper])
            let slope = (above.value - below.value) / (above.percentage - below.percentage)
            value = below.value + slope * (percentage - below.percentage)
        }
    }

    /// The design of a system font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        var descriptorDesign: FontDescriptor.Design {
            switch self {
            case .default: .standard
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// The line spacing of a font.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose

        /// The addition to the distance between baselines, in points (UIKit's tight and loose leading of body text).
        var extraPitch: CGFloat {
            switch self {
            case .standard: 0
            case .tight: -2
            case .loose: 2
            }
        }
    }
}

/// Whether the user prefers bold text.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
