/// A value as a model writes it: JSON whose objects keep their order.
public struct GeneratedContent: Sendable, Equatable, CustomDebugStringConvertible {
    public enum Kind: Equatable, Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([GeneratedContent])
        case structure(properties: [String: GeneratedContent], orderedKeys: [String])
    }

    public var id: GenerationID?
    public let kind: Kind

    public init(kind: Kind, id: GenerationID? = nil) { (self.kind, self.id) = (kind, id) }

    public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
        self.init(properties: properties.map { ($0, $1) }, id: id, uniquingKeysWith: { _, new in new })
    }

    public init<S>(
        properties: S, id: GenerationID? = nil,
        uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
    ) rethrows where S: Sequence, S.Element == (String, any ConvertibleToGeneratedContent) {
        var (values, keys): ([String: GeneratedContent], [String]) = ([:], [])
        for (key, value) in properties {
            if let earlier = values[key] {
                values[key] = try combine(earlier, value.generatedContent).generatedContent
            } else {
                keys.append(key)
                values[key] = value.generatedContent
            }
        }
        self.init(kind: .structure(properties: values, orderedKeys: keys), id: id)
    }

    public init<S>(elements: S, id: GenerationID? = nil)
    where S: Sequence, S.Element == any ConvertibleToGeneratedContent {
        self.init(kind: .array(elements.map(\.generatedContent)), id: id)
    }

    public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
    public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
        self.init(kind: value.generatedContent.kind, id: id)
    }

    /// The keywords of a JSON schema, in the order of their names.
    init(rule: [String: GeneratedContent]) {
        self.init(kind: .structure(properties: rule, orderedKeys: rule.keys.sorted()))
    }

    public var isComplete: Bool { true }
    public var debugDescription: String { jsonString }

    public static func == (a: GeneratedContent, b: GeneratedContent) -> Bool { a.kind == b.kind }
}

extension GeneratedContent: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema(keywords: [:]) }
    public init(_ content: GeneratedContent) throws { self = content }
    public var generatedContent: GeneratedContent { self }
}

// MARK: Reading

extension GeneratedContent {
    public func value<Value>(_ type: Value.Type = Value.self) throws -> Value
    where Value: ConvertibleFromGeneratedContent { try Value(self) }

    public func value<Value>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value
    where Value: ConvertibleFromGeneratedContent {
        guard let content = try properties()[property] else { throw failure("There is no property \(property).") }
        return try Value(content)
    }

    public func value<Value>(_ type: Value?.Type = Value?.self, forProperty property: String) throws -> Value?
    where Value: ConvertibleFromGeneratedContent {
        guard let content = try properties()[property], content.kind != .null else { return nil }
        return try Value(content)
    }

    public func elements() throws -> [GeneratedContent] {
        guard case .array(let elements) = kind else { throw failure("This is no array.") }
        return elements
    }

    public func properties() throws -> [String: GeneratedContent] {
        guard case .structure(let properties, _) = kind else { throw failure("This is no object.") }
        return properties
    }

    /// The error of content that has another form.
    func failure(_ reason: String) -> LanguageModelSession.GenerationError {
        .decodingFailure(.init(debugDescription: "\(reason) \(jsonString)"))
    }
}

// MARK: JSON

extension GeneratedContent {
    public init(json: String) throws {
        let value = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
        self.init(json: value)
    }

    private init(json value: Any) {
        switch value {
        case let elements as [Any]: self.init(kind: .array(elements.map { GeneratedContent(json: $0) }))
        case let values as [String: Any]: self.init(rule: values.mapValues { GeneratedContent(json: $0) })
        case let text as String: self.init(kind: .string(text))
        // Foundation reads true and false as numbers of a type of their own.
        case let number as NSNumber where String(cString: number.objCType) == "c": self.init(kind: .bool(number.boolValue))
        case let number as NSNumber: self.init(kind: .number(number.doubleValue))
        default: self.init(kind: .null)
        }
    }

    public var jsonString: String {
        switch kind {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value):
            value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
        case .string(let value): GeneratedContent.quoted(value)
        case .array(let elements): "[\(elements.map(\.jsonString).joined(separator: ", "))]"
        case .structure(let properties, let keys):
            "{\(keys.map { "\(GeneratedContent.quoted($0)): \(properties[$0]?.jsonString ?? "null")" }.joined(separator: ", "))}"
        }
    }

    private static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }
}
