/// What a part of a symbol is in the rendering modes that tell its parts apart.
public struct SymbolRole: Hashable, Sendable {
    /// How much a part stands out.
    public enum Level: Int, Hashable, Sendable { case primary, secondary, tertiary }

    /// A color that a part has of its own in the multicolor mode.
    public enum Tint: Hashable, Sendable {
        case named(TintName)
        /// A color that is the same everywhere, as 0xRRGGBB.
        case rgb(UInt32)
    }

    /// A color that depends on the appearance.
    public enum TintName: String, Hashable, Sendable {
        case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray, white
        /// White on dark backgrounds, gray on light ones.
        case cloud
        /// The green of a battery that is being charged.
        case charge
    }

    /// How much the part stands out.
    public var level: Level
    /// The part's own color; nil for that of the foreground.
    public var tint: Tint?
    /// The opacity in the multicolor mode.
    public var opacity: Double
    /// The variable value above which the part is drawn in full; nil for parts that are always drawn in full.
    public var threshold: Double?
    /// The modes that the part is drawn in. A sign in a badge is painted in the multicolor mode, and a hole in the others.
    public var modes = Modes.all

    /// A choice of rendering modes.
    public enum Modes: Hashable, Sendable { case all, multicolor, allButMulticolor }

    public init(level: Level = .primary, tint: Tint? = nil, opacity: Double = 1, threshold: Double? = nil) {
        (self.level, self.tint, self.opacity, self.threshold) = (level, tint, opacity, threshold)
    }

    /// The opacity of a level in the hierarchical mode: that of the tertiary level is measured on `*.circle.fill`, that of
    /// the secondary level is a guess.
    public static func opacity(of level: Level) -> Double {
        switch level {
        case .primary: 1
        case .secondary: 0.5
        case .tertiary: 63 / 255.0
        }
    }

    /// The opacity of parts above the variable value. It is a guess, the same as that of the tertiary level.
    public static let inactiveOpacity = opacity(of: .tertiary)
}
