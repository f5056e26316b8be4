import Foundation

/// A compiler from an `.intentdefinition` file to the Swift sources that Xcode generates.
///
/// Enumerations become Swift enumerations with `unknown = 0`. Types become subclasses of ``INObject``. Intents become
/// subclasses of ``INIntent`` with a handling protocol and a class for the response. Requirements that are optional in
/// Objective-C have default implementations. System intents are omitted.
package struct IntentDefinitionCompiler: Sendable {
    /// The prefix of classes whose definition names none, as Xcode takes it from the project's class prefix.
    private let classPrefix: String?

    package init(classPrefix: String? = nil) { self.classPrefix = classPrefix }

    /// Returns the sources by file name. The same data gives the same sources.
    /// - Throws: ``IntentDefinitionError``.
    package func sources(from data: Data) throws -> [String: String] {
        var definition: IntentDefinition
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
        if let classPrefix { definition.prefixClasses(with: classPrefix) }
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
