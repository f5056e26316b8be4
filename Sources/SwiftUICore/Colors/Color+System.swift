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

    /// The color of primary content, such as text.
    public static let primary = Color(provider: .system(.label))
    /// The color of secondary content.
    public static let secondary = Color(provider: .system(.secondaryLabel))
    /// The tint of the environment. Falls back to the asset catalog's AccentColor, then to the system blue.
    public static var accentColor: Color { Color(provider: .accent) }

    /// Returns the label color of a hierarchical level, from 0 (primary) to 4 (quinary).
    static func label(level: Int) -> Color { Color(provider: .system(SystemColor.label(level: level))) }

    /// The hierarchical level of a label color; nil for all other colors.
    var labelLevel: Int? {
        guard case .system(let color) = provider else { return nil }
        return SystemColor.labels.firstIndex(of: color)
    }
}
