/// The expansion of `@ModelActor`.
enum ModelActorExpansion {
    static func expansion(of request: MacroRequest) -> String? {
        switch request.role {
        case "member": return TypeDeclaration(request.declaration).map { members(of: $0, request.arguments) }
        case "extension":
            guard let type = request.extendedType, request.conformances?.isEmpty == false else { return nil }
            return "extension \(type): SwiftData.ModelActor {\n}"
        default: return nil
        }
    }

    private static func members(of type: TypeDeclaration, _ arguments: String) -> String {
        let properties = """
            \(type.access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
            \(type.access)nonisolated let modelContainer: SwiftData.ModelContainer
            """
        if arguments.contains("disableGenerateInit"), arguments.contains("true") { return properties }
        return properties + """


            \(type.access)init(modelContainer: SwiftData.ModelContainer) {
                let modelContext = SwiftData.ModelContext(modelContainer)
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
                self.modelContainer = modelContainer
            }
            """
    }
}
