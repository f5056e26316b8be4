/// The expansion of `@Query`: a query in a property of its own, and a getter of what it found.
enum QueryExpansion {
    static func expansion(of request: MacroRequest) -> String? {
        guard let property = MemberReader.property(in: request.declaration) else { return nil }
        let arguments = request.arguments.isEmpty ? "()" : request.arguments
        let name = "_\(property.name)"
        let type = property.type.map { "SwiftData.Query<(\($0)).Element, \($0)>" }
        // A local variable, as in `#Preview`, cannot see the name of another that the macro makes.
        if let place = request.context.first, TypeDeclaration(place) == nil {
            let query = "\(type ?? "SwiftData.Query")\(arguments)"
            return request.role == "peer" ? nil : getter("\(query).wrappedValue")
        }
        guard request.role == "peer" else { return getter("\(name).wrappedValue") }
        // Like Apple's expansion, whose getter is as accessible as the initializer that the compiler makes for the view.
        guard let type else { return "private(set) var \(name) = SwiftData.Query\(arguments)" }
        return "private(set) var \(name): \(type) = .init\(arguments)"
    }

    private static func getter(_ value: String) -> String {
        """
        {
            get { \(value) }
        }
        """
    }
}
