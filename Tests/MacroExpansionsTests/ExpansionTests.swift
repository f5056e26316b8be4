import Testing

@testable import MacroExpansions

/// Answers to the compiler's messages.
@Suite struct ExpansionTests {
    private func expansion(
        _ macro: String, _ role: String, attribute: String = "@A", of declaration: String, context: [String] = [],
        lacking protocols: String? = nil
    ) -> String? {
        var request: [String: Any] = [
            "macro": ["typeName": macro], "macroRole": role, "attributeSyntax": ["source": attribute],
            "declSyntax": ["source": declaration], "lexicalContext": context.map { ["source": $0] },
        ]
        if let protocols {
            request["conformanceListSyntax"] = ["source": "struct Placeholder: \(protocols) {}"]
            request["extendedTypeSyntax"] = ["source": "A"]
        }
        let message: [String: Any] = ["expandAttachedMacro": request]
        let result = MacroAnswer.answer(to: message)["expandMacroResult"] as? [String: Any]
        return result?["expandedSource"] as? String
    }

    @Test func onlyStoredPropertiesAreKept() {
        func attribute(_ source: String) -> String? { expansion("PersistentModel", "memberAttribute", of: source) }
        for source in ["var a = 1", "let a: Int", "private(set) var a: Int", "@Attribute(.unique) var a: Int { didSet {} }"] {
            #expect(attribute(source) == "@SwiftData._PersistedProperty")
        }
        for source in ["static let a = 1", "static var a = 1", "lazy var a = 1", "var a: Int { 1 }", "@Transient var a = 1", "func b() {}"] {
            #expect(attribute(source) == "")
        }
    }

    @Test func aStoredValueHasThePropertysType() {
        func storage(_ source: String) -> String? { expansion("PersistedProperty", "peer", of: source) }
        #expect(storage("var a: [Int] = []") == "@SwiftData.Transient\nprivate var _a: SwiftData._StoredValue<[Int]>")
        #expect(storage("var a: Trip!") == "@SwiftData.Transient\nprivate var _a: SwiftData._StoredValue<Trip?>")
        #expect(storage("var a = [Int]()") == "@SwiftData.Transient\nprivate var _a = SwiftData._StoredValue(like: [Int]())")
    }

