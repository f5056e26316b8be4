/// The expansion of `@Query`: a query in a property of its own, and a getter of what it found.
enum QueryExpansion {
    static func expansion(of request: MacroRequest) -> String? {
        guard let property = MemberReader.property(in: request.declaration) else { return nil }
        guard request.role == "peer" else {
            return """
                {
                    get { _\(property.name).wrappedValue }
                }
                """
        }
        // Like Apple's expansion, whose getter is as accessible as the initializer that the compiler makes for the view.
        let arguments = request.arguments.isEmpty ? "()" : request.arguments
        guard let type = property.type else {
            return "private(set) var _\(property.name) = SwiftData.Query\(arguments)"
        }
        return "private(set) var _\(property.name): SwiftData.Query<(\(type)).Element, \(type)> = .init\(arguments)"
    }
}
