import Testing

/// The compiler sees through `some View` only where all types in it are visible. A widget whose modifiers have hidden types looks
/// their types up anew for each picture.
@Suite struct ModifierVisibilityTests {
    private static let protocols: Set = ["ViewModifier", "_PrimitiveModifier", "NodeModifier", "EnvironmentModifier"]

    @Test(arguments: ["SwiftUICore", "SwiftUI", "WidgetKitCore"]) func otherModulesSeeModifiers(module: String) throws {
        let folder = Project.folder.appendingPathComponent("Sources/\(module)")
        let declarations = try Project.swiftFiles(in: folder).flatMap { file in
            try SwiftDeclarations(Project.text(of: folder.appendingPathComponent(file))).all
        }
        let modifiers = Set(declarations.filter { !Self.protocols.isDisjoint(with: $0.inherited) }.map(\.name))
        let types = declarations.filter { $0.keyword == "struct" && modifiers.contains($0.name) }
        #expect(!types.isEmpty)
        for type in types where type.visibility == .module {
            Issue.record("\(module), line \(type.line): make \(type.name) package, so that views with it have known types.")
        }
    }
}
