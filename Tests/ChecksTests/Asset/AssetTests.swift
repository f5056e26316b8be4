import Foundation
import Testing

@testable import Checks

@Suite struct AssetTests {
    private func matches(_ rule: Rule, _ program: ProgramFacts, _ pictures: [PictureFacts] = []) -> [Match] {
        guard case .program(let judge) = rule.judge else { return [] }
        return judge(program, pictures.map(PictureSummary.init), 0)
    }

    private func picture(_ names: String..., source: ImageFacts.Source = .asset, isMissing: Bool = false) -> PictureFacts {
        var facts = PictureFacts(name: "W/x", kind: "W", form: "systemSmall")
        facts.images = names.map { name in
            var image = ImageFacts(
                name, source: source,
                view: ViewFacts(place: SourceLocation(path: "W.swift", line: 7), frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
            image.isMissing = isMissing
            return image
        }
        return facts
    }

    @Test func anImageThatIsMissing() {
        guard case .picture(let judge) = Rule.assetImage.judge else { return }
        #expect(judge(picture("logo", isMissing: true), 0).map(\.subject) == ["logo"])
        #expect(judge(picture("logo"), 0).isEmpty)
        // No list says which symbols there are.
        #expect(judge(picture("newest.symbol", source: .symbol, isMissing: true), 0).isEmpty)
    }

    @Test func aSymbolThatIsMisspelled() {
        var picture = picture("hart.fill", source: .symbol, isMissing: true)
        #expect(Rule.assetSymbolName.matches(in: picture).isEmpty)
        picture.images[0].meantSymbols = ["hare.fill", "heart.fill"]
        #expect(Rule.assetSymbolName.texts(in: picture) == ["There is no symbol \"hart.fill\", so nothing is drawn. Did you mean \"hare.fill\" or \"heart.fill\"?"])
    }

    @Test func colorsAndFontsThatAreMissing() {
        var program = ProgramFacts()
        #expect(matches(.assetColor, program).isEmpty && matches(.assetFont, program).isEmpty)
        let (first, second) = (SourceLocation(path: "A.swift", line: 9, column: 4), SourceLocation(path: "A.swift", line: 12))
        program.missingColors = ["Brand": [second, first, SourceLocation(path: "B.swift", line: 1)], "Accent2": []]
        program.missingFonts = ["Gilroy-Bold": [second, first]]
        #expect(matches(.assetColor, program).map(\.text) == [
            "No catalog of the extension has the color \"Accent2\", so it is clear.",
            "No catalog of the extension has the color \"Brand\", so it is clear. 2 other places name it too.",
        ])
        #expect(matches(.assetColor, program).map(\.place) == [nil, first])
        let font = matches(.assetFont, program)
        #expect(font.map(\.subject) == ["Gilroy-Bold"] && font[0].place == first)
        #expect(font[0].text.hasSuffix("Info.plist. Another place names it too."))
    }

    @Test func aSymbolThatIsTooNew() {
        var program = ProgramFacts()
        program.newSymbols = ["dumbbell.fill": "16.0", "bird.fill": "16.0"]
        let pictures = [picture("dumbbell.fill", "heart", source: .symbol)]
        #expect(matches(.assetSymbol, program, pictures).isEmpty)
        program.deploymentTarget = "15.0"
        let found = matches(.assetSymbol, program, pictures)
        #expect(found.map(\.subject) == ["dumbbell.fill"])
        #expect(found.first?.place == SourceLocation(path: "W.swift", line: 7))
        #expect(found.first?.picture == "W/x")
    }

    @Test func anAssetWithoutADarkVariant() {
        func color(_ name: String, dark: Bool, in catalog: String = "A") -> ProgramFacts.Asset {
            .init(name: name, form: .color, hasDarkVariant: dark, path: "\(catalog).xcassets/\(name).colorset")
        }
        var program = ProgramFacts()
        program.assets = [color("a", dark: true), color("b", dark: true), color("c", dark: false), color("d", dark: false, in: "B")]
        program.usedColors = ["a", "b", "c", "d"]
        #expect(matches(.assetDark, program).map(\.text)
            == ["The color \"c\" has no dark variant, which all other colors that the widgets use have."])
        program.usedColors = ["a", "c"]
        #expect(matches(.assetDark, program).isEmpty)
    }
}
