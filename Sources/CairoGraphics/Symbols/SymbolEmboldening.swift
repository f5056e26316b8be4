import Foundation

/// The part of a symbol that becomes bolder if the symbol's font has only one weight.
enum SymbolEmboldening: Hashable {
    /// The lines of the symbol.
    case lines
    /// A sign cut out of a filled form. The sign becomes wider, because a line around the form would make it narrower.
    case sign
    /// A filled form, which grows a little so that its gaps stay open.
    case form

    /// The forms that contain a sign.
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

    /// The fraction of the line width's growth for a line around the form.
    var share: CGFloat { self == .form ? 0.35 : 1 }
}
