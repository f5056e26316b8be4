import Foundation

/// Makes the Swift sources of an `.intentdefinition` file: what Xcode generates when it builds one.
///
/// Enumerations become enumerations with `unknown = 0`, types become subclasses of ``INObject``, intents become
/// subclasses of ``INIntent`` with a protocol for who handles them and a class for the response. Requirements that
/// are optional in Objective-C have default implementations. Intents of the system's own are left out.
public struct IntentDefinitionCompiler: Sendable {
    public init() {}

    /// The sources, by the name of their file; the same data gives the same sources.
    /// - Throws: ``IntentDefinitionError``.
    public func sources(from data: Data) throws -> [String: String] {
        let definition: IntentDefinition
        do {
            definition = try PropertyListDecoder().decode(IntentDefinition.self, from: data)
        } catch let DecodingError.keyNotFound(key, _) {
            throw IntentDefinitionError.unreadable("the key \(key.stringValue) is missing.")
        } catch let DecodingError.dataCorrupted(context) {
            throw IntentDefinitionError.unreadable("\(context.debugDescription).")
        } catch let DecodingError.typeMismatch(_, context) {
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            throw IntentDefinitionError.unreadable("the value at \(path.isEmpty ? "the top" : path) has another type.")
        } catch {
            throw IntentDefinitionError.unreadable("\(error).")
        }
        if let version = definition.version, version.split(separator: ".").first != "1" {
            throw IntentDefinitionError.unknownVersion(version)
        }
        let types = try DefinedTypes(definition)
        var sources: [String: String] = [:]
        func add(_ name: String, _ text: String) throws {
            guard sources.updateValue(text, forKey: name + ".swift") == nil else {
                throw IntentDefinitionError.duplicateName(name)
            }
        }
        for enumeration in definition.enumerations ?? [] where enumeration.kind != "System" {
            try add(enumeration.className, EnumerationSource(enumeration).text)
        }
        for type in definition.types ?? [] {
            try add(type.className, ObjectTypeSource(type, types: types).text)
        }
        for intent in definition.intents ?? [] where intent.kind != "System" {
            try add(intent.className, IntentSource(intent, types: types).text)
        }
        return sources
    }
}
