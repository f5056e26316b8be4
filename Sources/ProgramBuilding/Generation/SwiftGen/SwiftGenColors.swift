import Foundation
import Processes

/// The names that SwiftGen generates for the colors of files: texts with hexadecimal values, JSON, and the XML of Android.
struct SwiftGenColors {
    /// The colors by their names, with red in the highest byte and opacity in the lowest.
    private let palettes: [(name: String, colors: [String: UInt32])]
    var enumeration = "ColorName"
    /// The name for UIKit's type of colors.
    var alias = "Color"
    /// Whether a single file has an enumeration of its own, too.
    var hasFileNames = false
    /// Whether members are colors themselves, and not their values.
    var isLiteral = false

    /// - Parameters:
    ///   - files: what cannot be read is left out, with a warning.
    ///   - isOpacityFirst: whether values of four bytes begin with the opacity, in files of Android.
    init(_ files: [URL], isOpacityFirst: Bool = false) {
        palettes = files.compactMap { file in
            guard let texts = Self.texts(in: file) else {
                Console.shared.warn("\(file.path) is not a list of colors that can be read. Names of its colors are missing.")
                return nil
            }
            let isXML = file.pathExtension.lowercased() == "xml"
            let colors = texts.compactMapValues { Self.value(of: $0, isOpacityFirst: isOpacityFirst && isXML) }
            return (file.deletingPathExtension().lastPathComponent, colors)
        }.sorted { $0.0 < $1.0 }
    }

    /// The texts of the colors by their names; nil for a file of another kind.
    private static func texts(in file: URL) -> [String: String]? {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        let text = String(decoding: data, as: UTF8.self)
        var texts: [String: String]
        switch file.pathExtension.lowercased() {
        case "json": return (try? JSONSerialization.jsonObject(with: data)) as? [String: String]
        case "xml":
            let colors = text.matches(of: #/<color\s+name="([^"]+)"[^>]*>\s*([^<\s]+)\s*</color>/#)
            texts = Dictionary(colors.map { (String($0.output.1), String($0.output.2)) }) { first, _ in first }
        case "txt":
            let lines = text.split(whereSeparator: \.isNewline).map { $0.split(separator: ":", maxSplits: 1) }
            let pairs = lines.filter { $0.count == 2 }.map { $0.map { $0.trimmingCharacters(in: .whitespaces) } }
            texts = Dictionary(pairs.map { ($0[0], $0[1]) }) { $1 }
        default: return nil
        }
        // A color may be called after another one.
        for name in texts.keys {
            for _ in 0..<8 {
                guard let value = texts[name], let other = texts[value.hasPrefix("@color/") ? String(value.dropFirst(7)) : value] else { break }
                texts[name] = other
            }
        }
        return texts
    }

    private static func value(of text: String, isOpacityFirst: Bool) -> UInt32? {
        let digits = text.hasPrefix("#") ? text.dropFirst() : text.hasPrefix("0x") ? text.dropFirst(2) : text[...]
        guard let value = UInt32(digits, radix: 16) else { return nil }
        if digits.count == 6 { return value << 8 | 0xFF }
        return isOpacityFirst ? value << 8 | value >> 24 : value
    }

    /// The generated source; nil where there are no files.
    func text(_ style: SwiftGenStyle) -> String? {
        guard !palettes.isEmpty else { return nil }
        var declarations = NestedDeclarations()
        for (palette, colors) in palettes {
            let own = palettes.count > 1 || hasFileNames ? SwiftGenName.type(palette) : nil
            if let own { declarations.open(own) }
            for (color, value) in colors.sorted(by: { $0.key < $1.key }) {
                guard let name = SwiftGenName.member(color) else { continue }
                let expression = isLiteral ? Self.literal(value) : "\(enumeration)(rgbaValue: \(Self.hexadecimal(value)))"
                declarations.add("\(style.access) static let \(name) = \(expression)", named: name, in: own.map { [$0] } ?? [])
            }
        }
        let imports = style.imports("Foundation", "UIKit") + "\n"
        var lines = declarations.lines(named: enumeration, keyword: isLiteral ? style.enumeration : "\(style.access) \(style.isolation)struct")
        // Colors themselves can become members of their own type.
        if isLiteral, enumeration == "UIColor" { lines[0] = "\(style.isolation)extension UIKit.UIColor {" }
        guard !isLiteral else { return imports + lines.joined(separator: "\n") + "\n" }
        let value = ["    \(style.access) let rgbaValue: UInt32", "    \(style.access) var color: \(alias) { \(alias)(named: self) }"]
        return imports + style.alias(alias, "UIKit.UIColor") + "\n" + (lines.prefix(1) + value + lines.dropFirst()).joined(separator: "\n") + """


            \(style.isolation)extension \(alias) {
                convenience init(rgbaValue: UInt32) {
                    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgbaValue >> shift) & 0xFF) / 255 }
                    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
                }

                \(style.access) convenience init(named color: \(enumeration)) { self.init(rgbaValue: color.rgbaValue) }
            }

            """
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16)
        return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
    }

    private static func literal(_ value: UInt32) -> String {
        let parts = zip(["red", "green", "blue", "alpha"], [24, 16, 8, 0] as [UInt32]).map { "\($0): \((value >> $1) & 0xFF) / 255" }
        return "UIKit.UIColor(\(parts.joined(separator: ", ")))"
    }
}
