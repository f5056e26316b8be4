import Foundation

/// The presentation that inline Markdown requests.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// `*text*`, usually italic.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// `**text**`, usually bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// `` `text` ``, usually monospaced.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// `~~text~~`, struck through.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break that may become a space.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A line break that remains one.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML within a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML as a separate block.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
