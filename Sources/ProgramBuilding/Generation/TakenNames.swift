import Foundation

/// Names that frameworks' types have members of already; Xcode generates no others beside them.
enum TakenNames {
    static let color: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "indigo", "blue", "purple", "pink", "brown", "white",
        "gray", "black", "clear", "primary", "secondary", "accentColor",
    ]

    static let uiColor: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
        "purple", "brown", "clear", "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemFill",
        "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "placeholderText", "systemBackground",
        "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
        "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "separator", "opaqueSeparator", "link",
        "darkText", "lightText", "tintColor", "systemRed", "systemGreen", "systemBlue", "systemOrange", "systemYellow",
        "systemPink", "systemPurple", "systemTeal", "systemIndigo", "systemBrown", "systemMint", "systemCyan",
        "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    ]

    static let uiImage: Set<String> = ["add", "remove", "actions", "checkmark", "strokedCheckmark"]
}

/// The names of static members that sources declare, wherever they do.
struct DeclaredNames {
    private var names: Set<String> = []

    init(in sources: [URL]) {
        for source in sources {
            guard let data = FileManager.default.contents(atPath: source.path) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            for match in text.matches(of: #/\b(?:static|class)\s+(?:\w+\s+)*?(?:let|var|func)\s+`?(\w+)/#) {
                names.insert(String(match.output.1))
            }
        }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }
}
