import DisplayList
import Foundation
import FoundationSupplement
import Testing

@testable import SwiftUICore

@Suite struct SystemPaletteTests {
    private func components(_ color: Color, _ palette: SystemPalette = .iOS18, isDark: Bool = false) -> [Int] {
        let color = color.resolved(in: ColorContext(isDark: isDark, palette: palette))
        return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    }

    /// Returns the visible color over an opaque background.
    private func seen(_ color: Color, isDark: Bool) -> [Int] {
        let color = color.resolved(in: ColorContext(isDark: isDark))
        let below = isDark ? 0.0 : 1
        return [color.red, color.green, color.blue].map {
            Int((($0 * color.opacity + below * (1 - color.opacity)) * 255).rounded())
        }
    }

    @Test("(M) Light colors of iOS 18") func measuredLightColorsOfIOS18() {
        #expect(components(.blue) == [0, 122, 255])
        #expect(components(.green) == [52, 199, 89])
        #expect(components(.yellow) == [255, 204, 0])
        #expect(components(.orange) == [255, 149, 0])
        #expect(components(.red) == [255, 59, 48])
        #expect(components(.mint) == [0, 199, 190])
        #expect(components(.brown) == [162, 132, 94])
    }

    @Test("(M) Light colors of iOS 26") func measuredLightColorsOfIOS26() {
        #expect(components(.blue, .iOS26) == [0, 136, 255])
        #expect(components(.green, .iOS26) == [52, 199, 89])
        #expect(components(.yellow, .iOS26) == [255, 204, 0])
        #expect(components(.orange, .iOS26) == [255, 141, 40])
        #expect(components(.mint, .iOS26) == [0, 200, 179])
        #expect(components(.brown, .iOS26) == [172, 127, 94])
        #expect(components(.pink, .iOS26) == [255, 45, 85])
        #expect(components(.indigo, .iOS26) == [97, 85, 245])
        #expect(components(.cyan, .iOS26) == [0, 192, 232])
    }

    @Test("(M) Dark green and yellow") func measuredDarkColors() {
        #expect(components(.green, isDark: true) == [48, 209, 88])
        #expect(components(.yellow, isDark: true) == [255, 214, 0])
    }

    @Test("(U) Light colors of iOS 18 without measurements") func otherLightColors() {
        #expect(components(.pink) == [255, 45, 85])
        #expect(components(.indigo) == [88, 86, 214])
        #expect(components(.cyan) == [50, 173, 230])
        #expect(components(.teal) == [48, 176, 199])
        #expect(components(.purple) == [175, 82, 222])
        #expect(components(.gray) == [142, 142, 147])
    }

    @Test("(U) Dark colors without measurements") func otherDarkColors() {
        let colors: [Color] = [.blue, .orange, .red, .mint, .brown, .pink, .indigo, .cyan, .teal, .purple, .gray]
        #expect(colors.map { components($0, isDark: true) } == [
            [10, 132, 255], [255, 159, 10], [255, 69, 58], [99, 230, 226], [172, 142, 104], [255, 55, 95],
            [94, 92, 230], [100, 210, 255], [64, 200, 224], [191, 90, 242], [142, 142, 147],
        ])
    }

    @Test("(U) Tertiary and quaternary labels") func faintLabels() {
        func opacity(_ color: SystemColor, isDark: Bool) -> Double {
            Color(provider: .system(color)).resolved(in: ColorContext(isDark: isDark)).opacity
        }
        #expect([opacity(.secondaryLabel, isDark: false), opacity(.secondaryLabel, isDark: true)] == [0.6, 0.6])
        #expect([opacity(.tertiaryLabel, isDark: false), opacity(.tertiaryLabel, isDark: true)] == [0.3, 0.3])
        #expect([opacity(.quaternaryLabel, isDark: false), opacity(.quaternaryLabel, isDark: true)] == [0.18, 0.16])
    }

    @Test("(M) Secondary text") func secondaryTextAsMeasuredOnWhiteAndBlack() {
        #expect(seen(.secondary, isDark: false) == [138, 138, 142])
        #expect(seen(.secondary, isDark: true) == [141, 141, 147])
    }

    @Test("(M) Divider on white") func dividerAsMeasuredOnWhite() {
        let separator = Color(provider: .system(.separator))
        #expect(seen(separator, isDark: false) == [198, 198, 200])
    }

    @Test func everyColorHasComponentsInEveryPalette() {
        for palette in SystemPalette.all {
            for color in SystemColor.allCases {
                for (isDark, isHighContrast) in [(false, false), (true, false), (false, true), (true, true)] {
                    let found = palette.color(color, isDark: isDark, isHighContrast: isHighContrast)
                    #expect(found != ColorContext.missing)
                }
            }
        }
    }

    @Test func palettesAreFoundByName() {
        #expect(SystemPalette.named("iOS26")?.name == "ios26")
        #expect(SystemPalette.named("ios7") == nil)
    }

    @Test func elevatedBackgroundsAreAStepLighterInTheDark() {
        var context = ColorContext(isDark: true)
        context.isElevated = true
        #expect(context.systemColor(.background) == RGBAColor(28, 28, 30))
        context.isDark = false
        #expect(context.systemColor(.background) == .white)
    }
}

