import Foundation

/// Foundation's formatter of names of persons, which Linux has without a way to make one. Users' sources call it
/// `PersonNameComponentsFormatter`.
// An open class of Foundation's kind cannot be checked. Formatters are not shared while they are set up.
open class _PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let phonetic = Options(rawValue: 2)
    }

    open var style = Style.default
    open var isPhonetic = false
    open var locale: Locale! = .current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = _PersonNameComponentsFormatter()
        (formatter.style, formatter.isPhonetic) = (nameFormatStyle, nameOptions.contains(.phonetic))
        return formatter.string(from: components)
    }

    open func string(from components: PersonNameComponents) -> String {
        let name = isPhonetic ? components.phoneticRepresentation ?? components : components
        let (given, family) = (part(name.givenName), part(name.familyName))
        let familyIsFirst = writesFamilyFirst(given + family)
        switch style {
        case .short:
            return [part(name.nickname), given, family].first { !$0.isEmpty } ?? ""
        case .abbreviated:
            let initials = (familyIsFirst ? [family.isEmpty ? given : family] : [given, family])
                .compactMap { $0.first.map { String($0).uppercased() } }
            return initials.joined()
        case .default, .medium:
            return joined(familyIsFirst ? [family, given] : [given, family], together: familyIsFirst)
        case .long:
            if familyIsFirst { return joined([family, part(name.middleName), given], together: true) }
            return joined(
                [part(name.namePrefix), given, part(name.middleName), family, part(name.nameSuffix)], together: false)
        }
    }

    /// Returns the parts of a name that is written with the given name first: the last word is the family's name.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return nil }
        var name = PersonNameComponents()
        name.givenName = first
        if words.count > 1 { name.familyName = words.last }
        if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        return name
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents ?? (obj as? NSPersonNameComponents).map { $0 as PersonNameComponents })
            .map(string(from:))
    }

    private func part(_ text: String?) -> String { text ?? "" }

    private func joined(_ parts: [String], together: Bool) -> String {
        parts.filter { !$0.isEmpty }.joined(separator: together ? "" : " ")
    }

    /// Chinese, Japanese and Korean names begin with the family's name.
    private func writesFamilyFirst(_ name: String) -> Bool {
        name.unicodeScalars.contains { scalar in
            [0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF].contains { $0.contains(Int(scalar.value)) }
        }
    }
}
