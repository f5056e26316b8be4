import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite struct FontTests {
    private func resolve(_ font: Font, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> ResolvedFont {
        var environment = TextFixture.environment(scale: 3)
        change(&environment)
        return font.resolved(in: environment)
    }

    @Test func changesApply() {
        #expect(resolve(.body.weight(.light)).descriptor.weight == 300)
        #expect(resolve(.body.bold()).descriptor.weight == 600)
        #expect(resolve(.title.bold()).descriptor.weight == 700)
        #expect(resolve(.system(size: 12).bold()).descriptor.weight == 600, "(M) at 15 points")
        #expect(resolve(.custom("A", size: 12).bold()).descriptor.weight == 700)
        #expect(resolve(.system(size: 12, weight: .black).bold()).descriptor.weight == 900)
        #expect(resolve(.body.italic()).descriptor.isItalic)
        #expect(resolve(.body.monospaced()).descriptor.family == .system(.monospaced))
        #expect(resolve(.custom("A", size: 9).monospaced()).descriptor.family == .custom("A"))
        #expect(resolve(.body.monospacedDigit()).descriptor.features == .monospacedDigits)
        #expect(resolve(.body.smallCaps()).descriptor.features == [.lowercaseSmallCaps, .uppercaseSmallCaps])
        let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded, Font.Width(-0.1), Font.Width(9)]
        #expect(widths.map { resolve(.body.width($0)).descriptor.width.rounded() } == [47, 60, 100, 132, 80, 150])
        #expect(resolve(.body.width(Font.Width(.nan))).descriptor.width == 100)
        #expect(resolve(.system(.title, design: .serif, weight: .heavy)).descriptor.family == .system(.serif))
        #expect(resolve(.system(size: 9, weight: .thin, design: .rounded)).descriptor.weight == 200)
    }

    @Test func legibilityMakesTextHeavier() {
        #expect(resolve(.body) { $0.legibilityWeight = .bold }.descriptor.weight == 600)
        #expect(resolve(.body.weight(.black)) { $0.legibilityWeight = .bold }.descriptor.weight == 900)
    }

    @Test func viewsAskForChangesOfAnyFont() {
        func weight<V: View>(_ view: V) -> CGFloat { TextFixture(view).node.text.runs[0].font.descriptor.weight }
        let text = Text(verbatim: "x")
        #expect(weight(Group { text }.fontWeight(.heavy)) == 800)
        #expect(weight(Group { text.fontWeight(.light) }.fontWeight(.heavy)) == 300)
        #expect(weight(Group { text.fontWeight(nil) }.fontWeight(.heavy)) == 400)
        #expect(weight(Group { text.bold(false) }.bold()) == 400)
        #expect(weight(Group { text.font(.title) }.bold()) == 700)
        #expect(weight(Group { text }.font(.headline)) == 600)
    }

    @Test func fontsAreResolvedInAContext() {
        var environment = TextFixture.environment(scale: 3)
        environment.dynamicTypeSize = .xLarge
        func resolved(_ font: Font) -> Font.Resolved { font.resolve(in: environment.fontResolutionContext) }
        #expect(resolved(.body).pointSize == 19)
        #expect(resolved(.body.weight(.heavy)).weight == .heavy)
        #expect(resolved(.body.bold()).isBold)
        #expect(!resolved(.body.weight(.medium)).isBold)
        #expect(resolved(.body.italic()).isItalic)
        #expect(resolved(.system(.body, design: .monospaced)).isMonospaced)
        #expect(resolved(.body.lowercaseSmallCaps()).isLowercaseSmallCaps)
        #expect(!resolved(.body.lowercaseSmallCaps()).isSmallCaps)
        #expect(resolved(.body.smallCaps()).isSmallCaps)
        #expect(resolved(.body.leading(.tight)).leading == .tight)
        let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
        #expect(widths.map { resolved(.body.width($0)).width } == widths)
        #expect(environment.fontResolutionContext != EnvironmentValues().fontResolutionContext)
    }
}
