import Foundation

/// The source code of an intent's response and its codes.
struct ResponseSource {
    private let intent: IntentDefinition.Intent
    private let parameters: [AttributeSource]

    /// The codes of every response, with their numbers.
    private static let commonCodes = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]

    init(_ intent: IntentDefinition.Intent, types: DefinedTypes) throws {
        self.intent = intent
        parameters = try (intent.response?.parameters ?? []).map {
            try AttributeSource($0, owner: intent.className + "Response", types: types)
        }
    }

    func write(to source: inout SwiftSource) throws {
        let name = intent.className + "Response"
        source.write("nonisolated public enum \(name)Code: Int, Sendable {")
        for (number, code) in Self.commonCodes.enumerated() {
            source.write("case \(code) = \(number)", indent: 1)
        }
        let codes = intent.response?.codes ?? []
        let own = codes.filter { !Self.commonCodes.contains($0.name) }
        for (number, code) in own.enumerated() {
            source.write("case \(try SwiftSource.name(code.name, of: name)) = \(100 + number)", indent: 1)
        }
        source.write(
            """
            }

            // The subclass adds a code, which is set before the response is shared.
            nonisolated open class \(name): INIntentResponse, @unchecked Sendable {
                public fileprivate(set) var code: \(name)Code = .unspecified

                public convenience init(code: \(name)Code, userActivity: NSUserActivity?) {
                    self.init()
                    self.code = code
                    self.userActivity = userActivity
                }
            """)
        for parameter in parameters {
            source.blankLine()
            parameter.writeProperty(to: &source, getter: "_parameter", setter: "_setParameter")
        }
        for code in codes {
            try writeFactory(of: code, response: name, to: &source)
        }
        source.write("}")
    }

    /// Writes a function that creates a response from a code whose text has parameters.
    private func writeFactory(
        of code: IntentDefinition.Response.Code, response: String, to source: inout SwiftSource
    ) throws {
        let words = (code.format ?? "") + (code.conciseFormat ?? "")
        // In the order of the text.
        let used = parameters.filter { $0.valueType != nil }
            .compactMap { parameter in words.range(of: "${\(parameter.attribute.name)}").map { (parameter, $0.lowerBound) } }
            .sorted { $0.1 < $1.1 }.map(\.0)
        guard !used.isEmpty else { return }
        let arguments = used.map { "\($0.name): \($0.valueType ?? "")" }.joined(separator: ", ")
        let assignments = used.map { "    response.\($0.name) = \($0.name)\n" }.joined()
        let name = try SwiftSource.name(code.name, of: response)
        source.blankLine()
        source.write(
            """
            public static func \(name)(\(arguments)) -> \(response) {
                let response = \(response)(code: .\(name), userActivity: nil)
            \(assignments)    return response
            }
            """, indent: 1)
    }
}
