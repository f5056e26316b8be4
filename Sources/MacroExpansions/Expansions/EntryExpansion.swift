/// The expansion of `@Entry`: a key, and accessors that use it. The extended type says which kind of key.
enum EntryExpansion {
    static func expansion(of request: MacroRequest) -> String? {
        guard let property = MemberReader.property(in: request.declaration) else { return nil }
        let key = "__Key_\(property.name)"
        guard request.role == "peer" else {
            return """
                {
                    get { self[\(key).self] }
                    set { self[\(key).self] = newValue }
                }
                """
        }
        let container = request.context.first.flatMap(TypeDeclaration.init)?.name ?? "EnvironmentValues"
        let plainName = container.split(separator: ".").last.map(String.init) ?? container
        if plainName == "FocusedValues" { return focusedKey(key, property) }
        let keyProtocol = protocols[plainName] ?? "EnvironmentKey"
        return """
            private struct \(key): SwiftUICore.\(keyProtocol) {
                \(defaultValue(of: property))
            }
            """
    }

    private static let protocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    ]

    /// A value without an annotation is made once, because only its expression tells the type.
    private static func defaultValue(of property: Property) -> String {
        guard let type = property.type ?? property.value.flatMap(typeOfLiteral) else {
            return "nonisolated(unsafe) static let defaultValue = \(property.value ?? "()")"
        }
        return "static var defaultValue: \(type) { \(property.value ?? "nil") }"
    }

    private static func typeOfLiteral(_ value: String) -> String? {
        let tokens = Tokenizer.tokens(in: value)
        guard tokens.count == 1, let token = tokens.first else { return nil }
        switch token.kind {
        case .number: return value.contains(".") ? "Double" : "Int"
        case .string: return value.hasPrefix("#/") ? nil : "String"
        default: return value == "true" || value == "false" ? "Bool" : nil
        }
    }

    private static func focusedKey(_ key: String, _ property: Property) -> String {
        let type = property.type ?? "Never?"
        let wrapped = type.hasSuffix("?") ? String(type.dropLast()) : "(\(type)).Wrapped"
        return """
            private struct \(key): SwiftUICore.FocusedValueKey {
                typealias Value = \(wrapped)
            }
            """
    }
}
