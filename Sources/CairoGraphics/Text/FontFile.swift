import CPango
import Foundation

/// A face of a font file, mapped into memory. It is immutable, so any thread may shape with it.
final class FontFile: @unchecked Sendable {  // HarfBuzz made face and font immutable.
    /// A variation axis and its range.
    struct Axis {
        var tag: UInt32
        var minimum: Float
        var maximum: Float
        var standard: Float
    }

    /// A record of the `name` table, by OpenType's number. HarfBuzz's names of them have another type in each version.
    enum NameRecord: UInt32 {
        case family = 1
        case subfamily = 2
        case fullName = 4
        case postScriptName = 6
        case typographicFamily = 16
        case typographicSubfamily = 17
        case variationsPostScriptPrefix = 25
    }

    let url: URL
    let index: Int
    /// The `hb_face_t`.
    let face: OpaquePointer
    let axes: [Axis]
    /// Whether glyphs have their own colors, as pictures.
    let isColor: Bool
    /// The number of font units per em.
    let unitsPerEm: Double
    /// Whether the file contains small capitals for lowercase and uppercase letters.
    let hasSmallCapitals: Bool
    /// Whether the file has a glyph for each visible character of ASCII and for the space. Fonts of one script may have none.
    let coversASCII: Bool
    /// The `hb_font_t` at the default values of the axes, for character lookup.
    private let lookupFont: OpaquePointer

    init(url: URL, index: Int = 0) throws {
        guard let blob = hb_blob_create_from_file_or_fail(url.path) else {
            throw FontFailure.unreadable(url)
        }
        defer { hb_blob_destroy(blob) }
        guard index < Int(hb_face_count(blob)), let face = hb_face_create(blob, UInt32(index)),
            hb_face_get_glyph_count(face) > 0
        else { throw FontFailure.notAFont(url) }
        hb_face_make_immutable(face)
        self.url = url
        self.index = index
        self.face = face
        unitsPerEm = Double(hb_face_get_upem(face))
        isColor = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        axes = Self.axes(of: face)
        hasSmallCapitals = Self.features(of: face).isSuperset(of: [openTypeTag("smcp"), openTypeTag("c2sc")])
        let lookupFont = hb_font_create(face)!
        hb_font_make_immutable(lookupFont)
        self.lookupFont = lookupFont
        coversASCII = (0x20...0x7E).allSatisfy { Self.covers($0, in: lookupFont) }
    }

    deinit {
        hb_font_destroy(lookupFont)
        hb_face_destroy(face)
    }

    private static func axes(of face: OpaquePointer) -> [Axis] {
        var count = hb_ot_var_get_axis_count(face)
        var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
        hb_ot_var_get_axis_infos(face, 0, &count, &infos)
        return infos.prefix(Int(count)).map {
            Axis(tag: $0.tag, minimum: $0.min_value, maximum: $0.max_value, standard: $0.default_value)
        }
    }

    func axis(_ tag: UInt32) -> Axis? { axes.first { $0.tag == tag } }

    /// Returns whether the file has a glyph for a character.
    func covers(_ scalar: UInt32) -> Bool { Self.covers(scalar, in: lookupFont) }

    private static func covers(_ scalar: UInt32, in font: OpaquePointer) -> Bool {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 && glyph != 0
    }

    /// Returns the OpenType substitution features of a face.
    private static func features(of face: OpaquePointer) -> Set<UInt32> {
        var count: UInt32 = 128
        var tags = [hb_tag_t](repeating: 0, count: 128)
        let substitutions = openTypeTag("GSUB")
        let total = hb_ot_layout_table_get_feature_tags(face, substitutions, 0, &count, &tags)
        if total > 128 {
            (count, tags) = (total, [hb_tag_t](repeating: 0, count: Int(total)))
            hb_ot_layout_table_get_feature_tags(face, substitutions, 0, &count, &tags)
        }
        return Set(tags.prefix(Int(count)))
    }

    /// Returns a name record in English.
    func name(_ record: NameRecord) -> String? { name(record.rawValue) }

    /// Returns the name record with a number in English.
    func name(_ record: hb_ot_name_id_t) -> String? {
        var size: UInt32 = 512
        var text = [CChar](repeating: 0, count: 512)
        hb_ot_name_get_utf8(face, record, nil, &size, &text)
        let name = String(decoding: text.prefix(Int(size)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return name.isEmpty ? nil : name
    }

    /// Returns the bytes of a table of the file, or empty data if there is no such table.
    func table(_ tag: String) -> Data {
        guard let blob = hb_face_reference_table(face, openTypeTag(tag)) else { return Data() }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return Data() }
        return Data(bytes: bytes, count: Int(length))
    }
}

/// Returns the OpenType number of a four-letter tag of an axis, a table or a feature.
func openTypeTag(_ letters: StaticString) -> UInt32 {
    letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
}

func openTypeTag(_ letters: String) -> UInt32 {
    letters.utf8.reduce(0) { $0 << 8 | UInt32($1) }
}
