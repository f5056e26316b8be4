import Foundation

/// The plural categories of Unicode's language rules (CLDR, cardinal numbers).
public enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// The category of `number` in the language of `locale`.
    ///
    /// Follows CLDR's cardinal rules for whole numbers and for decimals without trailing zeros. A language without
    /// a rule here counts as English does.
    public init(of number: Double, locale: Locale) {
        let operand = PluralOperand(number)
        let language = locale.language.languageCode?.identifier ?? "en"
        self = Self.rule(of: language)(operand)
    }

    private static func rule(of language: String) -> (PluralOperand) -> PluralCategory {
        switch language {
        case "bo", "dz", "id", "ja", "jv", "km", "ko", "lo", "ms", "my", "th", "to", "vi", "yo", "yue", "zh":
            { _ in .other }
        case "ar": arabic
        case "be", "ru", "uk": eastSlavic
        case "bs", "hr", "sr", "sh": southSlavic
        case "pl": polish
        case "cs", "sk": czech
        case "sl": slovenian
        case "lt": lithuanian
        case "lv": latvian
        case "ro", "mo": romanian
        case "he", "iw":
            { $0.isWhole && $0.whole == 1 ? .one : $0.isWhole && $0.whole == 2 ? .two : .other }
        case "cy": welsh
        case "ga": irish
        case "mt": maltese
        case "fr": { $0.whole < 2 ? .one : $0.isWhole && $0.whole != 0 && $0.whole % 1_000_000 == 0 ? .many : .other }
        case "pt": { $0.whole < 2 ? .one : $0.isWhole && $0.whole % 1_000_000 == 0 ? .many : .other }
        case "es", "it", "ca":
            { $0.isWhole && $0.whole == 1 ? .one : $0.isWhole && $0.whole != 0 && $0.whole % 1_000_000 == 0 ? .many : .other }
        case "am", "as", "bn", "fa", "gu", "hi", "kn", "zu": { $0.value <= 1 ? .one : .other }
        case "hy", "ff": { $0.whole < 2 ? .one : .other }
        case "ak", "ln", "mg", "pa", "ti", "wa": { $0.isWhole && $0.whole < 2 ? .one : .other }
        case "da": { $0.value == 1 || (!$0.isWhole && $0.whole < 2) ? .one : .other }
        case "is", "mk":
            { $0.isWhole && $0.whole % 10 == 1 && $0.whole % 100 != 11 ? .one : .other }
        case "fil", "tl":
            { $0.isWhole && ($0.whole < 4 || ![4, 6, 9].contains($0.whole % 10)) ? .one : .other }
        case "af", "az", "bg", "el", "eo", "eu", "hu", "ka", "kk", "ku", "ky", "ml", "mn", "mr", "nb", "ne", "nn", "no",
            "or", "ps", "so", "sq", "ta", "te", "tk", "tr", "ug", "uz":
            { $0.value == 1 ? .one : .other }
        default: { $0.isWhole && $0.whole == 1 ? .one : .other }
        }
    }

    private static func arabic(_ operand: PluralOperand) -> PluralCategory {
        guard operand.isWhole else { return .other }
        switch (operand.whole, operand.whole % 100) {
        case (0, _): return .zero
        case (1, _): return .one
        case (2, _): return .two
        case (_, 3...10): return .few
        case (_, 11...99): return .many
        default: return .other
        }
    }

    private static func eastSlavic(_ operand: PluralOperand) -> PluralCategory {
        guard operand.isWhole else { return .other }
        switch (operand.whole % 10, operand.whole % 100) {
        case (_, 11...14): return .many
        case (1, _): return .one
        case (2...4, _): return .few
        default: return .many
        }
    }

    private static func southSlavic(_ operand: PluralOperand) -> PluralCategory {
        guard operand.isWhole else { return .other }
        let category = eastSlavic(operand)
        return category == .many ? .other : category
    }

    private static func polish(_ operand: PluralOperand) -> PluralCategory {
        guard operand.isWhole else { return .other }
        if operand.whole == 1 { return .one }
        return eastSlavic(operand) == .few ? .few : .many
    }

    private static func czech(_ operand: PluralOperand) -> PluralCategory {
        guard operand.isWhole else { return .many }
        return operand.whole == 1 ? .one : (2...4).contains(operand.whole) ? .few : .other
    }

    private static func slovenian(_ operand: PluralOperand) -> PluralCategory {
        guard operand.isWhole else { return .few }
        switch operand.whole % 100 {
        case 1: return .one
        case 2: return .two
        case 3, 4: return .few
        default: return .other
        }
    }

    private static func lithuanian(_ operand: PluralOperand) -> PluralCategory {
        guard operand.isWhole else { return .many }
        if (11...19).contains(operand.whole % 100) || operand.whole % 10 == 0 { return .other }
        return operand.whole % 10 == 1 ? .one : .few
    }

    private static func latvian(_ operand: PluralOperand) -> PluralCategory {
        guard operand.isWhole else { return .other }
        if operand.whole % 10 == 0 || (11...19).contains(operand.whole % 100) { return .zero }
        return operand.whole % 10 == 1 ? .one : .other
    }

    private static func romanian(_ operand: PluralOperand) -> PluralCategory {
        guard operand.isWhole else { return .few }
        if operand.whole == 1 { return .one }
        return operand.whole == 0 || (1...19).contains(operand.whole % 100) ? .few : .other
    }

    private static func welsh(_ operand: PluralOperand) -> PluralCategory {
        guard operand.isWhole else { return .other }
        switch operand.whole {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        case 3: return .few
        case 6: return .many
        default: return .other
        }
    }

    private static func irish(_ operand: PluralOperand) -> PluralCategory {
        guard operand.isWhole else { return .other }
        switch operand.whole {
        case 1: return .one
        case 2: return .two
        case 3...6: return .few
        case 7...10: return .many
        default: return .other
        }
    }

    private static func maltese(_ operand: PluralOperand) -> PluralCategory {
        guard operand.isWhole else { return .other }
        switch (operand.whole, operand.whole % 100) {
        case (1, _): return .one
        case (2, _): return .two
        case (0, _), (_, 3...10): return .few
        case (_, 11...19): return .many
        default: return .other
        }
    }
}

/// A number as plural rules see it.
private struct PluralOperand {
    /// The number without its sign.
    let value: Double
    /// The whole part.
    let whole: UInt64

    init(_ number: Double) {
        value = number.isFinite ? abs(number) : 0
        whole = UInt64(min(value, 9e15))
    }

    var isWhole: Bool { value == value.rounded() }
}
