import DisplayList
import Foundation

/// The style sheet of a custom symbol's template. The classes of a shape say which layer it is of in each rendering mode, as
/// `hierarchical-1:primary`, `multicolor-1:systemRedColor`.
struct SymbolTemplateStyles {
    private var text = ""

    /// Adds text of the style sheet. It may come in several pieces.
    mutating func add(_ piece: String) { text += piece }

    /// The declarations of a class.
    private func declarations(of name: String) -> Substring? {
        guard let start = text.range(of: ".\(name) {") ?? text.range(of: ".\(name){"),
            let end = text[start.upperBound...].firstIndex(of: "}")
        else { return nil }
        return text[start.upperBound..<end]
    }

    /// Whether a shape with these classes only erases what is behind it, as the gap around a badge does. A shape that can be seen
    /// is drawn where it has cleared what is behind it.
    func isErasing(_ classes: [String]) -> Bool {
        classes.contains { name in
            guard name.hasPrefix("monochrome-") || name.hasPrefix("hierarchical-"), let text = declarations(of: name) else { return false }
            return text.contains("-sfsymbols-clear-behind:true") && text.contains(#/(^|[;{\s])opacity:\s*0(\.0*)?\s*(;|$)/#)
        }
    }

    /// The role of a shape with these classes; nil where they name none.
    func role(of classes: [String]) -> SymbolRole? {
        let level = classes.last { $0.hasPrefix("hierarchical-") }
        let color = classes.last { $0.hasPrefix("multicolor-") }
        guard level != nil || color != nil else { return nil }
        func value(_ name: String) -> Substring { name.split(separator: ":").dropFirst().first ?? "" }
        var role = SymbolRole()
        switch level.map(value) {
        case "secondary": role.level = .secondary
        case "tertiary", "quaternary": role.level = .tertiary
        default: role.level = .primary
        }
        if let color { role.tint = tint(value(color), class: color) }
        return role
    }

    private func tint(_ name: Substring, class color: String) -> SymbolRole.Tint? {
        if name == "custom" {
            guard let hex = declarations(of: color)?.firstMatch(of: #/fill:\s*#([0-9A-Fa-f]{6})/#)?.output.1 else { return nil }
            return UInt32(hex, radix: 16).map(SymbolRole.Tint.rgb)
        }
        if name == "white" { return .rgb(0xFFFFFF) }
        if name == "black" { return .rgb(0) }
        let plain = name.hasPrefix("system") && name.hasSuffix("Color") ? name.dropFirst(6).dropLast(5).lowercased() : ""
        return SymbolRole.TintName(rawValue: plain).map(SymbolRole.Tint.named)
    }
}
