/// What Apple Intelligence understands: actions, contents and choices, by their domains. Nothing asks for them here.
public enum AssistantSchemas {
    public protocol Model {}
    public protocol Intent: Model {}
    public protocol Entity: Model {}
    public protocol Enum: Model {}

    /// The schema of an intent.
    public struct IntentSchema: Intent {
        /// The name of the domain and that of the schema, such as `books.openBook`.
        let name: String

        init(_ name: String) { self.name = name }
        public init(schema: some Intent) { name = (schema as? IntentSchema)?.name ?? "" }
    }

    /// The schema of an entity.
    public struct EntitySchema: Entity {
        /// The name of the domain and that of the schema.
        let name: String

        init(_ name: String) { self.name = name }
        public init(schema: some Entity) { name = (schema as? EntitySchema)?.name ?? "" }
    }

    /// The schema of an enumeration.
    public struct EnumSchema: Enum {
        /// The name of the domain and that of the schema.
        let name: String

        init(_ name: String) { self.name = name }
        public init(schema: some Enum) { name = (schema as? EnumSchema)?.name ?? "" }
    }
}

/// An intent with the form that a schema has.
public protocol AssistantSchemaIntent: AppIntent {
    /// The schema that the macro was given.
    static var __assistantSchemaIntent: AssistantSchemas.IntentSchema { get }
    static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaIntent {
    public static var isAssistantOnly: Bool { false }
    /// The title of an intent that does not have one of its own: the words of the schema's name.
    public static var title: LocalizedStringResource { .title(ofSchema: __assistantSchemaIntent.name) }
}

/// An entity with the form that a schema has.
public protocol AssistantSchemaEntity: AppEntity {
    /// The schema that the macro was given.
    static var __assistantSchemaEntity: AssistantSchemas.EntitySchema { get }
    static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaEntity {
    public static var isAssistantOnly: Bool { false }
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: .title(ofSchema: __assistantSchemaEntity.name))
    }
}

/// An enumeration with the form that a schema has.
public protocol AssistantSchemaEnum: AppEnum {
    /// The schema that the macro was given.
    static var __assistantSchemaEnum: AssistantSchemas.EnumSchema { get }
    static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaEnum {
    public static var isAssistantOnly: Bool { false }
    public static var typeDisplayRepresentation: TypeDisplayRepresentation {
        TypeDisplayRepresentation(name: .title(ofSchema: __assistantSchemaEnum.name))
    }
}

extension LocalizedStringResource {
    /// The words of a schema's name: Open Book for `books.openBook`.
    fileprivate static func title(ofSchema name: String) -> LocalizedStringResource {
        var words = ""
        for character in name.drop(while: { $0 != "." }).dropFirst() {
            if words.isEmpty {
                words += character.uppercased()
            } else {
                if character.isUppercase, words.last?.isLowercase == true { words += " " }
                words.append(character)
            }
        }
        return LocalizedStringResource(stringLiteral: words)
    }
}
