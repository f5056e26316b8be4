import Foundation

extension AttributedString {
    /// The distance between the baselines of consecutive lines.
    public struct LineHeight: Hashable, Codable, Sendable {
        private enum Kind: Hashable, Codable, Sendable {
            case variable
            case multiple(CGFloat)
            case leading(CGFloat)
            case exact(CGFloat)
            /// A multiple of the fonts' own line height.
            case natural(CGFloat)
        }

        private let kind: Kind

        /// The line height that the fonts in each line require.
        public static var variable: LineHeight { LineHeight(kind: .variable) }
        // These three factors of the font size are a guess: body text, 17 on 22 points, lies in the middle.
        public static var tight: LineHeight { .multiple(factor: 1.1) }
        public static var normal: LineHeight { .multiple(factor: 1.3) }
        public static var loose: LineHeight { .multiple(factor: 1.5) }

        /// Returns a multiple of the font size.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }

        /// Returns the font size plus `increase` points.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }

        public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

        /// Returns a multiple of the fonts' own line height.
        static func naturalMultiple(_ factor: CGFloat) -> LineHeight { LineHeight(kind: .natural(factor)) }

        /// The factor of the fonts' own line height, or nil.
        var naturalFactor: CGFloat? {
            if case .natural(let factor) = kind, factor.isFinite, factor > 0 { factor } else { nil }
        }

        /// Returns the line height in points for a font of `size` points; nil for that of the fonts.
        func points(size: CGFloat) -> CGFloat? {
            let points: CGFloat? = switch kind {
            case .variable, .natural: nil
            case .multiple(let factor): factor * size
            case .leading(let increase): size + increase
            case .exact(let points): points
            }
            return points.flatMap { $0.isFinite && $0 > 0 ? min($0, 10_000) : nil }
        }
    }
}

extension TypesetText.RunMeasures {
    /// Returns the measures with the given line height. The difference is distributed evenly above and below (a guess).
    func set(to height: AttributedString.LineHeight?, size: CGFloat) -> Self {
        if let factor = height?.naturalFactor {
            // As in a paragraph style, the difference is above the text.
            let own = ascent + descent
            return Self(ascent: ascent + min(own * factor, 10_000) - own, descent: descent, pitch: pitch * factor)
        }
        guard let points = height?.points(size: size) else { return self }
        let extra = (points - ascent - descent) / 2
        return Self(ascent: ascent + extra, descent: descent + extra, pitch: points)
    }
}

private enum LineHeightKey: EnvironmentKey { static let defaultValue: AttributedString.LineHeight? = nil }

private enum LineHeightMultipleKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }

extension EnvironmentValues {
    /// The default line height of text; nil for that of the fonts.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }

    /// The factor of the fonts' own line height; 0 for that of the fonts.
    public var _lineHeightMultiple: CGFloat {
        get { self[LineHeightMultipleKey.self] }
        set { self[LineHeightMultipleKey.self] = newValue }
    }

    /// The line height of text in this environment; nil for that of the fonts.
    var textLineHeight: AttributedString.LineHeight? {
        lineHeight ?? (_lineHeightMultiple > 0 ? .naturalMultiple(_lineHeightMultiple) : nil)
    }
}

extension View {
    /// Sets the default line height of text inside.
    nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
