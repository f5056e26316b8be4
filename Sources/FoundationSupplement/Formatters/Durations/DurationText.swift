import Foundation
internal import _FoundationICU

/// Formats amounts of time in words, in the language of a locale, with Foundation's own ICU.
struct DurationText {
    /// The length of the words.
    enum Width {
        case wide, short, shorter, narrow

        fileprivate var unicode: (UAMeasureFormatWidth, UListFormatterWidth) {
            switch self {
            case .wide: (UAMEASFMT_WIDTH_WIDE, ULISTFMT_WIDTH_WIDE)
            case .short: (UAMEASFMT_WIDTH_SHORT, ULISTFMT_WIDTH_SHORT)
            case .shorter: (UAMEASFMT_WIDTH_SHORTER, ULISTFMT_WIDTH_NARROW)
            case .narrow: (UAMEASFMT_WIDTH_NARROW, ULISTFMT_WIDTH_NARROW)
            }
        }
    }

    /// An amount of one unit.
    struct Amount: Equatable {
        var value: Double
        var unit: Calendar.Component
    }

    var width: Width
    var locale: Locale
    /// Whether numbers are written as words.
    var spellsOut = false

    /// Returns the amounts, from the largest unit to the smallest, as one text, or `nil` if ICU has no words for one of
    /// them.
    func text(of amounts: [Amount]) -> String? {
        let measures = amounts.compactMap { amount in
            Self.unit(of: amount.unit).map { UAMeasure(value: amount.value, unit: $0) }
        }
        guard measures.count == amounts.count, !measures.isEmpty else { return nil }
        guard spellsOut else { return format(measures) }
        // ICU spells out only the last of several amounts, so each amount is formatted alone and the results are
        // joined.
        let texts = measures.compactMap { format([$0]) }
        return texts.count == measures.count ? join(texts) : nil
    }

    private func format(_ measures: [UAMeasure]) -> String? {
        var status = U_ZERO_ERROR
        let identifier = locale.identifier
        // The formatter takes ownership of the number formatter and frees it.
        let numbers = spellsOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, identifier, nil, &status) : nil
        guard let formatter = uameasfmt_open(identifier, width.unicode.0, numbers, &status) else { return nil }
        defer { uameasfmt_close(formatter) }
        return UnicodeText.read { buffer, capacity, status in
            uameasfmt_formatMultiple(formatter, measures, Int32(measures.count), buffer, capacity, &status)
        }
    }

    private func join(_ texts: [String]) -> String? {
        guard texts.count > 1 else { return texts.first }
        var status = U_ZERO_ERROR
        guard
            let formatter = swift_ulistfmt_openForType(
                locale.identifier, ULISTFMT_TYPE_UNITS, width.unicode.1, &status)
        else { return nil }
        defer { swift_ulistfmt_close(formatter) }
        let units = texts.map { Array($0.utf16) }
        let lengths = units.map { Int32($0.count) }
        let storage = units.map { text in
            let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: text.count)
            copy.initialize(from: text, count: text.count)
            return copy
        }
        defer { storage.forEach { $0.deallocate() } }
        let pointers: [UnsafePointer<UInt16>?] = storage.map { UnsafePointer($0) }
        return UnicodeText.read { buffer, capacity, status in
            swift_ulistfmt_format(formatter, pointers, lengths, Int32(texts.count), buffer, capacity, &status)
        }
    }

    private static func unit(of component: Calendar.Component) -> UAMeasureUnit? {
        switch component {
        case .year: UAMEASUNIT_DURATION_YEAR
        case .month: UAMEASUNIT_DURATION_MONTH
        case .weekOfMonth, .weekOfYear: UAMEASUNIT_DURATION_WEEK
        case .day: UAMEASUNIT_DURATION_DAY
        case .hour: UAMEASUNIT_DURATION_HOUR
        case .minute: UAMEASUNIT_DURATION_MINUTE
        case .second: UAMEASUNIT_DURATION_SECOND
        default: nil
        }
    }
}
