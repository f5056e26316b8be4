import Testing

@testable import MacroExpansions

/// The macros of App Intents for properties and values.
@Suite struct IntentExpansionTests {
    private func expansion(_ macro: String, _ role: String, attribute: String = "@A", of declaration: String) -> String {
        let request: [String: Any] = [
            "macro": ["typeName": macro], "macroRole": role, "attributeSyntax": ["source": attribute],
            "declSyntax": ["source": declaration], "extendedTypeSyntax": ["source": "Length"],
        ]
        let result = MacroAnswer.answer(to: ["expandAttachedMacro": request])["expandMacroResult"] as? [String: Any]
        return result?["expandedSource"] as? String ?? ""
    }

    @Test func aComputedPropertyIsSeenUnderANameOfItsOwn() {
        #expect(
            expansion("ComputedProperty", "peer", attribute: "@ComputedProperty", of: "public var length: Int { 1 }")
                == "public var $length: AppIntents.EntityProperty<Int> { AppIntents.EntityProperty(_computed: length) }")
        #expect(
            expansion("ComputedProperty", "peer", attribute: "@ComputedProperty(title: \"A\", indexingKey: \\.title)", of: "var a: [Int] { [1] }")
                == "var $a: AppIntents.EntityProperty<[Int]> { AppIntents.EntityProperty(_computed: a, title: \"A\") }")
    }

    @Test func aDeferredPropertyIsNotWaitedFor() {
        #expect(
            expansion(
                "DeferredProperty", "peer", attribute: "@DeferredProperty(title: LocalizedStringResource(\"A\", table: \"B\"))",
                of: "var a: Int { get async { 1 } }")
                == "var $a: AppIntents.EntityProperty<Int> { AppIntents.EntityProperty(title: LocalizedStringResource(\"A\", table: \"B\")) }")
    }

    @Test func aUnionHasACaseForEachType() {
        let source = expansion("UnionValue", "extension", of: "public enum Length { case int(Int), text(of: String) }")
        #expect(source.contains("public enum Cases: String, AppIntents.AppUnionValueCasesProviding"))
        #expect(source.contains("case int, text"))
        #expect(source.contains("return .text(of: value)"))
        #expect(expansion("UnionValue", "extension", of: "enum Length {}") == "")
    }
}
