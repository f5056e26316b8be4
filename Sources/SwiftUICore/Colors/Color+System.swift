extension Color {
    public static let red = Color(provider: .system(.red))
    public static let orange = Color(provider: .system(.orange))
    public static let yellow = Color(provider: .system(.yellow))
    public static let green = Color(provider: .system(.green))
    public static let mint = Color(provider: .system(.mint))
    public static let teal = Color(provider: .system(.teal))
    public static let cyan = Color(provider: .system(.cyan))
    public static let blue = Color(provider: .system(.blue))
    public static let indigo = Color(provider: .system(.indigo))
    public static let purple = Color(provider: .system(.purple))
    public static let pink = Color(provider: .system(.pink))
    public static let brown = Color(provider: .system(.brown))
    public static let gray = Color(provider: .system(.gray))

    public static let white = Color(.white)
    public static let black = Color(.black)
    public static let clear = Color(.clear)

    /// The colour of text and other primary content.
    public static let primary = Color(provider: .system(.label))
    /// The colour of secondary content.
    public static let secondary = Color(provider: .system(.secondaryLabel))
    /// The surroundings' tint, else the catalogue's AccentColor, else the system's blue.
    public static var accentColor: Color { Color(provider: .accent) }

    /// The label colour of a hierarchical level, 0 (primary) to 4 (quinary).
    static func label(level: Int) -> Color { Color(provider: .system(SystemColor.label(level: level))) }

    /// The level of a label colour; nil for every other colour.
    var labelLevel: Int? {
        guard case .system(let color) = provider else { return nil }
        return SystemColor.labels.firstIndex(of: color)
    }
}
