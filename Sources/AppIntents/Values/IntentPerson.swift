import FoundationSupplement

/// A person that an intent refers to.
public struct IntentPerson: Hashable, Sendable {
    /// The name of a person.
    public enum Name: Hashable, Sendable {
        case displayName(String)
        case components(PersonNameComponents)
    }

    /// The contact information of a person.
    public struct Handle: Hashable, Sendable {
        public enum Value: Hashable, Sendable {
            case emailAddress(String)
            case phoneNumber(String)
            case applicationDefined(String)
        }

        public var value: Value

        public init(emailAddress: String) { value = .emailAddress(emailAddress) }
        public init(phoneNumber: String) { value = .phoneNumber(phoneNumber) }
        public init(applicationDefined: String) { value = .applicationDefined(applicationDefined) }
    }

    public var identifier: String
    public var name: Name
    public var handle: Handle?
    public var aliases: [Handle] = []
    public var isMe: Bool

    public init(identifier: String = "", name: Name, handle: Handle? = nil, isMe: Bool = false) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.isMe = isMe
    }

    /// Creates a person of whom only an address is known.
    public init(handle: Handle) {
        let text =
            switch handle.value {
            case .emailAddress(let text), .phoneNumber(let text), .applicationDefined(let text): text
            }
        self.init(name: .displayName(text), handle: handle)
    }
}

extension IntentPerson: _IntentValue {
    public static var _kind: IntentValueKind { .person }

    public var _text: String? {
        switch name {
        case .displayName(let name): name
        case .components(let name): [name.givenName, name.familyName].compactMap { $0 }.joined(separator: " ")
        }
    }

    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> IntentPerson? {
        if let choices { return choices.choice(for: text).flatMap { _value(wrapping: $0.value) } }
        return text.isEmpty ? nil : IntentPerson(name: .displayName(text))
    }
}
