import DisplayList
import Foundation

extension FamilyStandIn {
    /// The families of Latin letters that every iPhone has. The metrics are those that the fonts' makers or public
    /// tables of web fonts state.
    static let known: [Family] = [
        // Sans-serif.
        Family(name: "Helvetica", kind: .sans, stretch: 0.94, advances: .helvetica, metrics: units(2048, 1577, 471, 0, 1469, 1071)),
        // Close to Helvetica's advances.
        Family(name: "Helvetica Neue", kind: .sans, stretch: 0.94, advances: .helvetica, metrics: units(1000, 952, 213, 28, 714, 517)),
        Family(name: "Arial", kind: .sans, stretch: 0.94, advances: .helvetica, metrics: units(2048, 1854, 434, 67, 1467, 1062)),
        Family(name: "Avenir", kind: .sans, metrics: units(1000, 1000, 366, 0, 708, 468)),
        Family(name: "Avenir Next", kind: .sans, metrics: units(1000, 1000, 366, 0, 708, 468)),
        Family(name: "Avenir Next Condensed", kind: .sans, stretch: 0.78, metrics: units(1000, 1000, 366, 0, 708, 468)),
        Family(name: "DIN Alternate", kind: .sans, weight: 700),
        Family(name: "DIN Condensed", kind: .sans, weight: 700, stretch: 0.7),
        Family(name: "Futura", kind: .sans, weight: 500),
        Family(name: "Galvji", kind: .sans),
        Family(name: "Gill Sans", kind: .sans, stretch: 0.93),
        Family(name: "Impact", kind: .sans, weight: 800, stretch: 0.8),
        Family(name: "Optima", kind: .sans),
        Family(name: "Phosphate", kind: .sans, weight: 900),
        Family(name: "Trebuchet MS", kind: .sans, stretch: 0.95, metrics: units(2048, 1923, 455, 0, 1465, 1071)),
        Family(name: "Verdana", kind: .sans, stretch: 1.08, metrics: units(2048, 2059, 430, 0, 1489, 1117)),
        // With serifs.
        Family(name: "Academy Engraved LET", kind: .serif),
        Family(name: "American Typewriter", kind: .serif),
        Family(name: "Baskerville", kind: .serif),
        Family(name: "Bodoni 72", kind: .serif),
        Family(name: "Bodoni 72 Oldstyle", kind: .serif),
        Family(name: "Bodoni 72 Smallcaps", kind: .serif),
        Family(name: "Charter", kind: .serif),
        Family(name: "Cochin", kind: .serif),
        Family(name: "Copperplate", kind: .serif),
        Family(name: "Didot", kind: .serif),
        Family(name: "Georgia", kind: .serif, metrics: units(2048, 1878, 449, 0, 1419, 986)),
        Family(name: "Hoefler Text", kind: .serif),
        Family(name: "Iowan Old Style", kind: .serif),
        Family(name: "Palatino", kind: .serif),
        Family(name: "Rockwell", kind: .serif),
        Family(name: "STIX Two Math", kind: .serif),
        Family(name: "STIX Two Text", kind: .serif),
        Family(name: "Superclarendon", kind: .serif),
        Family(name: "Times New Roman", kind: .serif, advances: .times, metrics: units(2048, 1825, 443, 87, 1341, 916)),
        // All characters of these fonts have one width.
        Family(name: "Courier", kind: .monospaced, advances: .fixed(0.6)),
        Family(
            name: "Courier New", kind: .monospaced, advances: .fixed(0.6),
            metrics: units(2048, 1705, 615, 0, 1170, 866)),
        Family(
            name: "Menlo", kind: .monospaced, advances: .fixed(1233.0 / 2048),
            metrics: units(2048, 1901, 483, 0, 1493, 1120)),
        // Round or written.
        Family(name: "Arial Rounded MT", kind: .hand, weight: 700),
        Family(name: "Bradley Hand", kind: .hand, weight: 600),
        Family(name: "Chalkboard SE", kind: .hand),
        Family(name: "Chalkduster", kind: .hand, weight: 600),
        Family(name: "Marker Felt", kind: .hand, weight: 600),
        Family(name: "Noteworthy", kind: .hand),
        Family(name: "Papyrus", kind: .hand),
        Family(name: "Party LET", kind: .hand),
        // Joined.
        Family(name: "Savoye LET", kind: .script),
        Family(name: "Snell Roundhand", kind: .script),
        Family(name: "Zapfino", kind: .script),
    ]

    /// The families of other scripts and of symbols that every iPhone has. Their Latin letters are drawn by a stand-in.
    static let otherScripts: [Family] = [
        // Chinese, Japanese and Korean.
        other("Apple SD Gothic Neo"), other("Heiti SC"), other("Heiti TC"), other("Hiragino Maru Gothic ProN", .hand),
        other("Hiragino Mincho ProN", .serif), other("Hiragino Sans"), other("PingFang HK"), other("PingFang MO"),
        other("PingFang SC"), other("PingFang TC"),
        // Arabic and Hebrew.
        other("Al Nile"), other("Arial Hebrew"), other("Damascus"), other("Farah"), other("Geeza Pro"), other("Mishafi"),
        other("Noto Nastaliq Urdu"),
        // Scripts of India and of South East Asia.
        other("Bangla Sangam MN"), other("Devanagari Sangam MN"), other("Grantha Sangam MN"), other("Gujarati Sangam MN"),
        other("Gurmukhi MN"), other("Kannada Sangam MN"), other("Khmer Sangam MN"), other("Kohinoor Bangla"),
        other("Kohinoor Devanagari"), other("Kohinoor Gujarati"), other("Kohinoor Telugu"), other("Lao Sangam MN"),
        other("Malayalam Sangam MN"), other("Mukta Mahee"), other("Myanmar Sangam MN"), other("Noto Sans Kannada"),
        other("Noto Sans Myanmar"), other("Noto Sans Oriya"), other("Oriya Sangam MN"), other("Sinhala Sangam MN"),
        other("Tamil Sangam MN"), other("Telugu Sangam MN"), other("Thonburi"),
        // Other scripts, and symbols.
        other("Euphemia UCAS"), other("Kailasa"), other("Kefa"), other("Apple Symbols"), other("Bodoni Ornaments"),
        other("Symbol", .serif), other("Zapf Dingbats"),
    ]

    /// All families that every iPhone has, but for the font of emoji, which is drawn by another font of emoji.
    static let all = known + otherScripts

    private static func other(_ name: String, _ kind: Kind = .sans) -> Family {
        Family(name: name, kind: kind, isOfOtherScript: true)
    }

    private static func units(
        _ em: CGFloat, _ ascent: CGFloat, _ descent: CGFloat, _ lineGap: CGFloat, _ capHeight: CGFloat,
        _ xHeight: CGFloat
    ) -> FontMetrics {
        FontMetrics(
            ascent: ascent / em, descent: descent / em, lineGap: lineGap / em, capHeight: capHeight / em,
            xHeight: xHeight / em)
    }
}
