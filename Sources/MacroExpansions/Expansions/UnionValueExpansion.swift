/// The expansion of `@UnionValue`: a value is one of a case's type, and a text is read as the first of these types that takes it.
enum UnionValueExpansion {
    static func expansion(of request: MacroRequest) -> String? {
        guard request.role == "extension", let type = request.extendedType, let declaration = TypeDeclaration(request.declaration)
        else { return nil }
        // The compiler takes a protocol that another inherits only where it is named, too.
        let cases = declaration.members.compactMap { if case .enumCase(let value) = $0, value.parameters.count == 1 { value } else { nil } }
        guard !cases.isEmpty else { return nil }
        let access = declaration.access
        return """
            extension \(type): AppIntents._IntentValue, AppIntents.AppUnionValue {
                \(access)enum Cases: String, AppIntents.AppUnionValueCasesProviding {
                    \(access)typealias UnionValue = \(type)
                    case \(cases.map(\.name).joined(separator: ", "))
                }

                \(access)static var _kind: AppIntents.IntentValueKind { (\(cases[0].parameters[0].type)).self._kind }

                \(access)var _text: String? {
                    switch self {
            \(cases.map { "        case .\($0.name)(let value): return value._text" }.joined(separator: "\n"))
                    }
                }

                \(access)static func _value(
                    from text: String, choices: [AppIntents._IntentValueChoice]?
                ) async throws -> \(type)? {
            \(cases.map(reading).joined(separator: "\n"))
                    return nil
                }
            }
            """
    }

    private static func reading(_ value: EnumCase) -> String {
        let label = value.parameters[0].label.map { "\($0): " } ?? ""
        return """
                    if let value = try await (\(value.parameters[0].type)).self._value(from: text, choices: nil) {
                        return .\(value.name)(\(label)value)
                    }
            """
    }
}
