import CPango
import DisplayList
import Foundation

/// Shapes items with HarfBuzz, the shaper inside Pango, into clusters in logical order.
struct ItemShaper {
    let analysis: TextAnalysis
    let text: StyledText
    private(set) var clusters: [ShapedCluster] = []
    private(set) var glyphs: [Glyph] = []
    private let buffer: OpaquePointer
    private let language: hb_language_t?
    /// The index of the scalar at each UTF-8 offset.
    private let scalarAt: [Int32]

    init(analysis: TextAnalysis, text: StyledText, buffer: OpaquePointer) {
        (self.analysis, self.text, self.buffer) = (analysis, text, buffer)
        language = text.language.flatMap { hb_language_from_string($0, -1) }
        var scalarAt = [Int32](repeating: 0, count: analysis.bytes.count + 1)
        for (index, offset) in analysis.offsets.enumerated() { scalarAt[offset] = Int32(index) }
        self.scalarAt = scalarAt
        clusters.reserveCapacity(analysis.count)
        glyphs.reserveCapacity(analysis.count)
    }

    mutating func add(_ item: TextItem) {
        guard item.kind == .text, let font = item.font else { return addWithoutGlyphs(item) }
        fill(item)
        let features = font.features + characterFeatures(of: item, font: font)
        hb_shape(font.font, buffer, features, UInt32(features.count))
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count), count > 0
        else { return addWithoutGlyphs(item) }
        // The ranges of glyphs with the same cluster value, in visual order.
        var groups: [Range<Int>] = []
        var start = 0
        for index in 1...Int(count) where index == Int(count) || infos[index].cluster != infos[start].cluster {
            groups.append(start..<index)
            start = index
        }
        if item.level % 2 == 1 { groups.reverse() }
        for (number, group) in groups.enumerated() {
            let first = Int(scalarAt[Int(infos[group.lowerBound].cluster)])
            let end =
                number + 1 < groups.count
                ? Int(scalarAt[Int(infos[groups[number + 1].lowerBound].cluster)]) : item.range.upperBound
            addCluster(first..<end, item, font, infos: infos, positions: positions, group: group)
        }
    }

    private func fill(_ item: TextItem) {
        hb_buffer_clear_contents(buffer)
        let (start, end) = (analysis.offsets[item.range.lowerBound], analysis.offsets[item.range.upperBound])
        if item.isCapitalized {
            for index in item.range {
                let scalar = Unicode.Scalar(analysis.scalars[index])!
                for capital in scalar.properties.uppercaseMapping.unicodeScalars {
                    hb_buffer_add(buffer, capital.value, UInt32(analysis.offsets[index]))
                }
            }
            hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
        } else {
            // The surrounding text determines the forms of joining letters.
            analysis.bytes.withUnsafeBytes { bytes in
                let first = bytes.baseAddress!.assumingMemoryBound(to: CChar.self)
                hb_buffer_add_utf8(buffer, first, Int32(bytes.count), UInt32(start), Int32(end - start))
            }
        }
        hb_buffer_set_direction(buffer, item.level % 2 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(item.script))
        if let language { hb_buffer_set_language(buffer, language) }
    }

    /// Returns the features for single characters of an item.
    private func characterFeatures(of item: TextItem, font: ShapingFont) -> [hb_feature_t] {
        guard !font.characterFeatures.isEmpty else { return [] }
        func isDigit(_ index: Int) -> Bool {
            item.range.contains(index) && analysis.scalars[index] >= 0x30 && analysis.scalars[index] <= 0x39
        }
        var features: [hb_feature_t] = []
        for index in item.range where analysis.scalars[index] < 0x80 {
            for feature in font.characterFeatures where feature.scalar == analysis.scalars[index] {
                guard !feature.isBetweenDigits || (isDigit(index - 1) && isDigit(index + 1)) else { continue }
                let offset = UInt32(analysis.offsets[index])
                features.append(
                    hb_feature_t(
                        tag: openTypeTag(feature.tag), value: 1, start: offset, end: offset + 1))
            }
        }
        return features
    }

    private mutating func addCluster(
        _ range: Range<Int>, _ item: TextItem, _ font: ShapingFont, infos: UnsafePointer<hb_glyph_info_t>,
        positions: UnsafePointer<hb_glyph_position_t>, group: Range<Int>
    ) {
        let scalars = analysis.scalars[range]
        let isTab = scalars.first == 0x09
        let isInvisible = !isTab && scalars.allSatisfy(TextAnalysis.isInvisible)
        let isWhitespace = range.allSatisfy { analysis.isWhitespace($0) || TextAnalysis.isInvisible(scalars[$0]) }
            && !isInvisible
        let firstGlyph = glyphs.count
        let base = widthBase(of: scalars, item)
        let lower = font.lower.isEmpty ? 0 : font.lower[scalars.first ?? 0] ?? 0
        let isSingle = range.count == 1 && group.count == 1
        let replacement = isSingle ? font.replacements[scalars.first ?? 0] : nil
        let scaled = isSingle ? font.scaledOutlines[scalars.first ?? 0] : nil
        // The pen in HarfBuzz's units, and the widening of this cluster so far in points.
        var (pen, moved, lastHalf) = (0.0, 0.0, 0.0)
        for index in group {
            let position = positions[index]
            // HarfBuzz draws a space that the font lacks as a plain one, in another width.
            let own = isWhitespace && base != 0x20 && base != 0xA0 ? Double(position.x_advance) * font.scale : nil
            let widening = position.x_advance > 0 ? font.widening(of: infos[index].codepoint, for: base, own: own) : 0
            let isMark = position.x_advance == 0
            // A glyph stands in the middle of its advance without the tracking, which follows the glyph.
            let shift = isMark ? moved - lastHalf : moved + (widening - font.tracking) / 2
            let kerning = isMark ? 0 : kerningCorrection(range, item, font, infos[index], position)
            // A wider outline stays in the middle.
            let narrowing = scaled.map { (1 - $0.scale) / 2 * font.advance(of: infos[index].codepoint) } ?? 0
            if !isWhitespace, !isInvisible {
                glyphs.append(
                    Glyph(
                        id: replacement?.glyph ?? infos[index].codepoint,
                        position: CGPoint(
                            x: (pen + Double(position.x_offset)) * font.scale + shift + narrowing
                                + (replacement?.offset.x ?? 0),
                            y: -Double(position.y_offset) * font.scale + lower + (replacement?.offset.y ?? 0))))
            }
            pen += Double(position.x_advance)
            moved += widening + kerning
            if !isMark { lastHalf = (widening + font.tracking) / 2 }
        }
        var advance = isInvisible ? 0 : pen * font.scale + moved
        if isTab { advance = tabWidth(font) }
        append(
            range, item, replacement?.font ?? scaled?.font ?? font.glyphFont, advance, firstGlyph,
            isInvisible: isInvisible, isWhitespace: isWhitespace)
    }

    /// Returns the difference in points between the desired kerning of a cluster's last glyph, against the next
    /// cluster, and the font's own.
    private func kerningCorrection(
        _ range: Range<Int>, _ item: TextItem, _ font: ShapingFont, _ info: hb_glyph_info_t,
        _ position: hb_glyph_position_t
    ) -> Double {
        guard let kerning = font.kerning, item.level % 2 == 0, range.count == 1, !item.isCapitalized else { return 0 }
        let own = Double(position.x_advance) * font.scale - font.advance(of: info.codepoint)
        let wanted = kerning.kerning(
            standIn: own, in: analysis.scalars[item.range], at: range.lowerBound, second: range.upperBound)
        return wanted - own
    }

    /// Returns the character that determines a cluster's width.
    private func widthBase(of scalars: ArraySlice<UInt32>, _ item: TextItem) -> UInt32 {
        let base = scalars.first { !TextAnalysis.isInvisible($0) } ?? 0
        guard item.isCapitalized, let scalar = Unicode.Scalar(base) else { return base }
        return scalar.properties.uppercaseMapping.unicodeScalars.first?.value ?? base
    }

    /// Returns the width of a tab, which is four spaces.
    private func tabWidth(_ font: ShapingFont) -> Double {
        var glyph: hb_codepoint_t = 0
        hb_font_get_nominal_glyph(font.font, 0x20, &glyph)
        let own = font.advance(of: glyph)
        return 4 * (own + font.widening(of: glyph, for: 0x20))
    }

    private mutating func addWithoutGlyphs(_ item: TextItem) {
        let run = text.runs[item.run]
        let font = item.font?.glyphFont ?? GlyphFont(face: "", size: FontResolver.drawable(run.font.size))
        let width = item.kind == .attachment ? Double(run.attachmentWidth ?? 0) : 0
        append(
            item.range, item, font, width.isFinite ? max(0, width) : 0, glyphs.count,
            isInvisible: item.kind != .attachment, isWhitespace: item.kind == .newline)
    }

    private mutating func append(
        _ range: Range<Int>, _ item: TextItem, _ font: GlyphFont, _ width: Double, _ firstGlyph: Int,
        isInvisible: Bool, isWhitespace: Bool
    ) {
        let run = text.runs[item.run]
        let extra = isInvisible ? 0 : Double(run.tracking + run.kerning)
        clusters.append(
            ShapedCluster(
                run: item.run, textRange: analysis.offsets[range.lowerBound]..<analysis.offsets[range.upperBound],
                glyphRange: firstGlyph..<glyphs.count, font: font,
                advance: width + (extra.isFinite ? extra : 0), level: item.level, isWhitespace: isWhitespace,
                isAttachment: item.kind == .attachment, breakBefore: analysis.breakBefore(range.lowerBound),
                hyphenates: analysis.hyphenates(range.lowerBound)))
    }
}
