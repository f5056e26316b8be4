import CairoGraphics
import Testing

@testable import ProgramBuilding

/// Types that stand for missing ones.
@Suite struct PlaceholdersTests {
    private func use(_ path: String, _ role: String, arity: Int = 0) -> SourceStructure.TypeUse {
        SourceStructure.TypeUse(path: path, arity: arity, role: role, start: 0)
    }

    @Test(arguments: [
        (["superclass"], .superclass), (["superclass", "constraint"], .superclass), (["conformance"], .protocol),
        (["", "existential"], .protocol), (["constraint"], .protocol), (["", "extension"], .value), ([], .value),
    ] as [([String], Placeholders.Kind)])
    func whatATypeHasToBe(_ roles: [String], _ kind: Placeholders.Kind) {
        #expect(Placeholders.kind(of: "Thing", in: roles.map { use("Thing", $0) } + [use("Other", "conformance")]) == kind)
    }

    @Test func aDelegateIsAProtocol() {
        #expect(Placeholders.kind(of: "StoreDelegate", in: [use("StoreDelegate", "superclass")]) == .protocol)
    }

    @Test func theSource() throws {
        var placeholders = Placeholders()
        #expect(placeholders.isEmpty)
        placeholders.add("Results", kind: .value, arity: 1, module: "ObjectStore")
        placeholders.add("Realm.Configuration", kind: .value, arity: 0, module: "ObjectStore")
        placeholders.add("Object", kind: .superclass, arity: 0, module: "ObjectStore")
        placeholders.add("Sync", kind: .protocol, arity: 0, module: "Other")
        placeholders.add("Projection", kind: .protocol, arity: 1, module: "ObjectStore")
        placeholders.add(module: "ObjectStore")
        placeholders.add("ARView", kind: .superclass, arity: 0, module: "RealityKit")
        let text = placeholders.text(try AppleNames(resources: try ResourceFolder.locate()))
        for part in [
            "public final class Results<T1>: Swift.Hashable", "public final class Realm: Swift.Hashable", "    public final class Configuration: ",
            "open class Object {", "public protocol Sync {}", "public enum ObjectStore {",
            "    public typealias Results<T1> = SetAsidePlaceholders.Results<T1>\n",
            "\"Object of the module ObjectStore is not available\"", "\"ARView is not available on Linux\"",
            "public protocol Projection {}", "    public typealias Projection = SetAsidePlaceholders.Projection\n",
        ] { #expect(text.contains(part), "\(part)\n\(text)") }
        #expect(!text.contains("typealias Sync"))
        #expect(placeholders.names == ["Results", "Realm", "Configuration", "Object", "Sync", "Projection", "ARView", "ObjectStore"])
    }

    @Test func namesThatMeanSomethingElseBehindADot() throws {
        var placeholders = Placeholders()
        placeholders.add("Protocol", kind: .value, arity: 0, module: "Shared")
        placeholders.add(module: "Shared")
        let text = placeholders.text(try AppleNames(resources: try ResourceFolder.locate()))
        #expect(text.contains("public final class `Protocol`: ") && text.contains("(first: `Protocol`, second: `Protocol`)"))
        #expect(text.contains("    public typealias `Protocol` = SetAsidePlaceholders.`Protocol`\n"))
    }

    /// A type that sources name only together with its module does not hide Swift's of the same name.
    @Test func typesInsideOfTheirModule() throws {
        let apple = try AppleNames(resources: try ResourceFolder.locate())
        var placeholders = Placeholders()
        placeholders.add(module: "Moya")
        placeholders.add("Task.Kind", kind: .value, arity: 0, module: "Moya", isInside: true)
        placeholders.add("Task", kind: .value, arity: 0, module: "Moya", isInside: true)
        placeholders.add("Method", kind: .value, arity: 0, module: "Moya", isInside: true)
        var text = placeholders.text(apple)
        #expect(text.contains("public enum Moya {\n    public final class Method:") && text.contains("    public final class Task:"))
        #expect(text.contains("        public final class Kind:") && !text.contains("typealias"))
        #expect(placeholders.names == ["Moya"])
        #expect(placeholders.modulesByName.map(\.0) == ["Moya"])
        // Another source names one without the module.
        let before = placeholders
        placeholders.add("Task", kind: .value, arity: 0, module: "Moya")
        placeholders.add("Task.Kind", kind: .value, arity: 0, module: "Moya", isInside: true)
        text = placeholders.text(apple)
        #expect(text.contains("public typealias Task = SetAsidePlaceholders.Task") && text.contains("\npublic final class Task:"))
        #expect(placeholders.names == ["Moya", "Task", "Kind"])
        #expect(placeholders.key != before.key && !placeholders.agrees(with: before))
    }

    /// What reaches a type that is missing says where the user's sources name it.
    @Test func placesOfStops() throws {
        var placeholders = Placeholders()
        placeholders.add("Status", kind: .value, arity: 0, module: "Kit", place: "/x/My \"App\"/A.swift:12")
        placeholders.add("Store.Key", kind: .value, arity: 0, module: "Kit")
        let text = placeholders.text(try AppleNames(resources: try ResourceFolder.locate()))
        #expect(text.contains(#"_setAside("Status of the module Kit is not available", 12, file: "/x/My \"App\"/A.swift")"#))
        #expect(text.contains(#"_setAside("Store of the module Kit is not available", 0)"#))
        // What reads values handles errors.
        #expect(text.contains(#"throws { throw _setAsideError("Store of the module Kit is not available", 0) }"#))
    }

    @Test func typesOfEarlierBuilds() {
        var (first, second) = (Placeholders(), Placeholders())
        first.add("A", kind: .value, arity: 0, module: "M")
        second.add("A", kind: .value, arity: 0, module: "M")
        second.add("B", kind: .value, arity: 0, module: "M")
        #expect(second.agrees(with: first))
        second.change("A", to: .protocol, arity: 0)
        #expect(!second.agrees(with: first))
        first.merge(second)
        #expect(first["A"]?.kind == .value)
        #expect(first["B"] != nil)
    }
}
