import Foundation

/// An `.intentdefinition` file in Xcode's format, which is a property list.
///
/// The decoder reads only the keys that affect the generated sources. Dialogs, phrases and parameter combinations are
/// for Siri.
struct IntentDefinition: Decodable {
    /// The version of the format, or `nil` if the file does not contain it.
    var version: String?
    var enumerations: [Enumeration]?
    var intents: [Intent]?
    var types: [ObjectType]?

    enum CodingKeys: String, CodingKey {
        case version = "INIntentDefinitionModelVersion"
        case enumerations = "INEnums"
        case intents = "INIntents"
        case types = "INTypes"
    }

    /// Gives a prefix to the classes of the file's own whose definition names none.
    mutating func prefixClasses(with prefix: String) {
        enumerations = enumerations?.map { enumeration in
            var enumeration = enumeration
            if enumeration.kind != "System" { enumeration.prefix = enumeration.prefix ?? prefix }
            return enumeration
        }
        types = types?.map { type in
            var type = type
            type.prefix = type.prefix ?? prefix
            return type
        }
        intents = intents?.map { intent in
            var intent = intent
            if intent.kind != "System" { intent.prefix = intent.prefix ?? prefix }
            return intent
        }
    }

    struct Enumeration: Decodable {
        var name: String
        var prefix: String?
        var customClassName: String?
        var kind: String?
        var values: [Value]

        var className: String { customClassName ?? (prefix ?? "") + name }

        enum CodingKeys: String, CodingKey {
            case name = "INEnumName"
            case prefix = "INEnumClassPrefix"
            case customClassName = "INEnumClassName"
            case kind = "INEnumType"
            case values = "INEnumValues"
        }

        struct Value: Decodable {
            var name: String
            var displayName: String?
            var index: Int?

            enum CodingKeys: String, CodingKey {
                case name = "INEnumValueName"
                case displayName = "INEnumValueDisplayName"
                case index = "INEnumValueIndex"
            }
        }
    }

    struct ObjectType: Decodable {
        var name: String
        var prefix: String?
        var customClassName: String?
        var properties: [Attribute]?

        var className: String { customClassName ?? (prefix ?? "") + name }

        enum CodingKeys: String, CodingKey {
            case name = "INTypeName"
            case prefix = "INTypeClassPrefix"
            case customClassName = "INTypeClassName"
            case properties = "INTypeProperties"
        }
    }

    struct Intent: Decodable {
        var name: String
        var prefix: String?
        var customClassName: String?
        var kind: String?
        var parameters: [Attribute]?
        var response: Response?

        var className: String { customClassName ?? (prefix ?? "") + name + "Intent" }

        enum CodingKeys: String, CodingKey {
            case name = "INIntentName"
            case prefix = "INIntentClassPrefix"
            case customClassName = "INIntentClassName"
            case kind = "INIntentType"
            case parameters = "INIntentParameters"
            case response = "INIntentResponse"
        }
    }

    struct Response: Decodable {
        var codes: [Code]?
        var parameters: [Attribute]?

        enum CodingKeys: String, CodingKey {
            case codes = "INIntentResponseCodes"
            case parameters = "INIntentResponseParameters"
        }

        struct Code: Decodable {
            var name: String
            var format: String?
            var conciseFormat: String?

            enum CodingKeys: String, CodingKey {
                case name = "INIntentResponseCodeName"
                case format = "INIntentResponseCodeFormatString"
                case conciseFormat = "INIntentResponseCodeConciseFormatString"
            }
        }
    }

    /// A parameter of an intent or a response, or a property of a type. All have the same keys with different prefixes.
    struct Attribute: Decodable {
        var name: String
        var kind: String
        var displayName: String?
        var displayPriority: Int
        var enumerationName: String?
        var objectTypeName: String?
        var isList: Bool
        var isResolved: Bool
        var hasDynamicOptions: Bool
        var isSearchable: Bool
        /// Whether every type has the property.
        var isBuiltIn: Bool
        /// The default value in an editor, as text.
        var defaultText: String?

        init(from decoder: Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            let names = container.allKeys.map(\.stringValue)
            let prefixes = ["INIntentResponseParameter", "INIntentParameter", "INTypeProperty"]
            guard let prefix = prefixes.first(where: { names.contains($0 + "Name") }) else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: container.codingPath, debugDescription: "a parameter without a name"))
            }
            func key(_ name: String) -> Key { Key(stringValue: prefix + name) }
            func flag(_ name: String) throws -> Bool {
                try container.decodeIfPresent(Bool.self, forKey: key(name)) ?? false
            }
            name = try container.decode(String.self, forKey: key("Name"))
            kind = try container.decode(String.self, forKey: key("Type"))
            displayName = try container.decodeIfPresent(String.self, forKey: key("DisplayName"))
            displayPriority = try container.decodeIfPresent(Int.self, forKey: key("DisplayPriority")) ?? .max
            enumerationName = try container.decodeIfPresent(String.self, forKey: key("EnumType"))
            objectTypeName = try container.decodeIfPresent(String.self, forKey: key("ObjectType"))
            isList = try flag("SupportsMultipleValues")
            isResolved = try flag("SupportsResolution")
            hasDynamicOptions = try flag("SupportsDynamicEnumeration")
            isSearchable = try flag("SupportsSearch")
            isBuiltIn = try flag("Default")
            let metadata = try? container.nestedContainer(keyedBy: Key.self, forKey: key("Metadata"))
            defaultText = metadata.flatMap { Self.text(in: $0, key("MetadataDefaultValue")) }
        }

        private static func text(in container: KeyedDecodingContainer<Key>, _ key: Key) -> String? {
            if let text = try? container.decode(String.self, forKey: key) { return text }
            if let flag = try? container.decode(Bool.self, forKey: key) { return String(flag) }
            if let number = try? container.decode(Int.self, forKey: key) { return String(number) }
            return (try? container.decode(Double.self, forKey: key)).map { String($0) }
        }
    }

    struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
