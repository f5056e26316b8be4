import CPango
import DisplayList
import Files
import Foundation

/// An installed family that replaces the system font: unscaled and with its own advances.
struct SystemFamily: Sendable {
    private var faces: [FontDescriptor.Design: [RegisteredFont]] = [:]

    /// The faces of all designs.
    var all: [RegisteredFont] { FontDescriptor.Design.allCases.flatMap { faces[$0] ?? [] } }

    /// - Throws: `FontFailure.notInstalled` if the machine does not have the family, or `FontFailure` for a damaged
    /// file.
    init(named name: String, in fonts: InstalledFonts) throws {
        for design in FontDescriptor.Design.allCases {
            let family = Self.family(name, design)
            let found = try fonts.files(of: family).flatMap(RegisteredFont.faces)
                .filter { $0.families.contains { $0.lowercased() == family.lowercased() } }
            if !found.isEmpty { faces[design] = found }
        }
        guard faces[.standard] != nil else {
            throw FontFailure.notInstalled(name, suggestion: NearNames.question(name, in: fonts.families))
        }
    }

    /// Returns the family of a design. Apple's system font has a family for each design; of other fonts, only the
    /// standard design is known.
    private static func family(_ name: String, _ design: FontDescriptor.Design) -> String {
        switch design {
        case .standard: name
        case .compact: name.hasPrefix("SF ") ? "SF Compact" : name
        case .rounded: "\(name) Rounded"
        case .serif: name.hasPrefix("SF ") ? "New York" : "\(name) Serif"
        case .monospaced: name.hasPrefix("SF ") ? "SF Mono" : "\(name) Mono"
        }
    }

    /// Returns the face nearest to a weight, or `nil` if the machine lacks the design and the stand-in remains.
    func face(_ design: FontDescriptor.Design, weight: Double, isItalic: Bool) -> RegisteredFont? {
        guard let faces = faces[design] ?? (design == .compact ? faces[.standard] : nil) else { return nil }
        return faces.min { distance($0, weight, isItalic) < distance($1, weight, isItalic) }
    }

    private func distance(_ face: RegisteredFont, _ weight: Double, _ isItalic: Bool) -> Double {
        (face.isItalic == isItalic ? 0 : 1000) + (face.isVariable ? 0 : abs(face.weight - weight))
    }
}

extension FontFile {
    /// Returns the value of the weight axis at the file's named instance of a weight: San Francisco's medium is 510.
    /// For weights in between, and for files without such names, the result is the weight itself.
    func axisWeight(_ weight: Double) -> Double {
        guard let names = Self.weightNames[weight], let axis = axes.firstIndex(where: { $0.tag == openTypeTag("wght") })
        else { return weight }
        for instance in 0..<hb_ot_var_get_named_instance_count(face) {
            guard let name = name(hb_ot_var_named_instance_get_subfamily_name_id(face, instance)),
                names.contains(name.lowercased().filter { $0 != " " })
            else { continue }
            var count = UInt32(axes.count)
            var coordinates = [Float](repeating: 0, count: axes.count)
            hb_ot_var_named_instance_get_design_coords(face, instance, &count, &coordinates)
            if axis < Int(count) { return Double(coordinates[axis]) }
        }
        return weight
    }

    private static let weightNames: [Double: Set<String>] = [
        100: ["ultralight", "extralight"], 200: ["thin"], 300: ["light"], 400: ["regular"], 500: ["medium"],
        600: ["semibold"], 700: ["bold"], 800: ["heavy", "extrabold"], 900: ["black"],
    ]
}
