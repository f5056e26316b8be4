/// Whether colours are those for light or for dark surroundings.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }

/// How strongly colours differ from one another.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }
