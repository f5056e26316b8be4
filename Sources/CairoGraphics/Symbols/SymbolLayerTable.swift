import DisplayList
import Foundation

/// The table of the parts of symbols (`symbol-layers.json`, described in `Resources/README.md`), and the rules for the names
/// that it does not have.
struct SymbolLayerTable {
    /// How a symbol is cut, and what its parts are.
    struct Entry: Decodable, Equatable {
        var split: SymbolSplit
        /// The parts' own colors, by number; empty for the foreground's.
        var tints: [String]?
        /// The parts' opacities in the multicolor mode, by number.
        var opacities: [Double]?
        /// The number of the first part that the variable value turns on; nil where it changes nothing.
        var variable: Int?
    }

    private let entries: [String: Entry]

    /// - Throws: `AssetFailure` if the file is damaged. Without a file, the rules for names apply.
    init(url: URL) throws {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            entries = [:]
            return
        }
        do {
            entries = try JSONDecoder().decode([String: Entry].self, from: data)
        } catch {
            throw AssetFailure(
                message: "The table of symbols' layers \(url.path) is damaged: \(error). Restore it with "
                    + "`git checkout -- Resources`.")
        }
    }

    /// The entry of a symbol: its own, or that of its badge, or that of its kind. What kinds have is what Apple's SF Symbols app
    /// writes into templates of such symbols.
    func entry(named name: String) -> Entry? {
        if let own = entries[name] { return own }
        let words = name.split(separator: ".")
        if words.contains("badge") {
            // A badge has the color of what it says.
            let said = words.last { $0 != "fill" && $0 != "badge" && $0 != words.first }.map(String.init) ?? ""
            return entries[words.last { $0 != "fill" } == "badge" ? "*.badge" : "*.badge.\(said)"] ?? Entry(split: .badge)
        }
        if words.dropFirst().contains("slash") { return Entry(split: .badge) }
        let shape = words.last == "fill" ? words.dropLast().last : words.last
        guard words.count > (words.last == "fill" ? 2 : 1), let shape, SymbolLayerTable.shapes.contains(shape) else { return nil }
        return Entry(split: .sign)
    }

    /// The shapes that hold a sign.
    private static let shapes: Set<Substring> = [
        "circle", "square", "rectangle", "triangle", "diamond", "hexagon", "octagon", "seal", "shield", "app", "capsule",
    ]

    /// Returns the parts of a symbol with their roles; empty where it has only one and that has no color.
    func parts(_ entry: Entry, named name: String, layers: [SymbolOutline.Layer]) -> [SymbolOutline.Layer] {
        let isFilled = name.split(separator: ".").contains("fill")
        guard let parts = entry.split.parts(of: layers, isFilled: isFilled) else { return [] }
        func tint(_ part: Int) -> SymbolRole.Tint? {
            entry.tints.flatMap { $0.indices.contains(part) ? $0[part] : nil }
                .flatMap(SymbolRole.TintName.init).map(SymbolRole.Tint.named)
        }
        let present = Set(parts.compactMap(\.part))
        let last = present.max() ?? 0
        return parts.compactMap { part, layer in
            var layer = layer
            guard let part else {
                // A sign in a badge is cut out in all modes, unless it has a color to be painted in.
                if tint(2) == nil { layer.role.modes = .all }
                return layer
            }
            let color = tint(part)
            if entry.split == .badge, part == 2 {
                guard color != nil else { return nil }
                layer.role.modes = .multicolor
            }
            layer.role.level = entry.split.level(of: part, among: present, isFilled: isFilled)
            layer.role.tint = color
            layer.role.opacity = entry.opacities.flatMap { $0.indices.contains(part) ? $0[part] : nil } ?? 1
            if let first = entry.variable, part >= first {
                layer.role.threshold = Double(part - first) / Double(last - first + 1)
            }
            return layer
        }
    }
}
