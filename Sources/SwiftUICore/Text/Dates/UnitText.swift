import Foundation
internal import _FoundationICU

/// Localized amounts of time from Unicode's locale data. Foundation has none for months and years.
enum UnitText {
    enum Width { case short, wide }

    /// - Parameter isSigned: Whether the amount has the locale's plus or minus sign.
    static func string(
        count: Int, unit: CalendarDistance.Unit, width: Width, locale: Locale, isSigned: Bool = false
    ) -> String {
        let width = width == .short ? "short" : "full-name"
        let sign = isSigned ? " sign-always" : ""
        let skeleton = Array("measure-unit/duration-\(unit.rawValue) unit-width-\(width)\(sign)".utf16)
        var status = U_ZERO_ERROR
        let formatter = swift_unumf_openForSkeletonAndLocale(
            skeleton, Int32(skeleton.count), locale.identifier(.icu), &status)
        defer { swift_unumf_close(formatter) }
        let result = swift_unumf_openResult(&status)
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatInt(formatter, Int64(count), result, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return "\(count)" }
        return read { swift_unumf_resultToString(result, $0, $1, &$2) } ?? "\(count)"
    }

    /// Returns a list of the parts of one measure: "2 hr, 23 min".
    static func list(_ parts: [String], width: Width, locale: Locale) -> String {
        guard parts.count > 1 else { return parts.first ?? "" }
        var status = U_ZERO_ERROR
        let formatter = swift_ulistfmt_openForType(
            locale.identifier(.icu), ULISTFMT_TYPE_UNITS,
            width == .short ? ULISTFMT_WIDTH_SHORT : ULISTFMT_WIDTH_WIDE, &status)
        defer { swift_ulistfmt_close(formatter) }
        let characters = parts.flatMap { Array($0.utf16) }
        let lengths = parts.map { Int32($0.utf16.count) }
        let text = characters.withUnsafeBufferPointer { all in
            var start = all.baseAddress
            let pointers = lengths.map { length -> UnsafePointer<UInt16>? in
                defer { start = start.map { $0 + Int(length) } }
                return start
            }
            return read { swift_ulistfmt_format(formatter, pointers, lengths, Int32(lengths.count), $0, $1, &$2) }
        }
        return text ?? parts.joined(separator: ", ")
    }

    private static func read(
        _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        var status = U_ZERO_ERROR
        var buffer = [UInt16](repeating: 0, count: 256)
        let length = buffer.withUnsafeMutableBufferPointer { write($0.baseAddress, 256, &status) }
        guard status.rawValue <= U_ZERO_ERROR.rawValue, (0...256).contains(length) else { return nil }
        return String(decoding: buffer.prefix(Int(length)), as: UTF16.self)
    }
}
