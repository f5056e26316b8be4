/// The expansion of `@ComputedProperty` and `@DeferredProperty`: the property as the system sees it, under a name of its own.
enum EntityPropertyExpansion {
    static func expansion(of request: MacroRequest) -> String? {
        guard request.role == "peer", let property = MemberReader.property(in: request.declaration), let type = property.type
        else { return nil }
        let access = property.modifiers.filter { ["public", "package", "private", "fileprivate", "nonisolated"].contains($0) }
        let head = (access + ["var $\(property.name): AppIntents.EntityProperty<\(type)>"]).joined(separator: " ")
        // A value that comes later is not waited for.
        let value = request.macro == "ComputedProperty" ? ["_computed: \(property.writtenName)"] : []
        let arguments = value + (title(in: request.arguments).map { ["title: \($0)"] } ?? [])
        return "\(head) { AppIntents.EntityProperty(\(arguments.joined(separator: ", "))) }"
    }

    /// Returns the title among the attribute's arguments, which it begins.
    private static func title(in arguments: String) -> String? {
        var reader = SourceReader(arguments)
        guard reader.skip("("), reader.skip("title"), reader.skip(":") else { return nil }
        let start = reader.index
        while let token = reader.token, !token.is(","), !token.is(")") { reader.skipBalanced() }
        return reader.text(from: start)
    }
}
