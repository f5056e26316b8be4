import CPango
import DisplayList
import Foundation

/// San Francisco's advances at one size and weight, for the glyphs of a stand-in font.
///
/// ASCII characters have San Francisco's own advances, and an accented letter has that of its base letter. Any other
/// character has the stand-in's advance, scaled by the ratio of comparable characters. The stand-in's pair kerning is
/// added, because the advances were measured on single characters.
struct SanFranciscoWidths: Sendable {
    /// The advances in points from U+0020 to U+007E.
    private let ascii: [Double]
    private let lowercaseRatio: Double
    private let uppercaseRatio: Double
    private let otherRatio: Double
    private let hasMonospacedDigits: Bool
    /// The advances in points of other characters whose advances are known.
    private let others: [UInt32: Double]

    /// - Parameters:
    ///   - size: The requested size in points. The stand-in's glyphs may be drawn at another one.
    ///   - stretch: The horizontal scale of letters.
    ///   - wider: The additional width of characters relative to San Francisco, in ems.
    ///   - standIn: The stand-in's advances in points at the requested weight.
    ///   - standInAtKnownWeight: The same at the nearest weight for which San Francisco's advances are known.
    init(
        size: Double, weight: Double, stretch: Double = 1, wider: [UInt32: Double] = [:],
        hasMonospacedDigits: Bool, standIn: (UInt32) -> Double, standInAtKnownWeight: (UInt32) -> Double
    ) {
        self.hasMonospacedDigits = hasMonospacedDigits
        let isKnown = (400...700).contains(weight)
        let own = (UInt32(0x20)...0x7E).map(standIn)
        ascii = (UInt32(0x20)...0x7E).map { scalar in
            let advance = SanFranciscoAdvances.advance(of: scalar, size: size, weight: weight) ?? 0
            let known = (advance + (wider[scalar] ?? 0) * size) * stretch
            guard !isKnown else { return known }
            let reference = standInAtKnownWeight(scalar)
            return reference > 0 ? known * own[Int(scalar) - 0x20] / reference : known
        }
        others = SanFranciscoAdvances.others.mapValues {
            ($0 / SanFranciscoAdvances.unitsPerEm * size + SanFranciscoAdvances.tracking(size)) * stretch
        }
        let advances = ascii
        func ratio(_ scalars: ClosedRange<UInt32>) -> Double {
            let indices = scalars.map { Int($0) - 0x20 }
            let total = indices.reduce(0) { $0 + own[$1] }
            return total > 0 ? indices.reduce(0) { $0 + advances[$1] } / total : 1
        }
        lowercaseRatio = ratio(0x61...0x7A)
        uppercaseRatio = ratio(0x41...0x5A)
        otherRatio = ratio(0x21...0x7E)
    }

    /// Returns the advance in points of a character whose stand-in glyph is `standIn` points wide.
    func width(of scalar: UInt32, standIn: Double) -> Double {
        if hasMonospacedDigits, scalar >= 0x30, scalar <= 0x39 { return ascii[0x10] }
        if scalar >= 0x20, scalar <= 0x7E { return ascii[Int(scalar) - 0x20] }
        if scalar == 0xA0 { return ascii[0] }
        if let known = others[scalar] { return known }
        guard let character = Unicode.Scalar(scalar) else { return standIn }
        if let base = Self.asciiLetter(under: character) { return ascii[Int(base) - 0x20] }
        switch character.properties.generalCategory {
        case .lowercaseLetter: return standIn * lowercaseRatio
        case .uppercaseLetter, .titlecaseLetter: return standIn * uppercaseRatio
        default: return standIn * otherRatio
        }
    }

    /// Returns the base letter of an accented letter.
    static func asciiLetter(under scalar: Unicode.Scalar) -> UInt32? {
        guard scalar.value < 0x2000, scalar.properties.isAlphabetic else { return nil }
        let decomposed = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
        guard decomposed.count > 1, let first = decomposed.first, first.isASCII else { return nil }
        return first.value
    }
}
