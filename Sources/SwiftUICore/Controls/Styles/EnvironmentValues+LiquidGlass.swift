private enum HasLiquidGlassKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether controls have the look of iOS 26.
    package var hasLiquidGlass: Bool {
        get { self[HasLiquidGlassKey.self] }
        set { self[HasLiquidGlassKey.self] = newValue }
    }
}
