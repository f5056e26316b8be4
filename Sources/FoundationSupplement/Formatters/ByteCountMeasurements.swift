import Foundation

// Amounts of information in any unit. Foundation on Linux only writes numbers of bytes.
extension ByteCountFormatter {
    /// Writes an amount, rounded to whole bytes.
    public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
        string(fromByteCount: measurement.byteCount)
    }

    public class func string(
        from measurement: Measurement<UnitInformationStorage>, countStyle: ByteCountFormatter.CountStyle
    ) -> String {
        string(fromByteCount: measurement.byteCount, countStyle: countStyle)
    }
}

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// Writes amounts of information as numbers of bytes.
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        public var style: ByteCountFormatStyle.Style
        public var allowedUnits: ByteCountFormatStyle.Units
        public var spellsOutZero: Bool
        public var includesActualByteCount: Bool
        public var locale: Locale

        public init(
            style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units, spellsOutZero: Bool,
            includesActualByteCount: Bool, locale: Locale
        ) {
            (self.style, self.allowedUnits, self.spellsOutZero) = (style, allowedUnits, spellsOutZero)
            (self.includesActualByteCount, self.locale) = (includesActualByteCount, locale)
        }

        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale
            ).format(value.byteCount)
        }

        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
        includesActualByteCount: Bool = false
    ) -> Self {
        Self(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
    }
}

extension Measurement<UnitInformationStorage> {
    fileprivate var byteCount: Int64 {
        let bytes = converted(to: .bytes).value.rounded()
        return Int64(exactly: bytes) ?? (bytes < 0 ? .min : .max)
    }
}
