/// How `assertNoFindings` judges a widget.
public struct WidgetCheck: Sendable {
    /// The rules or groups of rules that alone hold; nil for all that are on by default. `darkroom check --list-rules` lists them.
    public var rules: [String]?
    /// The rules or groups of rules that do not hold.
    public var except: [String]
    /// The lowest severity that counts.
    public var severity: FindingSeverity
    /// The looks beside the standard one.
    public var looks: [CheckLook]
    /// The languages, such as `de`, in which the widget is drawn too; nil for all that its string tables have.
    public var languages: [String]?

    /// - Parameters:
    ///   - rules: the rules or groups of rules that alone hold; nil for all that are on by default.
    ///   - excepted: the rules or groups of rules that do not hold.
    ///   - severity: the lowest severity that counts.
    ///   - looks: the looks beside the standard one.
    ///   - languages: the languages in which the widget is drawn too; nil for all that its string tables have.
    public init(
        rules: [String]? = nil, except excepted: [String] = [], from severity: FindingSeverity = .warning,
        looks: [CheckLook] = CheckLook.allCases, languages: [String]? = []
    ) {
        (self.rules, except, self.severity) = (rules, excepted, severity)
        (self.looks, self.languages) = (looks, languages)
    }
}

/// A look in which `assertNoFindings` draws a widget beside the standard one, as `darkroom check` does.
public enum CheckLook: String, CaseIterable, Sendable {
    /// The size of text `xxxLarge`.
    case largeText = "large-text"
    case boldText = "bold-text"
    /// The pseudo-language `en-XA`, whose texts are longer.
    case longLanguage = "en-XA"
    /// The pseudo-language `ar-XB`, which runs from right to left.
    case rightToLeft = "ar-XB"
    /// A tinted Home Screen.
    case accented
    /// A clear Home Screen of iOS 26.
    case clear
    case standBy = "standby"
    case increasedContrast = "contrast"
    /// A locked phone, which redacts what is private.
    case locked
}

/// How serious a finding is.
public enum FindingSeverity: String, Sendable {
    /// Worth a look, and often meant.
    case note
    /// Something that users are likely to notice.
    case warning
    /// Something that does not work on a device.
    case error
}
