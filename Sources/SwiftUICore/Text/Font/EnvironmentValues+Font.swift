private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum FontChangesKey: EnvironmentKey { static let defaultValue: [Font.Change] = [] }
private enum LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }

extension EnvironmentValues {
    /// The default font of text; nil for body.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The legibility weight that the user prefers.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] ?? (accessibilitySettings.contains(.boldText) ? .bold : nil) }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// The changes of enclosing views to every font, outermost first.
    var fontChanges: [Font.Change] {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }

    /// The resolved font of text and symbols without a font of their own.
    var resolvedFont: ResolvedFont { (font ?? .body).resolved(in: self, changes: fontChanges) }
}
