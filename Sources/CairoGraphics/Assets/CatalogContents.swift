import DisplayList
import Foundation

/// The content of an asset catalog's `Contents.json` that describes pictures, colors, data and symbols.
struct CatalogContents: Decodable {
    var images: [CatalogEntry]?
    var colors: [CatalogEntry]?
    var data: [CatalogEntry]?
    var symbols: [CatalogEntry]?
    var properties: Properties?

    struct Properties: Decodable {
        var providesNamespace: Bool?
        var preservesVector: Bool?
        var renderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case preservesVector = "preserves-vector-representation"
            case renderingIntent = "template-rendering-intent"
        }
    }

    /// Reads the `Contents.json` of a set's or group's folder.
    ///
    /// - Throws: `AssetFailure` with the file and its problem.
    static func read(folder: URL) throws -> CatalogContents {
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw AssetFailure(
                message: "\(file.path) is missing or cannot be read. Every set of an asset catalog needs one.")
        }
        do {
            return try JSONDecoder().decode(CatalogContents.self, from: data)
        } catch {
            throw AssetFailure(message: "\(file.path) cannot be read: \(reason(of: error)).")
        }
    }

    /// The place of a file that a set names. A Mac's disk takes the forms of an accented letter, and the cases of a letter, for the same.
    static func file(_ name: String, in folder: URL) -> URL {
        let file = folder.appendingPathComponent(name)
        guard access(file.path, F_OK) != 0, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return file }
        let found = names.filter { $0.lowercased() == name.lowercased() }
        return found.count == 1 ? folder.appendingPathComponent(found[0]) : file
    }

    private static func reason(of error: Error) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
            return path.isEmpty ? "" : " at \(path.joined(separator: "."))"
        }
        switch error {
        case DecodingError.typeMismatch(let type, let context): return "no \(type)" + place(context)
        case DecodingError.valueNotFound(let type, let context): return "no \(type)" + place(context)
        case DecodingError.keyNotFound(let key, let context): return "no \"\(key.stringValue)\"" + place(context)
        default: return "it is not valid JSON"
        }
    }
}

/// A variant of an asset: a file or a color, and the traits it applies to.
struct CatalogEntry: Decodable {
    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var languageDirection: String?
    var locale: String?
    var displayGamut: String?
    var resizing: Resizing?
    var color: CatalogColor?

    enum CodingKeys: String, CodingKey {
        case filename, idiom, scale, appearances, locale, resizing, color
        case languageDirection = "language-direction"
        case displayGamut = "display-gamut"
    }

    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    /// The slicing. Lengths are pixels of this variant.
    struct Resizing: Decodable {
        struct Insets: Decodable {
            var top: Double?
            var left: Double?
            var bottom: Double?
            var right: Double?
        }

        struct Center: Decodable {
            var mode: String?
        }

        var mode: String?
        var center: Center?
        var capInsets: Insets?

        enum CodingKeys: String, CodingKey {
            case mode, center
            case capInsets = "cap-insets"
        }
    }

    /// Returns the value of `luminosity` or `contrast`, or `nil` for any.
    func appearance(_ kind: String) -> String? { appearances?.first { $0.appearance == kind }?.value }

    /// The number of pixels per point, or `nil` if one file serves every scale.
    var scaleFactor: CGFloat? {
        guard let scale, scale.hasSuffix("x"), let factor = Double(scale.dropLast()), factor > 0 else { return nil }
        return CGFloat(factor)
    }
}

/// A color in a catalog: components of a color space, or the name of a system color.
struct CatalogColor: Decodable {
    var colorSpace: String?
    var components: [String: Component]?
    var reference: String?

    enum CodingKeys: String, CodingKey {
        case components, reference
        case colorSpace = "color-space"
    }

    /// The text of a component. Catalogs contain numbers both with and without quotes.
    struct Component: Decodable {
        var text: String

        init(from decoder: Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self.text = text.trimmingCharacters(in: .whitespaces)
            } else {
                // A number without quotes is a fraction: 1 is the maximum.
                text = String(try container.decode(Double.self))
            }
        }
    }
}
