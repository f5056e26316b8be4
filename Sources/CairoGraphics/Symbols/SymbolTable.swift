import DisplayList
import Foundation

/// The table that maps symbol names to glyphs of fonts (`symbols.json`, described in `Resources/README.md`).
struct SymbolTable {
    struct Font: Decodable {
        /// The name of the file in the folder of fonts.
        var file: String
        /// The position on the variation axes.
        var axes: [String: Double]?
        /// The value of the weight axis for each weight's name, or `nil` for a font with one weight, whose lines are
        /// thickened.
        var weights: [String: Double]?

        static let weightNames = [
            "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
        ]

        /// Returns the value of the weight axis at a weight of 100…900, or `nil` if the font has one weight.
        func weightAxis(_ weight: CGFloat) -> Double? {
            guard let weights else { return nil }
            let place = min(8, max(0, weight.isFinite ? Double(weight) / 100 - 1 : 3))
            let lower = min(7, Int(place))
            guard let first = weights[Self.weightNames[lower]], let second = weights[Self.weightNames[lower + 1]] else {
                return weights["regular"]
            }
            return first + (second - first) * (place - Double(lower))
        }
    }

    /// A glyph, or an outline of the table's own, and its position.
    struct Layer: Decodable {
        /// The font's name, or `shapes` for the table's own outlines.
        var font: String
        /// The glyph's index in the font, or the outline's index in the table.
        var glyph: UInt32
        /// Whether the font's axis FILL is 1.
        var fill: Bool?
        /// Whether the glyph is cut out of the layers before it.
        var erase: Bool?
        /// The values xx, yx, xy, yy, x, y, which map font units, y up, to ems from the box's lower left corner, y up.
        var matrix: [Double]
    }

    struct Symbol: Decodable {
        /// The width of the box in ems.
        var width: Double
        var height: Double
        /// The height of the baseline above the box's lower edge.
        var baseline: Double
        var mirrors: Bool?
        var layers: [Layer]
    }

    private let fonts: [String: Font]
    /// Outlines that no font has, as SVG path data in ems, y up. All of them have one weight.
    private let shapes: [String]
    private let url: URL
    /// The file with a terminating zero. Each symbol is on its own line, and only requested lines are decoded.
    private let data: Data

    /// - Throws: `AssetFailure` if the file is missing or damaged.
    init(url: URL) throws {
        guard var data = FileManager.default.contents(atPath: url.path) else {
            throw AssetFailure(message: "The symbol table \(url.path) is missing or cannot be read.")
        }
        data.append(0)
        guard let line = Self.line(of: "fonts", in: data),
            let fonts = try? JSONDecoder().decode([String: Font].self, from: line)
        else { throw Self.damage(url, "it has no line of fonts") }
        (self.url, self.data, self.fonts) = (url, data, fonts)
        guard let line = Self.line(of: "shapes", in: data) else {
            shapes = []
            return
        }
        guard let shapes = try? JSONDecoder().decode([String].self, from: line) else {
            throw Self.damage(url, "the line of shapes is invalid")
        }
        self.shapes = shapes
    }

    /// Returns the symbol of a name, or `nil` if the table does not contain it.
    ///
    /// - Throws: `AssetFailure` if its line is damaged.
    func symbol(named name: String) throws -> Symbol? {
        let isName = name.utf8.allSatisfy { byte in
            (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".")
                || (0x41...0x5A).contains(byte)
        }
        guard isName, !Self.otherLines.contains(name), let line = Self.line(of: name, in: data) else { return nil }
        guard let symbol = try? JSONDecoder().decode(Symbol.self, from: line),
            symbol.layers.allSatisfy({ $0.matrix.count == 6 && (fonts[$0.font] != nil || shape(of: $0) != nil) })
        else { throw Self.damage(url, "the line of \(name) is invalid") }
        return symbol
    }

    /// Returns the font of a layer's glyph.
    ///
    /// - Throws: `AssetFailure` if the table has no font of that name.
    func font(of layer: Layer) throws -> Font {
        guard let font = fonts[layer.font] else { throw Self.damage(url, "it has no font \(layer.font)") }
        return font
    }

    /// Returns the outline of a layer that is not a font's glyph, as SVG path data in ems, y up.
    func shape(of layer: Layer) -> String? {
        let index = Int(layer.glyph)
        return layer.font == "shapes" && shapes.indices.contains(index) ? shapes[index] : nil
    }

    /// The lines that hold no symbol.
    private static let otherLines: Set<String> = ["fonts", "shapes", "symbols"]

    /// The names of all symbols in the table's order, which is sorted.
    var names: [String] {
        data.split(separator: UInt8(ascii: "\n")).compactMap { line in
            guard line.first == UInt8(ascii: "\""), let end = line.dropFirst().firstIndex(of: UInt8(ascii: "\"")) else {
                return nil
            }
            let name = String(decoding: line[line.startIndex + 1..<end], as: UTF8.self)
            return Self.otherLines.contains(name) ? nil : name
        }
    }

    private static func damage(_ url: URL, _ reason: String) -> AssetFailure {
        AssetFailure(
            message: "The symbol table \(url.path) is damaged: \(reason). "
                + "Restore it with `git checkout -- Resources`.")
    }

    /// Returns the text after `"key":` on the line that starts with it, without the comma at its end. `data` ends in a
    /// zero.
    private static func line(of key: String, in data: Data) -> Data? {
        let start = "\n\"\(key)\":"
        return data.withUnsafeBytes { bytes -> Data? in
            guard let text = bytes.bindMemory(to: CChar.self).baseAddress, let found = strstr(text, start) else {
                return nil
            }
            let first = text.distance(to: UnsafePointer(found)) + start.utf8.count
            var end = first
            while end < bytes.count - 1, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            if end > first, bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
            return Data(bytes[first..<end])
        }
    }
}
