import Foundation

/// What becomes bolder in a symbol whose font has one weight.
enum SymbolEmboldening: Hashable {
    /// The lines it is drawn with.
    case lines
    /// A sign cut out of a filled form: it becomes wider, where a line around the form would make it narrower.
    case sign
    /// A filled form: it grows a little, so that its gaps stay open.
    case form

    /// Forms that hold a sign.
    private static let holders: Set<Substring> = [
        "circle", "square", "triangle", "rectangle", "diamond", "hexagon", "octagon", "seal", "shield", "app", "bubble",
        "message", "capsule", "doc",
    ]

    init(name: String) {
        let words = name.split(separator: ".")
        if words.contains("fill") || words.contains("filled") {
            let holdsSign = words.count > 2 && words.contains(where: Self.holders.contains)
            self = holdsSign || words.first == "clock" ? .sign : .form
        } else {
            self = words.first == "battery" ? .form : .lines
        }
    }

    /// The part of the growth in line width that a line around the form gets.
    var share: CGFloat { self == .form ? 0.35 : 1 }
}
