/// How the parts of a symbol are filled with their colors.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String

    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// Each color becomes a gradient over the whole symbol. It is drawn as `Color.gradient` is, which is a guess.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String

    /// The parts above the value are dimmed.
    public static let color = SymbolVariableValueMode(name: "color")
    /// The symbol's line ends at the value. Where it would, its parts are dimmed, and a message says so, because the outlines
    /// of symbols do not tell their lines.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
    static let defaultValue: SymbolColorRenderingMode? = nil
}

private enum SymbolVariableValueModeKey: EnvironmentKey {
    static let defaultValue: SymbolVariableValueMode? = nil
}

extension EnvironmentValues {
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }

    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}

extension Image {
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        var image = self
        image.symbolColorRenderingMode = mode
        return image
    }

    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        var image = self
        image.symbolVariableValueMode = mode
        return image
    }
}

extension View {
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }

    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
}
