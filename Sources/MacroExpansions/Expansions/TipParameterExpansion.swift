/// The expansion of TipKit's `@Parameter`: the parameter, and accessors that use its value.
enum TipParameterExpansion {
    static func expansion(of request: MacroRequest) -> String? {
        guard let property = MemberReader.property(in: request.declaration) else { return nil }
        guard request.role == "peer" else {
            return """
                {
                    get { $\(property.name).wrappedValue }
                    set { $\(property.name).wrappedValue = newValue }
                }
                """
        }
        let access = property.modifiers.filter { ["public", "package", "private", "fileprivate", "nonisolated"].contains($0) }
        let words = (access + ["static let"]).joined(separator: " ")
        // An optional without a value has none.
        let type = property.type.map { "<\($0)>" } ?? ""
        return "\(words) $\(property.name) = TipKit.Tips.Parameter\(type)(\(property.value ?? "nil"))"
    }
}
