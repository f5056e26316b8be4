// What makes a type one with the form that a schema has. The property wrappers that a schema gives come with it.

/// Makes a type an intent with the form that a schema has.
@attached(memberAttribute)
@attached(extension, conformances: AppIntent, AssistantSchemaIntent, names: named(__assistantSchemaIntent))
public macro AppIntent<T>(schema: T) = #externalMacro(module: "DarkroomMacros", type: "SchemaIntent")
where T: AssistantSchemas.Intent

@available(*, deprecated, renamed: "AppIntent")
@attached(memberAttribute)
@attached(extension, conformances: AppIntent, AssistantSchemaIntent, names: named(__assistantSchemaIntent))
public macro AssistantIntent<T>(schema: T) = #externalMacro(module: "DarkroomMacros", type: "SchemaIntent")
where T: AssistantSchemas.Intent

/// Makes a type an entity with the form that a schema has.
@attached(memberAttribute)
@attached(extension, conformances: AppEntity, AssistantSchemaEntity, names: named(__assistantSchemaEntity))
public macro AppEntity<T>(schema: T) = #externalMacro(module: "DarkroomMacros", type: "SchemaEntity")
where T: AssistantSchemas.Entity

@available(*, deprecated, renamed: "AppEntity")
@attached(memberAttribute)
@attached(extension, conformances: AppEntity, AssistantSchemaEntity, names: named(__assistantSchemaEntity))
public macro AssistantEntity<T>(schema: T) = #externalMacro(module: "DarkroomMacros", type: "SchemaEntity")
where T: AssistantSchemas.Entity

/// Makes a type an enumeration with the form that a schema has.
@attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__assistantSchemaEnum))
public macro AppEnum<T>(schema: T) = #externalMacro(module: "DarkroomMacros", type: "SchemaEnum")
where T: AssistantSchemas.Enum

@available(*, deprecated, renamed: "AppEnum")
@attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(__assistantSchemaEnum))
public macro AssistantEnum<T>(schema: T) = #externalMacro(module: "DarkroomMacros", type: "SchemaEnum")
where T: AssistantSchemas.Enum
