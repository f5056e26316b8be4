import CPango
import DisplayList
import Foundation
import Synchronization

/// A font file whose glyphs are read as outlines. It is safe to use from any thread, and FreeType runs on one at a
/// time.
final class OutlineFont: @unchecked Sendable {  // FreeType's objects are touched in `turn` alone.
    private let library: FT_Library
    private let face: FT_Face
    private let turn = Mutex(())
    private let name: String
    /// The tags and default values of the variation axes, in the font's order.
    private let axes: [(tag: String, standard: FT_Fixed)]

    /// The size at which outlines are read, in pixels per em. It is fine enough for FreeType's integers.
    private static let pixelsPerEm: FT_UInt = 1024

    /// - Throws: `AssetFailure` if the file is missing or not a font.
    init(url: URL) throws {
        var library: FT_Library?
        guard FT_Init_FreeType(&library) == 0, let library else {
            throw AssetFailure(message: "FreeType cannot be started: there is not enough memory.")
        }
        var face: FT_Face?
        guard FT_New_Face(library, url.path, 0, &face) == 0, let face,
            FT_Set_Pixel_Sizes(face, 0, Self.pixelsPerEm) == 0
        else {
            FT_Done_FreeType(library)
            throw AssetFailure(
                message: "The symbol font \(url.path) is missing or cannot be read. Run `make setup`, which fetches "
                    + "it.")
        }
        (self.library, self.face, name) = (library, face, url.lastPathComponent)
        var axes: [(String, FT_Fixed)] = []
        var variations: UnsafeMutablePointer<FT_MM_Var>?
        if FT_Get_MM_Var(face, &variations) == 0, let variations {
            for index in 0..<Int(variations.pointee.num_axis) {
                let axis = variations.pointee.axis[index]
                axes.append((Self.tag(axis.tag), axis.def))
            }
            FT_Done_MM_Var(library, variations)
        }
        self.axes = axes
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_FreeType(library)
    }

    /// The number of font units per em.
    var unitsPerEm: CGFloat { CGFloat(face.pointee.units_per_EM) }

    /// Returns a glyph, by its index in the font, at a position on the variation axes: in ems, y down, with the baseline at
    /// zero.
    ///
    /// - Throws: `AssetFailure` if the font has no such glyph.
    func outline(glyph: UInt32, variations: [String: Double] = [:]) throws -> Path {
        try turn.withLock { _ in try load(glyph: glyph, variations: variations) }
    }

    private func load(glyph: UInt32, variations: [String: Double]) throws -> Path {
        if !axes.isEmpty {
            var coordinates = axes.map { axis in
                variations[axis.tag].map(Self.fixed) ?? axis.standard
            }
            FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
        }
        let loadFlags: FT_Int32 = 1 << 1 | 1 << 3  // FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
        guard FT_Load_Glyph(face, glyph, loadFlags) == 0,
            face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
        else {
            throw AssetFailure(
                message: "The symbol font \(name) has no glyph \(glyph): the symbol table was made "
                    + "for another version. Run `make setup`, which fetches the right one.")
        }
        return decompose()
    }

    /// A place on an axis in FreeType's fixed-point numbers, whose whole part has 16 bits.
    private static func fixed(_ place: Double) -> FT_Fixed {
        FT_Fixed((min(max(place, -32_768), 32_767) * 65536).rounded())
    }

    private final class Pen {
        var path = Path()

        func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
            let unit = CGFloat(OutlineFont.pixelsPerEm) * 64
            guard let vector = vector?.pointee else { return .zero }
            return CGPoint(x: CGFloat(vector.x) / unit, y: -CGFloat(vector.y) / unit)
        }

        static func of(_ user: UnsafeMutableRawPointer?) -> Pen {
            Unmanaged<Pen>.fromOpaque(user!).takeUnretainedValue()
        }
    }

    private func decompose() -> Path {
        let pen = Pen()
        var functions = FT_Outline_Funcs(
            move_to: { end, user in
                let pen = Pen.of(user)
                pen.path.closeSubpath()
                pen.path.move(to: pen.point(end))
                return 0
            },
            line_to: { end, user in
                let pen = Pen.of(user)
                pen.path.addLine(to: pen.point(end))
                return 0
            },
            conic_to: { control, end, user in
                let pen = Pen.of(user)
                pen.path.addQuadCurve(to: pen.point(end), control: pen.point(control))
                return 0
            },
            cubic_to: { control1, control2, end, user in
                let pen = Pen.of(user)
                pen.path.addCurve(to: pen.point(end), control1: pen.point(control1), control2: pen.point(control2))
                return 0
            },
            shift: 0, delta: 0)
        FT_Outline_Decompose(
            &face.pointee.glyph.pointee.outline, &functions, Unmanaged.passUnretained(pen).toOpaque())
        withExtendedLifetime(pen) {}
        pen.path.closeSubpath()
        return pen.path
    }

    private static func tag(_ value: FT_ULong) -> String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }, as: UTF8.self)
    }
}
