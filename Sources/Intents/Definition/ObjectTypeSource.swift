import Foundation

/// The source code of a type: a subclass of `INObject` and its resolution result.
struct ObjectTypeSource {
    let text: String

    init(_ type: IntentDefinition.ObjectType, types: DefinedTypes) throws {
        let name = try SwiftSource.name(type.className, of: "the types")
        var source = SwiftSource(file: type.className)
        source.write("// The subclass adds no state.")
        source.write("nonisolated open class \(name): INObject, @unchecked Sendable {")
        // Every object has these properties. Older files do not mark them as built-in.
        let inherited = ["identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches"]
        let properties = (type.properties ?? []).filter { !$0.isBuiltIn && !inherited.contains($0.name) }
        for (index, property) in properties.enumerated() {
            if index > 0 { source.blankLine() }
            try AttributeSource(property, owner: type.className, types: types)
                .writeProperty(to: &source, getter: "_property", setter: "_setProperty")
        }
        source.write(
            """
            }

            // The subclass adds no state.
            nonisolated open class \(type.className)ResolutionResult: INObjectResolutionResult, @unchecked Sendable {
                open class func success(with resolvedObject: \(name)) -> Self { _success(resolvedObject) }
                open class func disambiguation(with objectsToDisambiguate: [\(name)]) -> Self {
                    _disambiguation(objectsToDisambiguate)
                }
                open class func confirmationRequired(with objectToConfirm: \(name)?) -> Self {
                    _confirmationRequired(objectToConfirm)
                }
            }
            """)
        text = source.text
    }
}
