import FoundationSupplement
import UniformTypeIdentifiers

/// A file that an intent accepts or returns.
public struct IntentFile: Hashable, Sendable {
    public var filename: String
    public var fileURL: URL?
    public var data: Data
    public var type: UTType?
    public var removedOnCompletion = false

    public init(data: Data, filename: String, type: UTType? = nil) {
        self.data = data
        self.filename = filename
        self.type = type
    }

    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type
        // A missing file counts as empty. Only the URL shows the difference.
        data = (try? Data(contentsOf: fileURL)) ?? Data()
    }
}

extension IntentFile: _IntentValue {
    public static var _kind: IntentValueKind { .file }
    public var _text: String? { fileURL?.path ?? filename }

    /// Returns the file at the path in `text` if it exists.
    public static func _value(from text: String, choices: [_IntentValueChoice]?) async throws -> IntentFile? {
        if let choices { return choices.choice(for: text).flatMap { _value(wrapping: $0.value) } }
        guard FileManager.default.isReadableFile(atPath: text) else { return nil }
        return IntentFile(fileURL: URL(fileURLWithPath: text))
    }
}

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
    public var isMe: Bool

    public init(identifier: String = "", name: Name, handle: Handle? = nil, isMe: Bool = false) {
        self.identifier = identifier
        self.name = name
        self.handle = handle
        self.isMe = isMe
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
