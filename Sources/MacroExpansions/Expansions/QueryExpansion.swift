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
        // A query that is less accessible than its property would hide the initializer that the compiler makes.
        let access = property.modifiers.first { $0 == "private" || $0 == "fileprivate" }.map { "\($0) " } ?? ""
        let arguments = request.arguments.isEmpty ? "()" : request.arguments
        guard let type = property.type else {
            return "\(access)var _\(property.name) = SwiftData.Query\(arguments)"
        }
        return "\(access)var _\(property.name): SwiftData.Query<(\(type)).Element, \(type)> = .init\(arguments)"
    }
}
