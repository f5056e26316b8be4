/// The names of the pages of a contact sheet: `contact-sheet.png`, `contact-sheet-2.png` and so on.
enum ContactSheetFile {
    private static let (stem, ending) = ("contact-sheet", ".png")

    /// Returns the path of a page in the output folder. Pages are counted from zero.
    static func name(ofPage index: Int) -> String { index == 0 ? stem + ending : "\(stem)-\(index + 1)\(ending)" }

    /// Whether a path in the output folder is that of a page.
    static func isPage(_ path: String) -> Bool {
        guard path.hasPrefix(stem), path.hasSuffix(ending) else { return false }
        let number = path.dropFirst(stem.count).dropLast(ending.count)
        return number.isEmpty || (number.first == "-" && Int(number.dropFirst()).map { name(ofPage: $0 - 1) == path } ?? false)
    }
}
