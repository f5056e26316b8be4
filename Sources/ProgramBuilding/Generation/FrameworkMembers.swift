/// Members that the frameworks' color and image types already have; Xcode generates no symbols of these names.
enum FrameworkMembers {
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
