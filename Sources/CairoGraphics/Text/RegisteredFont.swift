import CPango
import Foundation

/// A face of a font file that the program provides.
struct RegisteredFont: Sendable {
    /// The catalog's name of the file.
    var key: String
    var file: FontFile
    var families: [String]
    var fullName: String
    var postScriptName: String
    /// The name of the style within the family.
    var style: String
    /// OpenType's weight class, 1 to 1000.
    var weight: Double
    var isItalic: Bool
    /// The styles of a variable font that have names of their own.
    var instances: [NamedInstance] = []
    /// The values of the axes in the style that was asked for by its name; empty for others.
    var coordinates: [FaceDescription.Variation] = []

    /// Returns all faces of a file or collection.
    static func faces(of url: URL) throws -> [RegisteredFont] {
        var faces = [try RegisteredFont(file: FontFile(url: url))]
        let count = hb_blob_create_from_file_or_fail(url.path).map { blob -> Int in
            defer { hb_blob_destroy(blob) }
            return Int(hb_face_count(blob))
        }
        for index in 1..<max(count ?? 1, 2) where index < count ?? 1 {
            faces.append(try RegisteredFont(file: FontFile(url: url, index: index)))
        }
        return faces
    }

    private init(file: FontFile) {
        self.file = file
        let stem = file.url.deletingPathExtension().lastPathComponent
        postScriptName = file.name(.postScriptName) ?? stem
        fullName = file.name(.fullName) ?? stem
        families = [.typographicFamily, .family].compactMap(file.name)
        style = [.typographicSubfamily, .subfamily].lazy.compactMap(file.name).first ?? "Regular"
        key = FaceDescription.registeredPrefix + postScriptName
        let windows = file.table("OS/2")
        weight = windows.count >= 6 ? Double(windows.bigEndian16(at: 4)) : 400
        isItalic = windows.count >= 64 && windows.bigEndian16(at: 62) & 1 != 0
        instances = NamedInstance.all(in: file, family: families.first ?? fullName)
    }

    /// The face in the style with a name, in small letters; nil if it has none.
    private func inStyle(named wanted: String) -> RegisteredFont? {
        guard let instance = instances.first(where: { $0.names.contains { $0.lowercased() == wanted } }) else { return nil }
        var font = self
        font.coordinates = instance.coordinates
        (font.postScriptName, font.fullName, font.style) = (instance.postScriptName, instance.fullName, instance.style)
        if let weight = instance.coordinates.first(where: { $0.tag == openTypeTag("wght") }) { font.weight = Double(weight.value) }
        return font
    }

    /// Whether the face has a weight axis.
    var isVariable: Bool { file.axis(openTypeTag("wght")) != nil }

    /// Returns the face with the given name. If that face lacks the requested weight or italics, the best face of its
    /// family is returned.
    static func nearest(
        to name: String, weight: Double, isItalic: Bool, among fonts: [RegisteredFont]
    ) -> RegisteredFont? {
        let wanted = name.lowercased()
        let exact = fonts.lazy.compactMap { $0.inStyle(named: wanted) }.first
            ?? fonts.first { [$0.fullName, $0.postScriptName].contains { $0.lowercased() == wanted } }
        if let exact, weight == 400, !isItalic { return exact }
        let families = exact.map { Set($0.families.map { $0.lowercased() }) } ?? [wanted]
        let relatives = fonts.filter { font in font.families.contains { families.contains($0.lowercased()) } }
        let askedWeight = weight == 400 ? exact?.weight ?? weight : weight
        let askedItalic = isItalic || exact?.isItalic ?? false
        func distance(_ font: RegisteredFont) -> Double {
            (font.isItalic == askedItalic ? 0 : 1000) + (font.isVariable ? 0 : abs(font.weight - askedWeight))
        }
        var nearest = relatives.min { distance($0) < distance($1) }
        // Without another weight, the style keeps its own in italics.
        if weight == 400, nearest?.isVariable ?? false { nearest?.coordinates = exact?.coordinates ?? [] }
        return nearest ?? exact
    }
}

extension Data {
    /// Returns an unsigned big-endian number, as in font tables. The caller checks the length.
    func bigEndian16(at offset: Int) -> UInt16 {
        UInt16(self[startIndex + offset]) << 8 | UInt16(self[startIndex + offset + 1])
    }

    func signedBigEndian16(at offset: Int) -> Int16 { Int16(bitPattern: bigEndian16(at: offset)) }
}
