/// The expansion of `@Animatable`: the properties that can be interpolated, as one value.
enum AnimatableExpansion {
    static func expansion(of request: MacroRequest) -> String? {
        guard request.role == "extension", let type = request.extendedType, let declaration = TypeDeclaration(request.declaration)
        else { return nil }
        // A type that is animatable by its other protocols is told so by none.
        let lacks = request.conformances.flatMap(TypeDeclaration.init).map { !$0.inheritance.isEmpty } ?? false
        let head = "extension \(type)\(lacks ? ": SwiftUICore.Animatable" : "")"
        let properties = declaration.members.compactMap(animated)
        guard !properties.isEmpty else { return lacks ? "\(head) {}" : "" }
        let types = properties.map { "\($0.type).AnimatableData" }.joined(separator: ", ")
        let values = properties.map { "\($0.name).animatableData" }.joined(separator: ", ")
        // A tuple of one value is the value.
        let sets = properties.enumerated().map { index, property in
            "            \(property.name).animatableData = newValue.value\(properties.count == 1 ? "" : ".\(index)")"
        }
        return """
            \(head) {
                \(declaration.access)var animatableData: SwiftUICore.AnimatableValues<\(types)> {
                    get { SwiftUICore.AnimatableValues(\(values)) }
                    set {
            \(sets.joined(separator: "\n"))
                    }
                }
            }
            """
    }

    private static func animated(_ member: Member) -> (name: String, type: String)? {
        guard case .property(let property) = member, property.keyword == "var", !property.isStatic, !property.isComputed,
            property.attribute("AnimatableIgnored") == nil, let type = property.type ?? property.value.flatMap(type(ofLiteral:))
        else { return nil }
        return (property.writtenName, type)
    }

    private static func type(ofLiteral value: String) -> String? {
        let tokens = Tokenizer.tokens(in: value)
        return tokens.count == 1 && tokens[0].kind == .number && value.contains(".") ? "Double" : nil
    }
}
