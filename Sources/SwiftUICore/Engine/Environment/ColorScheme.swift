/// The light or dark appearance.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light, dark

    /// The name of the scheme in options, files and reports.
    package var name: String {
        switch self {
        case .light: "light"
        case .dark: "dark"
        }
    }
}

/// The contrast between colors.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }
