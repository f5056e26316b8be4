import Foundation

extension Font {
    /// A typographic role of text. Its size follows the user's text size.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
}

// Vision Pro's titles, which shared sources name. They are no cases, because a phone's sources have none for them.
extension Font.TextStyle {
    /// The style of Vision Pro's largest titles. Other devices have the large title's size.
    public static var extraLargeTitle: Font.TextStyle { .largeTitle }
    /// The style of Vision Pro's second largest titles. Other devices have the title's size.
    public static var extraLargeTitle2: Font.TextStyle { .title }
}

extension Font.TextStyle {
    /// A system with text styles of its own.
    package enum System: Hashable, Sendable { case phone, watch, mac }

    /// The font size of a text style and the distance between its baselines, in points.
    package struct Measures: Hashable, Sendable {
        package var size: CGFloat
        package var leading: CGFloat
    }

    /// Returns the font size and leading of the style at a text size, in points.
    ///
    /// - Parameter system: The system that shows the text. Of a watch, only the default text size is known; others are scaled as on
    ///   an iPhone. A Mac has one text size.
    package func measures(at size: DynamicTypeSize, on system: System = .phone) -> Measures {
        switch system {
        case .mac: return macMeasures
        case .watch:
            let ratio = measures(at: size).size / measures(at: .large).size
            let measures = watchMeasures
            return Measures(size: (measures.size * ratio).rounded(), leading: (measures.leading * ratio * 2).rounded() / 2)
        case .phone:
            let column = DynamicTypeSize.allCases.firstIndex(of: size)!
            let entry = table[column]
            return Measures(size: CGFloat(entry.0), leading: CGFloat(entry.1))
        }
    }

    /// The sizes and leadings from xSmall to accessibility5, from the table in Apple's Human Interface Guidelines,
    /// Typography.
    private var table: [(Int, Int)] {
        switch self {
        case .largeTitle: TextStyleTable.largeTitle
        case .title: TextStyleTable.title
        case .title2: TextStyleTable.title2
        case .title3: TextStyleTable.title3
        case .headline, .body: TextStyleTable.body
        case .callout: TextStyleTable.callout
        case .subheadline: TextStyleTable.subheadline
        case .footnote: TextStyleTable.footnote
        case .caption: TextStyleTable.caption
        case .caption2: TextStyleTable.caption2
        }
    }

    /// The sizes and leadings on a watch of 41 mm. Of these, caption2 is measured, also on one of 46 mm; the others are
    /// from memory, after Apple's Human Interface Guidelines.
    private var watchMeasures: Measures {
        switch self {
        case .largeTitle: Measures(size: 36, leading: 38.5)
        case .title: Measures(size: 34, leading: 36.5)
        case .title2: Measures(size: 27, leading: 30.5)
        case .title3: Measures(size: 19, leading: 21.5)
        case .headline, .body, .callout: Measures(size: 16, leading: 18.5)
        case .subheadline, .caption: Measures(size: 15, leading: 17.5)
        case .caption2: Measures(size: 14, leading: 16.5)
        case .footnote: Measures(size: 13, leading: 15.5)
        }
    }

    /// The sizes and leadings on a Mac, from the same guidelines.
    private var macMeasures: Measures {
        switch self {
        case .largeTitle: Measures(size: 26, leading: 32)
        case .title: Measures(size: 22, leading: 26)
        case .title2: Measures(size: 17, leading: 22)
        case .title3: Measures(size: 15, leading: 20)
        case .headline, .body: Measures(size: 13, leading: 16)
        case .callout: Measures(size: 12, leading: 15)
        case .subheadline: Measures(size: 11, leading: 14)
        case .footnote, .caption, .caption2: Measures(size: 10, leading: 13)
        }
    }

    /// The weight on a system.
    package func weight(on system: System = .phone) -> Font.Weight {
        switch self {
        case .headline: system == .mac ? .bold : .semibold
        case .caption2 where system == .mac: .medium
        default: .regular
        }
    }

    /// The weight of emphasized text, from the same table.
    func emphasizedWeight(on system: System) -> Font.Weight {
        switch self {
        case .headline where system == .mac: .heavy
        case .largeTitle, .title, .title2: .bold
        default: .semibold
        }
    }

    /// Scales a length that is `value` at the default text size in proportion to this style's leading, as UIFontMetrics
    /// does.
    package func scaled(_ value: CGFloat, to size: DynamicTypeSize, displayScale: CGFloat) -> CGFloat {
        guard size != .large else { return value }
        let ratio = measures(at: size).leading / measures(at: .large).leading
        return (value * ratio).rounded(toScale: displayScale)
    }
}

private enum TextStyleTable {
    static let largeTitle = [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
        (44, 52), (48, 57), (52, 61), (56, 66), (60, 70),
    ]
    static let title = [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
        (38, 46), (43, 51), (48, 57), (53, 62), (58, 68),
    ]
    static let title2 = [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
        (34, 41), (39, 47), (44, 52), (50, 59), (56, 66),
    ]
    static let title3 = [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
        (31, 38), (37, 44), (43, 51), (49, 58), (55, 65),
    ]
    static let body = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29),
        (28, 34), (33, 40), (40, 48), (47, 56), (53, 62),
    ]
    static let callout = [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
        (26, 32), (32, 39), (38, 46), (44, 52), (51, 60),
    ]
    static let subheadline = [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
        (25, 31), (30, 37), (36, 43), (42, 50), (49, 58),
    ]
    static let footnote = [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24),
        (23, 29), (27, 33), (33, 40), (38, 46), (44, 52),
    ]
    static let caption = [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
        (22, 29), (26, 32), (32, 39), (37, 44), (43, 51),
    ]
    static let caption2 = [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
        (20, 25), (24, 30), (29, 35), (34, 41), (40, 48),
    ]
}
