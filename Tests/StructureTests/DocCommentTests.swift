import Foundation
import Testing

/// What modules declare for others has a documentation comment.
@Suite struct DocCommentTests {
    @Test func declarationsForOtherModulesAreDocumented() throws {
        let package = try PackageDescription.read()
        let targets = package.targets.filter { $0.path.hasPrefix("Sources/") }
        var modules: [String: [SwiftDeclaration]] = [:]
        for target in targets {
            let folder = Project.folder.appendingPathComponent(target.path)
            modules[target.name] = try Project.swiftFiles(in: folder).flatMap { file in
                var declarations = SwiftDeclarations(try Project.text(of: folder.appendingPathComponent(file))).all
                for index in declarations.indices { declarations[index].file = "\(target.path)/\(file)" }
                return declarations
            }
        }
        // What users import under Apple's names, with the modules that hold parts of it; Foundation's names are a supplement.
        let frameworks = package.libraryModules.filter { !$0.hasPrefix("Darkroom") }.union(["Foundation"])
        let rule = DocCommentRule(modules: modules, frameworks: frameworks)
        for name in modules.keys.sorted() {
            for declaration in rule.undocumented(in: name) {
                let place = "\(declaration.file):\(declaration.line)"
                Issue.record("\(place): \(declaration.keyword) \(declaration.path) has no documentation comment.")
            }
        }
    }
}
