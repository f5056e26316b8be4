import Foundation

/// The source code of an intent: its class, its handling protocol, and its response.
struct IntentSource {
    let text: String

    init(_ intent: IntentDefinition.Intent, types: DefinedTypes) throws {
        let name = try SwiftSource.name(intent.className, of: "the intents")
        // Editors show parameters by priority, and the sources have the same order.
        let parameters = try (intent.parameters ?? []).enumerated()
            .sorted { ($0.element.displayPriority, $0.offset) < ($1.element.displayPriority, $1.offset) }
            .map { try AttributeSource($0.element, owner: intent.className, types: types) }
        guard Set(parameters.map(\.name)).count == parameters.count else {
            throw IntentDefinitionError.duplicateName("a parameter of \(intent.className)")
        }
        var source = SwiftSource(file: intent.className)
        source.write("// The subclass adds no state.")
        source.write("nonisolated open class \(name): INIntent, @unchecked Sendable {")
        for parameter in parameters {
            parameter.writeProperty(to: &source, getter: "_parameter", setter: "_setParameter")
            source.blankLine()
        }
        source.write("open override class var _parameterDescriptions: [INParameterDescription] {", indent: 1)
        source.write("[", indent: 2)
        for parameter in parameters {
            source.write(try parameter.description() + ",", indent: 3)
        }
        source.write("]", indent: 2)
        source.write("}", indent: 1)
        source.write("}")
        source.blankLine()
        try HandlingSource(intent, parameters: parameters).write(to: &source)
        try ResponseSource(intent, types: types).write(to: &source)
        text = source.text
    }
}
