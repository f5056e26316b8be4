/// How a picture differs from that of a new phone: the user's settings under which it is drawn.
package struct Look: Codable, Hashable, Sendable {
    /// A setting that a look changes.
    package enum Change: String, Codable, Sendable {
        /// A larger size of text.
        case typeSize
        case boldText
        /// The accented pseudo-language, whose texts are longer.
        case longLanguage
        /// The pseudo-language that runs from the right.
        case rightToLeft
        case accented
        /// The clear Home Screen of iOS 26, on which everything is white.
        case clear
        /// The full-screen widgets of a charging phone: no background, on black.
        case standBy
        case increasedContrast
        /// What a locked phone shows: private content is redacted.
        case locked
        /// Any other setting of a configuration.
        case other

        /// The setting in sentences.
        package var words: String {
            switch self {
            case .typeSize: "with large text"
            case .boldText: "with bold text"
            case .longLanguage: "in a language with longer words"
            case .rightToLeft: "in a language from right to left"
            case .accented: "on a tinted Home Screen"
            case .clear: "on a clear Home Screen"
            case .standBy: "in StandBy"
            case .increasedContrast: "with increased contrast"
            case .locked: "on a locked phone"
            case .other: "in this variant"
            }
        }
    }

    /// The look's name in the names of pictures; nil for the standard one.
    package var name: String?
    package var changes: [Change]
    package var isDark: Bool

    /// Creates a look.
    package init(name: String? = nil, changes: [Change] = [], isDark: Bool = false) {
        (self.name, self.changes, self.isDark) = (name, changes, isDark)
    }

    /// The look of a new phone in light appearance.
    package static let standard = Look()

    /// Whether no setting is changed but the appearance.
    package var isStandard: Bool { changes.isEmpty }

    /// Whether opacity alone counts: the widget is tinted, or white on clear glass.
    package var isTinted: Bool { has(.accented) || has(.clear) }

    /// Returns whether the look changes a setting.
    package func has(_ change: Change) -> Bool { changes.contains(change) }
}
