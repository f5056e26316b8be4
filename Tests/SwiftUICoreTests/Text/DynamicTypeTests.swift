import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Tests the twelve text sizes that a user can select.
@MainActor @Suite struct DynamicTypeTests {
    private func resolve(_ font: Font, _ size: DynamicTypeSize) -> ResolvedFont {
        var environment = TextFixture.environment(scale: 3)
        environment.dynamicTypeSize = size
        return font.resolved(in: environment)
    }

    /// Apple's Human Interface Guidelines, Typography (P): size and leading of large title, titles 1 to 3, headline and
    /// body, callout, subheadline, footnote, captions 1 and 2.
    @Test(arguments: [
        (DynamicTypeSize.xSmall, "31/38 25/31 19/24 17/22 14/19 13/18 12/16 12/16 11/13 11/13"),
        (.small, "32/39 26/32 20/25 18/23 15/20 14/19 13/18 12/16 11/13 11/13"),
        (.medium, "33/40 27/33 21/26 19/24 16/21 15/20 14/19 12/16 11/13 11/13"),
        (.large, "34/41 28/34 22/28 20/25 17/22 16/21 15/20 13/18 12/16 11/13"),
        (.xLarge, "36/43 30/37 24/30 22/28 19/24 18/23 17/22 15/20 14/19 13/18"),
        (.xxLarge, "38/46 32/39 26/32 24/30 21/26 20/25 19/24 17/22 16/21 15/20"),
        (.xxxLarge, "40/48 34/41 28/34 26/32 23/29 22/28 21/28 19/24 18/23 17/22"),
        (.accessibility1, "44/52 38/46 34/41 31/38 28/34 26/32 25/31 23/29 22/29 20/25"),
        (.accessibility2, "48/57 43/51 39/47 37/44 33/40 32/39 30/37 27/33 26/32 24/30"),
        (.accessibility3, "52/61 48/57 44/52 43/51 40/48 38/46 36/43 33/40 32/39 29/35"),
        (.accessibility4, "56/66 53/62 50/59 49/58 47/56 44/52 42/50 38/46 37/44 34/41"),
        (.accessibility5, "60/70 58/68 56/66 55/65 53/62 51/60 49/58 44/52 43/51 40/48"),
    ])
    func stylesHaveTheirSizes(size: DynamicTypeSize, row: String) {
        let styles: [Font.TextStyle] = [
            .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption, .caption2,
        ]
        let fonts = styles.map { resolve(.system($0), size) }
        #expect(fonts.map { "\(Int($0.descriptor.size))/\(Int($0.styleLeading!))" }.joined(separator: " ") == row)
        #expect(resolve(.headline, size).descriptor.size == resolve(.body, size).descriptor.size)
        #expect(resolve(.headline, size).descriptor.weight == 600)
    }

    /// The same guidelines' table of macOS (P).
    @Test func aMacHasStylesOfItsOwn() {
        var environment = TextFixture.environment(scale: 2)
        (environment.isOnMac, environment.dynamicTypeSize) = (true, .accessibility1)
        let fonts = Font.TextStyle.allCases.map { Font.system($0).resolved(in: environment) }
        #expect(
            fonts.map { "\(Int($0.descriptor.size))/\(Int($0.styleLeading!))" }.joined(separator: " ")
                == "26/32 22/26 17/22 15/20 13/16 11/14 13/16 12/15 10/13 10/13 10/13")
        #expect(fonts.map(\.descriptor.weight) == [400, 400, 400, 400, 700, 400, 400, 400, 400, 400, 500])
        #expect(Font.headline.bold().resolved(in: environment).descriptor.weight == 800)
    }

    /// Developers measured (M) with UIFontMetrics: 17 points of body are 16.33 at medium and 48 at accessibility5.
    /// Shared sources name the titles of Vision Pro.
    @Test func titlesOfVisionProAreTitles() {
        #expect(Font.TextStyle.extraLargeTitle == .largeTitle && Font.TextStyle.extraLargeTitle2 == .title)
        #expect(Font.extraLargeTitle == Font.largeTitle.bold() && Font.extraLargeTitle2 == Font.title.bold())
    }

    @Test func lengthsGrowAsLeadingDoes() {
        let body = Font.TextStyle.body
        #expect(abs(body.scaled(17, to: .medium, displayScale: 3) - 49.0 / 3) < 1e-9)
        #expect(body.scaled(17, to: .accessibility5, displayScale: 3) == 48)
        #expect(body.scaled(17, to: .large, displayScale: 3) == 17)
        #expect(Font.TextStyle.largeTitle.scaled(34, to: .accessibility5, displayScale: 3) == 58)
    }

    @Test func customFontsFollowTheirStyle() {
        func size(_ font: Font, _ typeSize: DynamicTypeSize = .accessibility5) -> CGFloat {
            resolve(font, typeSize).descriptor.size
        }
        #expect(size(.custom("Avenir", size: 17)) == 48)
        #expect(size(.custom("Avenir", size: 34, relativeTo: .largeTitle)) == 58)
        #expect(size(.custom("Avenir", size: 11, relativeTo: .caption2), .xSmall) == 11)
        #expect(size(.custom("Avenir", fixedSize: 17)) == 17)
        #expect(size(.system(size: 17)) == 17)
        let font = resolve(.custom("Avenir", size: 17), .medium)
        #expect(font.descriptor.family == .custom("Avenir") && font.styleLeading == nil)
    }

    @Test func scaledMetricsFollowTheirStyle() {
        struct Metric: View {
            @ScaledMetric var plain = 22.0
            @ScaledMetric(relativeTo: .caption2) var small: CGFloat = 13
            var body: some View { Box(plain, small).named("box") }
        }
        func frame(_ size: DynamicTypeSize) -> String? {
            layOut(Metric().environment(\.dynamicTypeSize, size), CGSize(width: 100, height: 100)).frames["box"]
        }
        #expect(frame(.large)?.hasSuffix(" 22 13") == true)
        #expect(frame(.accessibility5)?.hasSuffix(" 62 48") == true)
        #expect(frame(.xSmall)?.hasSuffix(" 19 13") == true)
    }

    @Test func rangesLimitTheSize() {
        func size<V: View>(_ view: V) -> CGFloat {
            TextFixture(view) { $0.dynamicTypeSize = .accessibility3 }.node.text.runs[0].font.descriptor.size
        }
        let text = Text(verbatim: "x")
        #expect(size(text) == 40)
        #expect(size(text.dynamicTypeSize(...DynamicTypeSize.xxxLarge)) == 23)
        #expect(size(text.dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.xLarge)) == 19)
        #expect(size(text.dynamicTypeSize(DynamicTypeSize.accessibility5...)) == 53)
        #expect(size(text.dynamicTypeSize(..<DynamicTypeSize.xLarge)) == 17)
        #expect(size(text.dynamicTypeSize(.xSmall)) == 14)
        #expect(size(text.dynamicTypeSize(...DynamicTypeSize.accessibility5)) == 40)
    }
}
