/// The colors that the system defines.
package enum SystemColor: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
    case gray, gray2, gray3, gray4, gray5, gray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, quinaryLabel, placeholderText, link
    case fill, secondaryFill, tertiaryFill, quaternaryFill
    case separator, opaqueSeparator
    case background, secondaryBackground, tertiaryBackground
    case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground

    /// The label colors, from the most prominent to the least.
    static let labels: [SystemColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .quinaryLabel]
    /// The fill colors, from the most prominent to the least.
    static let fills: [SystemColor] = [.fill, .secondaryFill, .tertiaryFill, .quaternaryFill]

    /// The background colors. Each is meant for content on top of the previous one.
    static let backgrounds: [SystemColor] = [.background, .secondaryBackground, .tertiaryBackground]

    /// The dark form of a background color in an elevated environment.
    var elevated: SystemColor {
        switch self {
        case .background, .groupedBackground: .secondaryBackground
        case .secondaryBackground, .secondaryGroupedBackground: .tertiaryBackground
        case .tertiaryBackground, .tertiaryGroupedBackground: .gray4
        default: self
        }
    }

    static func label(level: Int) -> SystemColor { labels[min(max(level, 0), labels.count - 1)] }

    package var description: String {
        switch self {
        case .label: "primary"
        case .secondaryLabel: "secondary"
        default: rawValue
        }
    }
}