private final class Catalog: ImageSource {
    func image(named name: String, bundle: URL?, traits: AssetTraits) -> Result<ImageAsset, AssetFailure> {
        .failure(AssetFailure(message: "no images"))
    }
    func symbol(named name: String, weight: CGFloat, scale: CGFloat) -> Result<SymbolOutline, AssetFailure> {
        .failure(AssetFailure(message: "no symbols"))
    }
    func image(from data: Data, scale: CGFloat, name: String) -> Result<ImageAsset, AssetFailure> {
        .failure(AssetFailure(message: "no images"))
    }
    func color(named name: String, bundle: URL?, traits: AssetTraits) -> Result<RGBAColor, AssetFailure> {
        switch name {
        case "Sky": .success(traits.isDark ? RGBAColor(1, 2, 3) : RGBAColor(4, 5, 6))
        case "AccentColor": .success(RGBAColor(7, 8, 9))
        default: .failure(AssetFailure(message: "no color \(name)"))
        }
    }
}

@Suite struct NamedColorTests {
    @Test func assetsFollowTheAppearance() {
        let (light, dark) = (ColorContext(assets: Catalog()), ColorContext(isDark: true, assets: Catalog()))
        #expect(Color("Sky").resolved(in: light) == RGBAColor(4, 5, 6))
        #expect(Color("Sky", bundle: .main).resolved(in: dark) == RGBAColor(1, 2, 3))
    }

    @Test func missingNamesAreClearAndReported() {
        var messages: [String] = []
        let context = ColorContext(assets: Catalog(), report: { messages.append($0) })
        #expect(Color("Sea").resolved(in: context).opacity == 0)
        #expect(Color("Sea").resolved(in: ColorContext(report: { messages.append($0) })).opacity == 0)
        #expect(messages.count == 2 && messages[0] == "no color Sea")
    }

    @Test func anEmptyNameIsClearAndNotReported() {
        var messages: [String] = []
        #expect(Color("").resolved(in: ColorContext(assets: Catalog(), report: { messages.append($0) })).opacity == 0)
        #expect(messages.isEmpty)
    }

    @Test func missingNamesAreMagentaOnRequestAndReportedWithTheirPlaces() {
        let (line, color) = (#line, Color("Sea"))
        var messages: [String] = []
        var environment = EnvironmentValues()
        var assets = ColorAssets(source: Catalog()) { messages.append(RunWarning($0, at: $1).message) }
        environment.colorAssets = assets
        #expect(color.resolved(in: environment.colorContext).opacity == 0)
        assets.marksMissing = true
        environment.colorAssets = assets
        #expect(color.resolved(in: environment.colorContext) == RGBAColor(255, 0, 255))
        let message = "SystemPaletteTests.swift:\(line): no color Sea"
        #expect(messages == [message, message])
    }

    @Test func accentIsTheTintThenTheCatalogsThenBlue() {
        #expect(Color.accentColor.resolved(in: ColorContext(tint: .accentColor)) == RGBAColor(0, 122, 255))
        #expect(Color.accentColor.resolved(in: ColorContext(tint: .white, assets: Catalog())) == .white)
        #expect(Color.accentColor.resolved(in: ColorContext(assets: Catalog())) == RGBAColor(7, 8, 9))
    }
}
