import FoundationSupplement

/// The description of a parameter in a class of intents. Generated classes create these values.
public struct INParameterDescription: Sendable {
    /// A case of an enumeration.
    // Generated code sets `value` to a case of an enumeration.
    public struct Case: @unchecked Sendable {
        /// The name of the case in the source code.
        public var name: String
        /// The display name.
        public var title: String
        /// The case.
        public var value: AnyHashable

        public init<Value: Hashable>(name: String, title: String, value: Value) {
            self.name = name
            self.title = title
            self.value = AnyHashable(value)
        }
    }

    /// The kind of value that a parameter accepts.
    public enum Kind: Sendable {
        case boolean, integer, decimal, string, dateComponents, url, person, file, speakableString
        case enumeration([Case])
        /// An object. The closure creates one from an identifier and a name.
        case object(@Sendable (_ identifier: String, _ display: String) -> INObject)
        /// A kind that has no text form.
        case other
    }

    /// The name of the property in the source code.
    public var name: String
    /// The display name.
    public var title: String
    public var kind: Kind
    /// Whether the parameter accepts several values.
    public var isList: Bool
    /// The default value in an editor, as text.
    public var defaultText: String?

    public init(name: String, title: String, kind: Kind, isList: Bool = false, defaultText: String? = nil) {
        self.name = name
        self.title = title
        self.kind = kind
        self.isList = isList
        self.defaultText = defaultText
    }
}

extension INParameterDescription {
    /// A description of valid text for the parameter.
    var expectation: String {
        isList ? "values separated by commas, each \(singleExpectation)" : singleExpectation
    }

    private var singleExpectation: String {
        switch kind {
        case .boolean: "true or false"
        case .integer: "a whole number"
        case .decimal: "a number"
        case .string, .speakableString: "text"
        case .dateComponents: "a date such as 2024-06-01 or 2024-06-01T09:30:00"
        case .url: "a URL"
        case .person: "a name"
        case .file: "a path to a file"
        case .enumeration: "one of the choices"
        case .object: "an identifier, or an identifier and a name as id=name"
        case .other: "nothing, because values of this kind have no text form"
        }
    }

    /// The values to choose from.
    var cases: [Case]? {
        guard case .enumeration(let cases) = kind else { return nil }
        return cases
    }

    /// Returns the value for `text`, or `nil` if the text is not valid.
    func value(from text: String) -> AnyHashable? {
        guard isList else { return singleValue(from: text) }
        var values: [AnyHashable] = []
        for part in text.split(separator: ",") {
            guard let value = singleValue(from: part.trimmingCharacters(in: .whitespaces)) else { return nil }
            values.append(value)
        }
        return typedList(values)
    }

    private func singleValue(from text: String) -> AnyHashable? {
        switch kind {
        case .boolean: Self.boolean(text).map { NSNumber(value: $0) }
        case .integer: Int(text).map { NSNumber(value: $0) }
        case .decimal: Double(text).flatMap { $0.isFinite ? NSNumber(value: $0) : nil }
        case .string: text
        case .speakableString: INSpeakableString(spokenPhrase: text)
        case .dateComponents: Self.dateComponents(text)
        case .url: URL(string: text).flatMap { $0.scheme == nil ? nil : $0 }
        case .person:
            text.isEmpty
                ? nil
                : INPerson(
                    personHandle: INPersonHandle(value: nil, type: .unknown), nameComponents: nil, displayName: text,
                    image: nil, contactIdentifier: nil, customIdentifier: nil)
        case .file:
            FileManager.default.isReadableFile(atPath: text)
                ? INFile(fileURL: URL(fileURLWithPath: text), filename: nil, typeIdentifier: nil) : nil
        case .enumeration(let cases): Self.choice(text, among: cases)?.value
        case .object(let make):
            {
                let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                return make(parts[0], parts.count > 1 ? parts[1] : parts[0])
            }()
        case .other: nil
        }
    }

    /// Converts a list to the type of the property, so that the property can return it.
    private func typedList(_ values: [AnyHashable]) -> AnyHashable? {
        switch kind {
        case .boolean, .integer, .decimal: values.compactMap { $0.base as? NSNumber }
        case .string: values.compactMap { $0.base as? String }
        case .speakableString: values.compactMap { $0.base as? INSpeakableString }
        case .dateComponents: values.compactMap { $0.base as? DateComponents }
        case .url: values.compactMap { $0.base as? URL }
        case .person: values.compactMap { $0.base as? INPerson }
        case .file: values.compactMap { $0.base as? INFile }
        case .object: values.compactMap { $0.base as? INObject }
        case .enumeration(let cases):
            // A list of cases is stored as a list of their numbers, as in Xcode's generated code.
            values.compactMap { value in
                cases.first { $0.value == value }.flatMap { ($0.value.base as? any RawRepresentable)?.rawValue as? Int }
            }.map { NSNumber(value: $0) }
        case .other: nil
        }
    }

    private static func boolean(_ text: String) -> Bool? {
        switch text.lowercased() {
        case "true", "yes", "on", "1": true
        case "false", "no", "off", "0": false
        default: nil
        }
    }

    private static func dateComponents(_ text: String) -> DateComponents? {
        guard
            let match = text.wholeMatch(
                of: #/(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}))?)?/#)
        else { return nil }
        var components = DateComponents(year: Int(match.1), month: Int(match.2), day: Int(match.3))
        if let hour = match.4 { components.hour = Int(hour) }
        if let minute = match.5 { components.minute = Int(minute) }
        if let second = match.6 { components.second = Int(second) }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return components.isValidDate(in: calendar) ? components : nil
    }

    /// Returns the case with the name `text`. If there is no exact match, a single case that differs only in case,
    /// spaces and punctuation is returned.
    private static func choice(_ text: String, among cases: [Case]) -> Case? {
        if let exact = cases.first(where: { $0.name == text || $0.title == text }) { return exact }
        let plain = { (text: String) in text.lowercased().filter { $0.isLetter || $0.isNumber } }
        let alike = cases.filter { [plain($0.name), plain($0.title)].contains(plain(text)) }
        return alike.count == 1 && !plain(text).isEmpty ? alike[0] : nil
    }
}
