import CPango
import DisplayList
import Foundation

/// The FreeType faces of one thread and the Cairo fonts made from them.
final class FreeTypeFaces {
    private var library: FT_Library?
    private struct Opened {
        var face: OpaquePointer
        var description: FaceDescription
        var file: FontFile
        var drawings: SVGGlyphs?
    }

    private var fonts: [String: Opened] = [:]
    /// The faces that could not be opened, so that they are not tried again for each glyph run.
    private var failed: Set<String> = []

    init() { FT_Init_FreeType(&library) }

    deinit {
        for font in fonts.values { cairo_font_face_destroy(font.face) }
        // Each face also retains the library, because Cairo's caches may keep a face longer.
        if let library { FT_Done_Library(library) }
    }

    /// Returns the faces of the calling thread for one catalog.
    static func ofThread(for catalog: FontCatalog) -> FreeTypeFaces {
        let thread = ThreadFaces.current
        if let faces = thread.ofCatalogs[catalog.identifier] { return faces }
        let faces = FreeTypeFaces()
        thread.ofCatalogs[catalog.identifier] = faces
        return faces
    }

    func font(for font: GlyphFont, catalog: FontCatalog) -> CairoFont? {
        if fonts[font.face] == nil, !failed.contains(font.face) { open(font.face, catalog: catalog) }
        guard let opened = fonts[font.face] else { return nil }
        let size = Double(font.size)
        let slant = opened.description.isSlanted ? -FaceDescription.slant * size : 0
        let width = size * Double(opened.description.stretch)
        var found = CairoFont(
            face: opened.face, matrix: cairo_matrix_t(xx: width, yx: 0, xy: slant, yy: size, x0: 0, y0: 0))
        found.needsOutlines = opened.description.isRegistered && !opened.file.isColor
        found.drawings = opened.drawings
        return found
    }

    private func open(_ text: String, catalog: FontCatalog) {
        guard let library, let description = FaceDescription(text: text),
            let file = catalog.file(description.file, index: description.index),
            let face = Self.open(file, description.variations, library: library)
        else {
            failed.insert(text)
            return
        }
        let owner = FaceOwner(face: face, library: library, file: file)
        let cairoFace = description.growth == 0
            ? Self.cairoFace(of: face, isEmboldened: description.isEmboldened, owner: owner)
            : WeightedFace.make(from: face, growth: Double(description.growth), owner: owner)
        fonts[text] = Opened(
            face: cairoFace, description: description, file: file, drawings: SVGGlyphs(of: file) { [weak catalog] in catalog?.tell($0) })
    }

    private static func cairoFace(of face: FT_Face, isEmboldened: Bool, owner: FaceOwner) -> OpaquePointer {
        let cairoFace: OpaquePointer = cairo_ft_font_face_create_for_ft_face(face, Int32(FT_LOAD_NO_HINTING))
        if isEmboldened { cairo_ft_font_face_set_synthesize(cairoFace, UInt32(CAIRO_FT_SYNTHESIZE_BOLD.rawValue)) }
        let retained = Unmanaged.passRetained(owner)
        let status = cairo_font_face_set_user_data(cairoFace, ownerKey, retained.toOpaque()) {
            Unmanaged<FaceOwner>.fromOpaque($0!).release()
        }
        if status != CAIRO_STATUS_SUCCESS { retained.release() }
        return cairoFace
    }

    private static func open(
        _ file: FontFile, _ variations: [FaceDescription.Variation], library: FT_Library
    ) -> FT_Face? {
        guard let blob = hb_face_reference_blob(file.face) else { return nil }
        // The file's face retains the bytes, and `FaceOwner` retains the file.
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length) else { return nil }
        var face: FT_Face?
        let memory = UnsafeRawPointer(bytes).assumingMemoryBound(to: FT_Byte.self)
        guard FT_New_Memory_Face(library, memory, FT_Long(length), FT_Long(file.index), &face) == 0 else { return nil }
        if !file.axes.isEmpty {
            var coordinates = file.axes.map { axis in
                FT_Fixed(((variations.first { $0.tag == axis.tag }?.value ?? axis.standard) * 65536).rounded())
            }
            FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
        }
        return face
    }

    // Only the address matters: no code reads or writes the memory.
    nonisolated(unsafe) private static let ownerKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
}

/// The faces of a thread, which end with it. Each glyph run asks for them, and Foundation's dictionary of a thread is slow.
private final class ThreadFaces {
    var ofCatalogs: [UUID: FreeTypeFaces] = [:]

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { Unmanaged<ThreadFaces>.fromOpaque($0!).release() }
        return key
    }()

    static var current: ThreadFaces {
        if let known = pthread_getspecific(key) { return Unmanaged<ThreadFaces>.fromOpaque(known).takeUnretainedValue() }
        let faces = ThreadFaces()
        pthread_setspecific(key, Unmanaged.passRetained(faces).toOpaque())
        return faces
    }
}

/// Closes a face when Cairo releases it.
private final class FaceOwner {
    private let face: FT_Face
    private let library: FT_Library
    private let file: FontFile

    init(face: FT_Face, library: FT_Library, file: FontFile) {
        (self.face, self.library, self.file) = (face, library, file)
        FT_Reference_Library(library)
    }

    deinit {
        FT_Done_Face(face)
        FT_Done_Library(library)
    }
}

extension FontCatalog: GlyphFontProvider {
    public func cairoFont(for font: GlyphFont) -> CairoFont? {
        FreeTypeFaces.ofThread(for: self).font(for: font, catalog: self)
    }
}
