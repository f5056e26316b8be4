import Foundation

/// A placeholder for a number: `%d`, `%08.2f`, `%x` …
struct NumberPlace {
    private let conversion: Character
    private var flags = ""
    private var width = 0
    private var precision: Int?

    init(_ place: FormatTemplate.Placeholder) {
        conversion = place.conversion
        var rest = Substring(place.modifiers)
        while let first = rest.first, "-+ #0'".contains(first) { flags.append(rest.removeFirst()) }
        let parts = rest.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        // A very large width is an error in a translation and must not allocate gigabytes of spaces.
        width = min(Int(parts.first ?? "") ?? 0, 1000)
        if parts.count > 1 { precision = min(Int(parts[1]) ?? 0, 100) }
    }

    func text(signed number: Int64, locale: Locale) -> String {
        switch conversion {
        case "f", "F", "e", "E", "g", "G", "a", "A": text(floating: Double(number), locale: locale)
        case "x", "X", "o", "O", "p": padded(radixDigits(UInt64(bitPattern: number)))
        case "c", "C": padded(Unicode.Scalar(UInt32(truncatingIfNeeded: number)).map(String.init) ?? "")
        case "u", "U":
            padded(signed(UInt64(bitPattern: number).formatted(integerStyle(locale: locale)), isNegative: false))
        default: padded(signed(number.formatted(integerStyle(locale: locale)), isNegative: number < 0))
        }
    }

    func text(unsigned number: UInt64, locale: Locale) -> String {
        switch conversion {
        case "f", "F", "e", "E", "g", "G", "a", "A": text(floating: Double(number), locale: locale)
        case "x", "X", "o", "O", "p": padded(radixDigits(number))
        default: padded(signed(number.formatted(integerStyle(locale: locale)), isNegative: false))
        }
    }

    func text(floating number: Double, locale: Locale) -> String {
        guard number.isFinite else {
            return padded(number.isNaN ? "nan" : number < 0 ? "-inf" : signed("inf", isNegative: false))
        }
        switch conversion {
        case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C":
            return text(
                signed: Int64(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max), locale: locale)
        case "e", "E", "g", "G", "a", "A":
            let format = "%" + (precision.map { ".\($0)" } ?? "") + String(conversion)
            return padded(signed(String(format: format, number), isNegative: number.sign == .minus))
        case "@":
            return padded(signed(number.formatted(.number.locale(locale)), isNegative: number < 0))
        default:
            let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(precision ?? 6))
                .rounded(rule: .toNearestOrEven)
            return padded(signed(number.formatted(style), isNegative: number.sign == .minus))
        }
    }

    private func integerStyle<Number: BinaryInteger>(locale: Locale) -> IntegerFormatStyle<Number> {
        let style = IntegerFormatStyle<Number>(locale: locale)
        return precision.map { style.precision(.integerLength($0...)) } ?? style
    }

    private func radixDigits(_ number: UInt64) -> String {
        let isOctal = conversion == "o" || conversion == "O"
        var digits = String(number, radix: isOctal ? 8 : 16, uppercase: conversion == "X")
        if let precision { digits = String(repeating: "0", count: max(0, precision - digits.count)) + digits }
        guard flags.contains("#"), number != 0 else { return digits }
        return (isOctal ? "0" : conversion == "X" ? "0X" : "0x") + digits
    }

    private func signed(_ digits: String, isNegative: Bool) -> String {
        guard !isNegative else { return digits }
        return flags.contains("+") ? "+" + digits : flags.contains(" ") ? " " + digits : digits
    }

    private func padded(_ text: String) -> String {
        let missing = width - text.count
        guard missing > 0 else { return text }
        if flags.contains("-") { return text + String(repeating: " ", count: missing) }
        guard flags.contains("0") else { return String(repeating: " ", count: missing) + text }
        let sign = text.prefix { "+- \u{2212}".contains($0) }
        return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
    }
}
