import Foundation

/// The alignment of lines in a text.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension Text {
    /// The part of a text that truncation omits.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// The size of text relative to its normal size.
    public struct Scale: Hashable, Sendable {
        /// The factor for the font size.
        let factor: CGFloat

        public static let `default` = Scale(factor: 1)
        /// A smaller size, such as that of a unit beside a number.
        public static let secondary = Scale(factor: 0.8)
    }

    /// An underline or strikethrough.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            /// The lengths of dashes and gaps in multiples of the line's thickness; empty for a solid line.
            let dashes: [CGFloat]

            public static let solid = Pattern(dashes: [])
            public static let dot = Pattern(dashes: [1, 1])
            public static let dash = Pattern(dashes: [3, 1])
            public static let dashDot = Pattern(dashes: [3, 1, 1, 1])
            public static let dashDotDot = Pattern(dashes: [3, 1, 1, 1, 1, 1])
        }

        let pattern: Pattern
        /// The color; nil for the text's own.
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

        public static let single = LineStyle()
    }
}
