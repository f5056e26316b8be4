private enum FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private enum FontChangesKey: EnvironmentKey { static let defaultValue: [Font.Change] = [] }
private enum LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }

extension EnvironmentValues {
    /// The font of text that names none; nil is body.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// Whether the user wants bolder text.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    /// What views around ask of any font, the outermost first.
    var fontChanges: [Font.Change] {
        get { self[FontChangesKey.self] }
        set { self[FontChangesKey.self] = newValue }
    }

    /// The font that text and symbols without one of their own are set in.
    var resolvedFont: ResolvedFont { (font ?? .body).resolved(in: self, changes: fontChanges) }
}
