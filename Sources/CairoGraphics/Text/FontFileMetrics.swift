import CPango
import DisplayList
import Foundation

extension FontFile {
    /// Returns the vertical metrics in ems: those of the `hhea` table, as on Apple's systems, and OS/2's cap height and
    /// x-height.
    func metricsPerEm() -> FontMetrics {
        let horizontal = table("hhea")
        var metrics = FontMetrics(ascent: 0.95, descent: 0.24, lineGap: 0, capHeight: 0.7, xHeight: 0.5)
        if horizontal.count >= 10 {
            metrics.ascent = ems(max(0, horizontal.signedBigEndian16(at: 4)))
            metrics.descent = -ems(min(0, horizontal.signedBigEndian16(at: 6)))
            metrics.lineGap = ems(max(0, horizontal.signedBigEndian16(at: 8)))
        }
        let windows = table("OS/2")
        let hasHeights = windows.count >= 90 && windows.bigEndian16(at: 0) >= 2
        let (xHeight, capHeight) =
            hasHeights ? (windows.signedBigEndian16(at: 86), windows.signedBigEndian16(at: 88)) : (0, 0)
        metrics.xHeight = xHeight > 0 ? ems(xHeight) : inkHeight(of: "x") ?? metrics.ascent * 0.55
        metrics.capHeight = capHeight > 0 ? ems(capHeight) : inkHeight(of: "H") ?? metrics.ascent * 0.74
        return metrics
    }

    private func ems(_ units: Int16) -> CGFloat { CGFloat(units) / CGFloat(unitsPerEm) }

    /// Returns the height of a letter above the baseline, in ems.
    private func inkHeight(of letter: Unicode.Scalar) -> CGFloat? {
        let font = ShapingFont.font(of: self, variations: [])
        defer { hb_font_destroy(font) }
        var glyph: hb_codepoint_t = 0
        var extents = hb_glyph_extents_t()
        guard hb_font_get_nominal_glyph(font, letter.value, &glyph) != 0,
            hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.y_bearing > 0
        else { return nil }
        return CGFloat(extents.y_bearing) / CGFloat(ShapingFont.unitsPerEm)
    }
}
