import Foundation
import Synchronization

/// The formats with plural forms that Foundation's functions have returned as strings.
///
/// On Apple's systems, the string that `NSLocalizedString` returns carries its plural forms with it. Here, the text itself
/// leads to them.
enum PluralFormats {
    private static let known = Mutex<[String: LocalizedFormat]>([:])

    /// Returns the text of a format. Where other forms have the same text, the names of its placeholders get a number.
    static func text(of format: LocalizedFormat) -> String {
        guard !format.substitutions.isEmpty else { return format.format }
        var format = format
        if format.language == nil { format.language = Locale.current.identifier }
        return known.withLock { known in
            var (text, number) = (format.format, 1)
            while let other = known[text], other != format {
                number += 1
                text = format.substitutions.keys.sorted().reduce(format.format) { text, name in
                    text.replacingOccurrences(of: "#@\(name)@", with: "#@\(name) \(number)@")
                }
                // No placeholder has a name, so that nothing tells the texts apart.
                if text == format.format { break }
            }
            known[text] = format
            return text
        }
    }

    /// Returns a format with `arguments` inserted, or nil if `text` is no format with plural forms.
    ///
    /// - Parameter locale: the locale of numbers. Without one, they have neither groups nor the digits of a language.
    static func filled(_ text: String, locale: Locale?, arguments: [any CVarArg]) -> String? {
        guard text.contains("#@"), let format = known.withLock({ $0[text] }) else { return nil }
        let filled = format.text(
            arguments: arguments.map(FormatArgument.init(object:)), locale: locale ?? Locale(identifier: "en_US_POSIX"))
        return String(filled.characters)
    }

    /// Returns any format with `arguments` inserted, as Foundation's own functions do for those without plural forms.
    static func text(_ text: String, locale: Locale?, arguments: [any CVarArg]) -> String {
        if let filled = filled(text, locale: locale, arguments: arguments) { return filled }
        return withVaList(arguments) { NSString(format: text, locale: locale.map { $0 as NSLocale }, arguments: $0) as String }
    }
}

extension FormatArgument {
    /// Creates the argument for a value that a program passes to a format.
    fileprivate init(object value: any CVarArg) {
        switch value {
        case let number as any SignedInteger & FixedWidthInteger: self = .signed(Int64(truncatingIfNeeded: number))
        case let number as any UnsignedInteger & FixedWidthInteger: self = .unsigned(UInt64(truncatingIfNeeded: number))
        case let number as Double: self = .floating(number)
        case let number as Float: self = .floating(Double(number))
        case let number as CGFloat: self = .floating(Double(number))
        case let number as NSNumber: self = .floating(number.doubleValue)
        default: self = .text(AttributedString(String(describing: value)))
        }
    }
}

// Foundation on Linux takes the placeholder of a plural form for that of an object, and crashes where the argument is a
// number. These functions have the symbol names of Foundation's own and its parameters. `NSString` fills the other formats.
extension String {
    /// Takes the place of `String.init(format:_:)`.
    @_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
    public static func _hostFormat(_ format: __shared String, _ arguments: __owned [any CVarArg]) -> String {
        PluralFormats.text(format, locale: nil, arguments: arguments)
    }

    /// Takes the place of `String.init(format:arguments:)`.
    @_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
    public static func _hostFormat(_ format: __shared String, arguments: __shared [any CVarArg]) -> String {
        PluralFormats.text(format, locale: nil, arguments: arguments)
    }

    /// Takes the place of `String.init(format:locale:_:)`.
    @_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
    public static func _hostFormat(
        _ format: __shared String, locale: __shared Locale?, _ arguments: __owned [any CVarArg]
    ) -> String {
        PluralFormats.text(format, locale: locale, arguments: arguments)
    }

    /// Takes the place of `String.init(format:locale:arguments:)`.
    @_silgen_name("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
    public static func _hostFormat(
        _ format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
    ) -> String {
        PluralFormats.text(format, locale: locale, arguments: arguments)
    }

    /// Takes the place of `String.localizedStringWithFormat(_:_:)`.
    @_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
    public static func _hostLocalizedFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        PluralFormats.text(format, locale: .current, arguments: arguments)
    }
}
