/// Whether colours are those for light or for dark surroundings.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light, dark

    /// The name by which options, files and reports know the scheme.
    package var name: String {
        switch self {
        case .light: "light"
        case .dark: "dark"
        }
    }
}

/// How strongly colours differ from one another.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }
