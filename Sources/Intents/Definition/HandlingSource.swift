import Foundation

/// The source code of an intent's handling protocol.
///
/// Each requirement has a form with a completion handler and an asynchronous form. All have default implementations,
/// because the requirements are optional in Objective-C.
struct HandlingSource {
    private struct Requirement {
        var name: String
        var arguments: [String]
        /// The text after the arguments: effects and the result type.
        var end: String
        var body: String

        /// Returns the declaration. If it is too long for one line, each argument has its own line.
        func declaration(prefix: String) -> String {
            let line = "\(prefix)func \(name)(\(arguments.joined(separator: ", ")))\(end)"
            guard line.count > 108 else { return line }
            return "\(prefix)func \(name)(\n    \(arguments.joined(separator: ",\n    "))\n)\(end)"
        }
    }

    private let intent: IntentDefinition.Intent
    private var requirements: [Requirement] = []

    init(_ intent: IntentDefinition.Intent, parameters: [AttributeSource]) throws {
        self.intent = intent
        for parameter in parameters where parameter.elementType != nil {
            try addResolution(of: parameter)
            addOptions(of: parameter)
        }
        addRunning("confirm", code: "ready")
        addRunning("handle", code: "unspecified")
    }

    func write(to source: inout SwiftSource) throws {
        source.write("public protocol \(intent.className)Handling: NSObjectProtocol {")
        for requirement in requirements { source.write(requirement.declaration(prefix: ""), indent: 1) }
        source.write("}\n\nextension \(intent.className)Handling {")
        for (index, requirement) in requirements.enumerated() {
            if index > 0 { source.blankLine() }
            source.write(requirement.declaration(prefix: "public ") + " {", indent: 1)
            source.write(requirement.body, indent: 2)
            source.write("}", indent: 1)
        }
        source.write("}")
        source.blankLine()
    }

    private mutating func add(_ name: String, _ arguments: [String], _ end: String = "", body: String) {
        requirements.append(Requirement(name: name, arguments: arguments, end: end, body: body))
    }

    private mutating func addRunning(_ verb: String, code: String) {
        let response = intent.className + "Response"
        let argument = "intent: \(intent.className)"
        add(
            verb, [argument, "completion: @escaping @Sendable (\(response)) -> Void"],
            body: "completion(\(response)(code: .\(code), userActivity: nil))")
        add(
            verb, [argument], " async -> \(response)",
            body: "await withCheckedContinuation { done in \(verb)(intent: intent) { done.resume(returning: $0) } }")
    }

    private mutating func addResolution(of parameter: AttributeSource) throws {
        let attribute = parameter.attribute
        guard attribute.isResolved,
            let result = try parameter.types.resolutionType(of: attribute, owner: intent.className)
        else { return }
        let type = attribute.isList ? "[\(result)]" : result
        let name = "resolve" + SwiftSource.capitalized(attribute.name)
        let argument = "for intent: \(intent.className)"
        add(
            name, [argument, "with completion: @escaping @Sendable (\(type)) -> Void"],
            body: "completion(\(attribute.isList ? "[.notRequired()]" : ".notRequired()"))")
        add(
            name, [argument], " async -> \(type)",
            body: "await withCheckedContinuation { done in \(name)(for: intent) { done.resume(returning: $0) } }")
    }

    private mutating func addOptions(of parameter: AttributeSource) {
        let attribute = parameter.attribute
        guard attribute.hasDynamicOptions, let element = parameter.elementType else { return }
        let item = objectType(of: element)
        let list = "provide\(SwiftSource.capitalized(attribute.name))Options"
        let argument = "for intent: \(intent.className)"
        let term = attribute.isSearchable ? ", searchTerm: searchTerm" : ""
        let arguments = attribute.isSearchable ? [argument, "searchTerm: String?"] : [argument]
        add(
            list, [argument, "with completion: @escaping @Sendable ([\(item)]?, (any Error)?) -> Void"],
            body: "completion(nil, nil)")
        add(
            list + "Collection",
            arguments + ["with completion: @escaping @Sendable (INObjectCollection<\(item)>?, (any Error)?) -> Void"],
            body: """
                \(list)(for: intent) { items, error in
                    completion(items.map { INObjectCollection(items: $0) }, error)
                }
                """)
        add(
            list + "Collection", arguments, " async throws -> INObjectCollection<\(item)>",
            body: """
                try await withCheckedThrowingContinuation { done in
                    \(list)Collection(for: intent\(term)) { items, error in
                        if let error {
                            done.resume(throwing: error)
                        } else {
                            done.resume(returning: items ?? INObjectCollection(items: []))
                        }
                    }
                }
                """)
        let value = attribute.isList ? "[\(element)]" : element
        add("default" + SwiftSource.capitalized(attribute.name), [argument], " -> \(value)?", body: "nil")
    }

    /// Returns the class that represents a type in collections of objects.
    private func objectType(of element: String) -> String {
        switch element {
        case "String": "NSString"
        case "URL": "NSURL"
        case "DateComponents": "NSDateComponents"
        case _ where element.hasPrefix("Measurement<"): "NSMeasurement"
        default: element
        }
    }
}
