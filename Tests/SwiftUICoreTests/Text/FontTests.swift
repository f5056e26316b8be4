import DisplayList
import Foundation
import Testing

@_spi(Darkroom) @testable import SwiftUICore

@MainActor @Suite struct FontTests {
    private func resolve(_ font: Font, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> ResolvedFont {
        var environment = TextFixture.environment(scale: 3)
        change(&environment)
        return font.resolved(in: environment)
    }

    /// The sizes of Apple's Human Interface Guidelines.
    @Test(arguments: [
        (Font.TextStyle.largeTitle, 34.0, 41.0), (.title, 28, 34), (.title2, 22, 28), (.title3, 20, 25),
        (.headline, 17, 22), (.body, 17, 22), (.callout, 16, 21), (.subheadline, 15, 20), (.footnote, 13, 18),
        (.caption, 12, 16), (.caption2, 11, 13),
    ])
    func textStylesHaveTheirSizes(style: Font.TextStyle, size: CGFloat, leading: CGFloat) {
        let font = resolve(.system(style))
        #expect(font.descriptor.size == size && font.styleLeading == leading)
        #expect(font.descriptor.weight == (style == .headline ? 600 : 400))
    }

    @Test func textStylesGrowWithTheUsersChoice() {
        let sizes = DynamicTypeSize.allCases.map { size in
            resolve(.body) { $0.dynamicTypeSize = size }.descriptor.size
        }
        #expect(sizes == [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
        for style in Font.TextStyle.allCases {
            let measures = DynamicTypeSize.allCases.map { style.measures(at: $0) }
            #expect(zip(measures, measures.dropFirst()).allSatisfy { $0.size <= $1.size && $0.leading <= $1.leading })
        }
    }

    @Test func fixedSizesStay() {
        #expect(resolve(.system(size: 20)) { $0.dynamicTypeSize = .accessibility5 }.descriptor.size == 20)
        let custom = resolve(.custom("Avenir", fixedSize: 20)) { $0.dynamicTypeSize = .accessibility5 }
        #expect(custom.descriptor.size == 20)
    }

    @Test func customFontsGrowAsLeadingDoes() {
        // UIFontMetrics at medium: 17 × 21 ⁄ 22, to the pixel.
        let font = resolve(.custom("Avenir", size: 17)) { $0.dynamicTypeSize = .medium }
        #expect(abs(font.descriptor.size - 49.0 / 3) < 1e-9)
        #expect(font.descriptor.family == .custom("Avenir") && font.styleLeading == nil)
        let title = resolve(.custom("Avenir", size: 34, relativeTo: .largeTitle)) { $0.dynamicTypeSize = .xSmall }
        #expect(abs(title.descriptor.size - 95.0 / 3) < 1e-9)
    }

    @Test func changesApply() {
        #expect(resolve(.body.weight(.light)).descriptor.weight == 300)
        #expect(resolve(.body.bold()).descriptor.weight == 600)
        #expect(resolve(.title.bold()).descriptor.weight == 700)
        #expect(resolve(.system(size: 12).bold()).descriptor.weight == 700)
        #expect(resolve(.system(size: 12, weight: .black).bold()).descriptor.weight == 900)
        #expect(resolve(.body.italic()).descriptor.isItalic)
        #expect(resolve(.body.monospaced()).descriptor.family == .system(.monospaced))
        #expect(resolve(.custom("A", size: 9).monospaced()).descriptor.family == .custom("A"))
        #expect(resolve(.body.monospacedDigit()).descriptor.features == .monospacedDigits)
        #expect(resolve(.body.smallCaps()).descriptor.features == [.lowercaseSmallCaps, .uppercaseSmallCaps])
        #expect(resolve(.body.width(.condensed)).descriptor.width == 80)
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

    @Test func scaledMetricsGrow() {
        struct Metric: View {
            @ScaledMetric(relativeTo: .body) var size = 22.0
            var body: some View { Text(verbatim: "x").font(.system(size: size)) }
        }
        let text = TextFixture(Metric(), scale: 3) { $0.dynamicTypeSize = .xxxLarge }
        #expect(text.node.text.runs[0].font.descriptor.size == 29)
    }
}
