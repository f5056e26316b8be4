import Foundation
import Testing

/// A module imports what Package.swift declares as its dependency, and those are modules below it.
@Suite struct ModuleImportTests {
    @Test func importsAreDeclared() throws {
        let package = try PackageDescription.read()
        let known = package.importable
        for target in package.targets {
            let folder = Project.folder.appendingPathComponent(target.path)
            for file in Project.swiftFiles(in: folder) where !target.excludes(file) {
                let source = try Project.text(of: folder.appendingPathComponent(file))
                for module in Self.imports(of: source) where known.contains(module) && module != target.name {
                    #expect(
                        target.dependencies.contains(module),
                        "\(target.path)/\(file) imports \(module), which Package.swift does not declare for \(target.name).")
                }
            }
        }
    }

    @Test func modulesImportModulesBelowThem() throws {
        let floors = Floors(try ArchitectureMap().modules)
        let package = try PackageDescription.read()
        let library = package.targets.filter { $0.path.hasPrefix("Sources/") }
        for target in library {
            #expect(floors.contains(target.name), "ARCHITECTURE.md does not say where the module \(target.name) lies.")
            for other in library where target.dependencies.contains(other.name) {
                #expect(
                    floors.lies(target.name, above: other.name),
                    "\(target.name) depends on \(other.name), which ARCHITECTURE.md does not have below it.")
            }
        }
    }

    /// Apple's WidgetKit does not bring ActivityKit along, whose `Activity` would be ambiguous beside a package's.
    @Test func widgetKitExportsNoNamesOfLiveActivities() throws {
        for module in ["Sources/WidgetKit", "Sources/WidgetKitCore"] {
            let folder = Project.folder.appendingPathComponent(module)
            for file in Project.swiftFiles(in: folder) {
                let source = try Project.text(of: folder.appendingPathComponent(file))
                #expect(!source.contains("@_exported import ActivityKit"), "\(module)/\(file)")
            }
        }
    }

    @Test func everyModuleWithTestsIsTestedByItsOwnTarget() throws {
        let package = try PackageDescription.read()
        let names = Set(package.targets.map(\.name))
        for target in package.targets where target.name.hasSuffix("Tests") && target.path.hasPrefix("Tests/") {
            let module = String(target.name.dropLast("Tests".count))
            let isOfSeveral = ["Golden", "Command", "Companion", "Structure", "Documentation"].contains(module)
            #expect(
                isOfSeveral || names.contains(module) || names.contains("darkroom-\(module.lowercased())"),
                "\(target.name) is named after no module.")
        }
    }

    /// The modules that a source imports.
    private static func imports(of source: String) -> Set<String> {
        var modules: Set<String> = []
        let kinds: Set = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        let tokens = SwiftTokens(source).tokens
        for (index, token) in tokens.enumerated() where token == .name("import", isMember: false) {
            guard case .name(var name, _) = tokens[(index + 1)...].first else { continue }
            if kinds.contains(name), case .name(let next, _) = tokens[(index + 2)...].first { name = next }
            modules.insert(name)
        }
        return modules
    }
}
