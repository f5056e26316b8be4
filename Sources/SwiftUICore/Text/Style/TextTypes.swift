import Foundation

/// How the lines of text lie beside one another.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

extension Text {
    /// Which part of text that does not fit is left out.
    public enum TruncationMode: Hashable, Sendable { case head, tail, middle }

    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    /// The size of letters beside text of the normal size.
    public struct Scale: Hashable, Sendable {
        /// By what the font's size is multiplied.
        let factor: CGFloat

        public static let `default` = Scale(factor: 1)
        /// Smaller letters, as units beside a number have them.
        public static let secondary = Scale(factor: 0.8)
    }

    /// A line under or through text.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            /// Dashes and gaps, in multiples of the line's thickness; none for an unbroken line.
            let dashes: [CGFloat]

            public static let solid = Pattern(dashes: [])
            public static let dot = Pattern(dashes: [1, 1])
            public static let dash = Pattern(dashes: [3, 1])
            public static let dashDot = Pattern(dashes: [3, 1, 1, 1])
            public static let dashDotDot = Pattern(dashes: [3, 1, 1, 1, 1, 1])
        }

        let pattern: Pattern
        /// nil takes the text's own.
        let color: Color?

        public init(pattern: Pattern = .solid, color: Color? = nil) { (self.pattern, self.color) = (pattern, color) }

        public static let single = LineStyle()
    }
}
