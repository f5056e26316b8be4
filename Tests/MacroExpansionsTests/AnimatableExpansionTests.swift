import Testing

@testable import MacroExpansions

/// The macro that makes types animatable.
@Suite struct AnimatableExpansionTests {
    private func expansion(of declaration: String, lacking protocols: String) -> String {
        let request: [String: Any] = [
            "macro": ["typeName": "Animatable"], "macroRole": "extension", "attributeSyntax": ["source": "@Animatable"],
            "declSyntax": ["source": declaration], "extendedTypeSyntax": ["source": "A"],
            "conformanceListSyntax": ["source": "struct Placeholder\(protocols) {}"],
        ]
        let result = MacroAnswer.answer(to: ["expandAttachedMacro": request])["expandMacroResult"] as? [String: Any]
        return result?["expandedSource"] as? String ?? ""
    }

    @Test func whatChangesAndIsNotLeftOutIsAnimated() {
        let source = "public struct A: Shape { var a: CGFloat; var b = 1.0; let c: Double; @AnimatableIgnored var d: Double; var e: Int { 1 } }"
        let expanded = expansion(of: source, lacking: "")
        #expect(expanded.hasPrefix("extension A {"))
        #expect(expanded.contains("public var animatableData: SwiftUICore.AnimatableValues<CGFloat.AnimatableData, Double.AnimatableData>"))
        #expect(expanded.contains("b.animatableData = newValue.value.1"))
        #expect(!expanded.contains("c.") && !expanded.contains("d."))
    }

    @Test func oneValueIsNoTuple() {
        #expect(expansion(of: "struct A { var a: Double }", lacking: ": Animatable").contains("a.animatableData = newValue.value\n"))
    }

    @Test func aTypeWithoutValuesConforms() {
        #expect(expansion(of: "struct A {}", lacking: ": Animatable") == "extension A: SwiftUICore.Animatable {}")
    }
}
