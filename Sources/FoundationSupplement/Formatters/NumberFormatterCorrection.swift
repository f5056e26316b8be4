import Foundation
internal import _FoundationICU

/// Gives Foundation's number formatter the results that it has on Apple's systems.
///
/// On Linux, it ignores `maximumFractionDigits` wherever the least number of fraction digits is not zero, as in
/// currencies, and the grouping of India's locales. The corrected method takes the place of Foundation's in the class
/// itself, so that formatters which Foundation makes have it too. Subclasses that were compiled against Foundation keep
/// what they inherited.
// The class has no properties of its own, so that every number formatter can stand for one.
package final class NumberFormatterCorrection: NumberFormatter, @unchecked Sendable {
    private class Unchanged: NumberFormatter, @unchecked Sendable {}

    /// Whether number formatters are corrected. The first use corrects them, for the rest of the process.
    package static let isInstalled = MethodTable.replaceMethods(
        of: NumberFormatter.self, by: NumberFormatterCorrection.self, plain: Unchanged.self, count: 1)

    package override func string(from number: NSNumber) -> String? {
        if number.doubleValue == -.infinity { return negativeInfinitySymbol }
        let limits = FractionDigits(of: self)
        let secondaryGroup = lackingSecondaryGroup(for: number)
        let lacksSignificantDigits = usesSignificantDigits && maximumSignificantDigits <= 0
        guard limits != nil || secondaryGroup != nil || lacksSignificantDigits,
            let copy = copy() as? NumberFormatter
        else { return uncorrected(number) }
        var number = number
        if let limits, let value = limits.rounded(number, multiplier: multiplier, roundingMode) {
            copy.minimumFractionDigits = value.digits
            if value.digits == 0 { copy.maximumFractionDigits = limits.most }
            number = value.number
        }
        if let secondaryGroup { copy.secondaryGroupingSize = secondaryGroup }
        if lacksSignificantDigits {
            copy.minimumSignificantDigits = max(1, minimumSignificantDigits)
            copy.maximumSignificantDigits = 6
        }
        let plain = Unmanaged.passUnretained(copy).toOpaque()
        return withExtendedLifetime(copy) {
            Unmanaged<NumberFormatterCorrection>.fromOpaque(plain).takeUnretainedValue().uncorrected(number)
        }
    }

    /// What Foundation's own method returns. The call does not look into the class's table.
    private func uncorrected(_ number: NSNumber) -> String? { super.string(from: number) }

    /// The number of digits in the second group and the later ones, where the locale has another than in the first, and
    /// the number has so many digits.
    private func lackingSecondaryGroup(for number: NSNumber) -> Int? {
        guard secondaryGroupingSize == 0, groupingSize == 3, usesGroupingSeparator, abs(number.doubleValue) >= 1000
        else { return nil }
        var status = U_ZERO_ERROR
        let identifier = (locale ?? .current).identifier
        guard let format = swift_unum_open(UNUM_DECIMAL, nil, 0, identifier, nil, &status) else { return nil }
        defer { swift_unum_close(format) }
        let size = Int(swift_unum_getAttribute(format, UNUM_SECONDARY_GROUPING_SIZE))
        return size > 0 && size != 3 ? size : nil
    }
}

/// The numbers of fraction digits that a number formatter is told to write.
private struct FractionDigits {
    let least: Int
    let most: Int

    /// Nil where Foundation itself keeps to them.
    init?(of formatter: NumberFormatter) {
        let isCurrency = [.currency, .currencyAccounting, .currencyISOCode].contains(formatter.numberStyle)
        guard isCurrency || [.none, .decimal, .percent].contains(formatter.numberStyle),
            formatter.minimumFractionDigits > 0, !formatter.usesSignificantDigits, formatter.roundingIncrement == 0
        else { return nil }
        let pattern = FractionDigits(inPattern: formatter.positiveFormat ?? "")
        let usual = isCurrency ? 2 : formatter.numberStyle == .decimal ? 3 : 0
        let most = formatter.maximumFractionDigits
        // Elsewhere the digits come from the currency or from a format of the program's own.
        guard pattern.least == formatter.minimumFractionDigits || isCurrency && most != usual else { return nil }
        self.most = most == usual ? max(most, pattern.least) : max(0, most)
        least = min(pattern.least, self.most)
        if pattern.least == least, pattern.most == self.most { return nil }
    }

    /// The digits after the point of `#,##0.00#`.
    private init(inPattern pattern: String) {
        let fraction = pattern.drop { $0 != "." }.dropFirst().prefix { $0 == "0" || $0 == "#" }
        (least, most) = (fraction.prefix { $0 == "0" }.count, fraction.count)
    }

    /// - Returns: a number that has as many digits as are written, and how many; nil for numbers that are too large.
    func rounded(
        _ number: NSNumber, multiplier: NSNumber?, _ mode: NumberFormatter.RoundingMode
    ) -> (number: NSNumber, digits: Int)? {
        let value = number as? NSDecimalNumber ?? NSDecimalNumber(string: "\(number.doubleValue)")
        let factor = multiplier.flatMap { Decimal(string: $0.stringValue) } ?? 1
        let exact = value.decimalValue * factor
        guard !exact.isNaN, factor != 0 else { return nil }
        let rounded = exact.rounded(to: min(most, 38), mode)
        let digits = (least..<most).first(where: rounded.isWhole(after:)) ?? most
        if rounded == exact || digits == 0 { return (number, digits) }
        // A decimal number has no negative zero.
        let isNegativeZero = rounded.isZero && exact.isSignMinus
        return (isNegativeZero ? NSNumber(value: -0.0) : NSDecimalNumber(decimal: rounded / factor), digits)
    }
}

extension Decimal {
    /// Whether it has no more digits than `digits` after the point.
    fileprivate func isWhole(after digits: Int) -> Bool { rounded(to: digits, .down) == self }

    fileprivate func rounded(to digits: Int, _ mode: NumberFormatter.RoundingMode) -> Decimal {
        func round(_ mode: RoundingMode) -> Decimal {
            var (source, result) = (magnitude, Decimal())
            NSDecimalRound(&result, &source, digits, mode)
            return result
        }
        let size =
            switch mode {
            case .up: round(.up)
            case .down: round(.down)
            case .ceiling: round(isSignMinus ? .down : .up)
            case .floor: round(isSignMinus ? .up : .down)
            case .halfUp: round(.plain)
            case .halfEven: round(.bankers)
            case .halfDown: magnitude - round(.down) > round(.up) - magnitude ? round(.up) : round(.down)
            }
        return isSignMinus ? -size : size
    }
}