    @Test func aQueryTakesTheAttributesArguments() {
        #expect(
            expansion("Query", "peer", attribute: "@Query(sort: \\Trip.name)", of: "private var trips: [Trip]")
                == "private(set) var _trips: SwiftData.Query<([Trip]).Element, [Trip]> = .init(sort: \\Trip.name)")
        #expect(
            expansion("Query", "peer", attribute: "@Query", of: "var trips: [Trip]")
                == "private(set) var _trips: SwiftData.Query<([Trip]).Element, [Trip]> = .init()")
    }

    /// A local variable cannot see another that the macro would make.
    @Test func aLocalQueryHasNoPropertyOfItsOwn() {
        func local(_ role: String) -> String? {
            expansion("Query", role, attribute: "@Query(sort: \\Trip.name)", of: "var trips: [Trip]", context: ["{\n}", "#Preview {}"])
        }
        #expect(local("peer") == "")
        #expect(local("accessor")?.contains("get { SwiftData.Query<([Trip]).Element, [Trip]>(sort: \\Trip.name).wrappedValue }") == true)
    }

    @Test func aModelHasAllThatAContextNeeds() {
        func members(_ source: String) -> String {
            expansion("PersistentModel", "member", of: source, lacking: "Observable, PersistentModel") ?? ""
        }
        let open = members("open class A: B { var a: Int\n var b = 1\n #Unique<A>([\\.a]) }")
        #expect(open.contains("public var _$modelState = SwiftData._ModelState()"))
        #expect(open.contains("open class var schemaMetadata: ") && open.contains("open class var _uniquenessConstraints: "))
        #expect(open.contains("[[PartialKeyPath<A>]] = [[\\.a]]"))
        #expect(open.contains("public required init(_$modelState: SwiftData._ModelState) {\n    _a = SwiftData._StoredValue()\n    self._$modelState"))
        #expect(members("final class A { var a: Int }").contains("\nstatic var schemaMetadata: "))
    }

    /// A class that lacks no protocol has a model as its superclass, whose members it has already.
    @Test func aSubclassAddsToItsModel() {
        let members = expansion("PersistentModel", "member", of: "final class A: B { var a: Int }") ?? ""
        #expect(!members.contains("var _$modelState"))
        #expect(members.contains("override class var schemaMetadata: ") && members.contains(" = super.schemaMetadata"))
        #expect(members.contains("keypath: \\A.a"))
        #expect(members.contains("required init(_$modelState: SwiftData._ModelState) {\n    _a = SwiftData._StoredValue()\n    super.init"))
        #expect(expansion("PersistentModel", "extension", of: "class A: B {}") == "")
        let named = expansion("PersistentModel", "member", of: "class A: PersistentModel {}", lacking: "Observable")
        #expect(named?.contains("var _$modelState") == true)
    }

    @Test func aModelIsExtendedByTheProtocolsThatItLacks() {
        func heading(_ protocols: String) -> String? {
            expansion("PersistentModel", "extension", of: "class A {}", lacking: protocols)
        }
        #expect(heading("Observable, PersistentModel") == "extension A: SwiftData.PersistentModel, Observation.Observable {\n}")
        #expect(heading("Observable") == "extension A: Observation.Observable {\n}")
    }

    /// Properties of a preview belong to a view, so that they are found there.
    @Test func previewablePropertiesAreThoseOfAView() {
        func preview(_ source: String) -> String {
            let message: [String: Any] = [
                "expandFreestandingMacro": [
                    "macro": ["typeName": "Preview"], "syntax": ["source": source], "discriminator": "d",
                ] as [String: Any],
            ]
            let result = MacroAnswer.answer(to: message)["expandMacroResult"] as? [String: Any]
            return result?["expandedSource"] as? String ?? ""
        }
        let plain = preview("#Preview(\"A\") { let a = 1\n Text(\"a\") }")
        #expect(plain.contains("_makePreview(\"A\") { let a = 1\n Text(\"a\") }") && !plain.contains("struct _PreviewedView"))
        // Another one can be in a comment before.
        for comment in ["// #Preview {\n// }\n", "/* #Preview /* { */ } */ ", "/// A\n\n"] {
            let commented = preview(comment + "#Preview(\"A\", body: { Text(\"a\") })")
            #expect(commented.contains("_makePreview(\"A\", body: { Text(\"a\") })"), "\(commented)")
        }
        for attribute in ["@available(iOS 17, *)\n", "@MainActor ", "@available(*, deprecated, message: \"a)\") @A.B(c: (1)) // b\n"] {
            let attributed = preview(attribute + "#Preview(\"A\", body: { Text(\"a\") })")
            #expect(attributed.contains("_makePreview(\"A\", body: { Text(\"a\") })"), "\(attributed)")
        }
        let source = "#Preview(\"A\") {\n let b = 1\n @Previewable @Query var a: [Trip]\n List(a) { Text($0.name) }\n }"
        let view = preview(source)
        #expect(view.contains("_makePreview(\"A\") { _PreviewedView() }"))
        #expect(view.contains("@Previewable @Query var a: [Trip]\nvar body: some SwiftUI.View {\nlet b = 1\nList(a) { Text($0.name) }\n}"))
    }

    @Test func anEntryUsesTheKeyOfTheTypeThatItExtends() {
        func key(_ source: String, in context: String) -> String {
            (expansion("Entry", "peer", of: source, context: [context]) ?? "")
                .split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
        }
        #expect(
            key("@Entry var a: Int? ", in: "extension SwiftUI.EnvironmentValues {}")
                == "private struct __Key_a: SwiftUICore.EnvironmentKey { static var defaultValue: Int? { nil } }")
        #expect(
            key("@Entry var a = 1.5", in: "extension ContainerValues {}")
                == "private struct __Key_a: SwiftUICore.ContainerValueKey { static var defaultValue: Double { 1.5 } }")
        #expect(
            key("@Entry var a: Int?", in: "extension FocusedValues {}")
                == "private struct __Key_a: SwiftUICore.FocusedValueKey { typealias Value = Int }")
        #expect(key("@Entry var a = true", in: "extension Transaction {}").contains("SwiftUICore.TransactionKey"))
    }

    /// The properties of an intent are its parameters; those of an entity have types that the system knows.
    @Test func schemasGiveWrappers() {
        func attribute(_ source: String, _ macro: String) -> String? { expansion(macro, "memberAttribute", of: source) }
        #expect(attribute("var a: Book", "SchemaIntent") == "@AppIntents.IntentParameter")
        #expect(attribute("var a: [String]?", "SchemaEntity") == "@AppIntents.EntityProperty")
        for source in ["let a: String", "var a = 1", "@Dependency var a: String", "static var a: Int", "var a: Int { 1 }", "func b() {}"] {
            #expect(attribute(source, "SchemaIntent") == "" && attribute(source, "SchemaEntity") == "")
        }
        #expect(attribute("var a: Book", "SchemaEntity") == "" && attribute("var id: String", "SchemaEntity") == "")
        #expect(attribute("var a: String", "SchemaEnum") == "")
    }

    @Test func generableTypesListWhatAModelCanFill() {
        let source = """
            public struct A {
                @Guide(description: "d, \\"e\\"", .count(1...2), .element(.anyOf(["x", "y"])))
                public let a: [String]
                var `default`: Int? = nil
                let fixed: Int = 1
                static var s: Int = 1
                var computed: Int { 1 }
            }
            """
        let members = expansion("Generable", "member", attribute: "@Generable(description: \"All\")", of: source) ?? ""
        let property = "FoundationModels.GenerationSchema.Property("
        #expect(members.contains("(type: Self.self, description: \"All\", properties: ["))
        #expect(
            members.contains(
                property + "name: \"a\", description: \"d, \\\"e\\\"\", type: [String].self, guides: [.count(1...2), .element(.anyOf([\"x\", \"y\"]))]),"))
        #expect(members.contains(property + "name: \"default\", type: Int?.self),"))
        #expect(members.contains("    public var a: ([String]).PartiallyGenerated?\n    var `default`: (Int?).PartiallyGenerated?\n"))
        #expect(!members.contains("fixed") && !members.contains("computed") && !members.contains("var s:"))
    }

    @Test func generableEnumerationsAreNames() {
        func members(_ source: String) -> String { expansion("Generable", "member", attribute: "@Generable", of: source) ?? "" }
        #expect(members("enum A { case a, `default` }").contains("(type: Self.self, anyOf: [\"a\", \"default\"])"))
        #expect(members("enum A: String { case a = \"x\" }").contains("anyOf: [Self.a.rawValue]"))
        #expect(
            members("enum A { case a(B<Int, C>, d: [D]) }").contains(
                "case .a(let part0, let part1): FoundationModels.GeneratedContent(properties: [\"case\": \"a\", \"value1\": part0, \"d\": part1])"))
    }

    @Test func markersAndUnknownMacrosExpandToNothing() {
        #expect(expansion("Marker", "peer", of: "var a: Int") == "")
        #expect(MacroAnswer.answer(to: ["unknown": 1]).keys.first == "expandMacroResult")
    }

    @Test func aParameterOfATip() {
        let peer = expansion("TipParameter", "peer", of: "@Parameter public static var isNew: Bool = false")
        #expect(peer == "public static let $isNew = TipKit.Tips.Parameter<Bool>(false)")
        #expect(expansion("TipParameter", "peer", of: "static var count = 0") == "static let $count = TipKit.Tips.Parameter(0)")
        #expect(expansion("TipParameter", "peer", of: "static var name: String?") == "static let $name = TipKit.Tips.Parameter<String?>(nil)")
        #expect(expansion("TipParameter", "accessor", of: "static var count = 0")?.contains("get { $count.wrappedValue }") == true)
    }

    @Test func aRuleOfATip() {
        let message: [String: Any] = [
            "expandFreestandingMacro": ["macro": ["typeName": "TipRule"], "syntax": ["source": "#Rule(a) { $0 }"], "discriminator": "d"] as [String: Any],
        ]
        let result = MacroAnswer.answer(to: message)["expandMacroResult"] as? [String: Any]
        #expect(result?["expandedSource"] as? String == "TipKit.Tips.Rule()")
    }
}
