import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct CustomSymbolTests {
    /// Returns a template with squares of 50 by 50 on the baseline, in the given weights.
    private func template(_ groups: [String], rule: String = "nonzero") -> Data {
        let squares = groups.map { name in
            """
            <g id="\(name)" transform="matrix(1 0 0 1 110 300)"><path fill-rule="\(rule)" d="M0 0h50v-50h-50z"/></g>
            """
        }
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
            <g id="Notes"><rect width="800" height="600"/></g>
            <g id="Guides">
            <line id="Baseline-M" x1="0" x2="800" y1="300" y2="300"/>
            <line id="Capline-M" x1="0" x2="800" y1="229.541" y2="229.541"/>
            <line id="Baseline-S" x1="0" x2="800" y1="300" y2="300"/>
            <line id="Capline-S" x1="0" x2="800" y1="229.541" y2="229.541"/>
            <line id="Baseline-L" x1="0" x2="800" y1="300" y2="300"/>
            <line id="Capline-L" x1="0" x2="800" y1="229.541" y2="229.541"/>
            <line id="left-margin-Regular-M" x1="100" x2="100" y1="0" y2="600"/>
            <line id="right-margin-Regular-M" x1="170" x2="170" y1="0" y2="600"/>
            </g>
            <g id="Symbols">\(squares.joined())</g>
            </svg>
            """.utf8)
    }

    private func outline(_ data: Data, weight: CGFloat = 400, scale: CGFloat = 1) throws -> SymbolOutline {
        try CustomSymbol.outline(data, name: "mark.svg", weight: weight, scale: scale)
    }

    /// As the SF Symbols app writes a symbol with a badge: the gap around the badge has a class that clears what is behind it.
    @Test func classesNameThePartsOfASymbol() throws {
        let style = """
            <style>.multicolor-0:tintColor {-sfsymbols-motion-group:1}
            .hierarchical-1:primary {opacity:0.0;-sfsymbols-clear-behind:true}
            .multicolor-3:custom {fill:#E1306C}</style>
            """
        func shape(_ classes: String, _ x: Int) -> String { "<path class=\"\(classes)\" d=\"M\(x) 0h20v-20h-20z\"/>" }
        let shapes = shape("monochrome-0 multicolor-0:tintColor hierarchical-0:secondary", 0)
            + shape("monochrome-1 multicolor-1:tintColor hierarchical-1:primary", 10)
            + shape("monochrome-2 multicolor-2:systemRedColor hierarchical-2:primary", 20)
            + shape("monochrome-3 multicolor-3:custom hierarchical-3:tertiary", 40)
        let text = String(decoding: template(["Regular-M"]), as: UTF8.self)
            .replacingOccurrences(of: "<g id=\"Notes\">", with: style + "<g id=\"Notes\">")
            .replacingOccurrences(of: "<path fill-rule=\"nonzero\" d=\"M0 0h50v-50h-50z\"/>", with: shapes)
        let symbol = try outline(Data(text.utf8))
        #expect(symbol.layers.map(\.isErasing) == [false, true, false])
        #expect(symbol.parts.map(\.role.level) == [.secondary, .primary, .primary, .tertiary])
        #expect(symbol.parts.map(\.role.tint) == [nil, nil, .named(.red), .rgb(0xE1306C)])
        #expect(symbol.hasKnownColors && symbol.hasTints)
        #expect(try outline(template(["Regular-M"])).parts.isEmpty)
    }

    /// As the SF Symbols app writes a symbol of one layer that clears what is behind it: the layer itself is seen.
    @Test func aLayerThatCanBeSeenIsDrawn() throws {
        let style = """
            <style>.hierarchical-0:primary {-sfsymbols-clear-behind:true;-sfsymbols-motion-group:0}
            .hierarchical-1:primary {opacity:0.5;-sfsymbols-clear-behind:true}
            .hierarchical-2:primary {-sfsymbols-clear-behind:true;opacity:0}</style>
            """
        let shapes = (0..<3).map { "<path class=\"monochrome-\($0) hierarchical-\($0):primary\" d=\"M\($0 * 20) 0h20v-20h-20z\"/>" }
        let text = String(decoding: template(["Regular-M"]), as: UTF8.self)
            .replacingOccurrences(of: "<g id=\"Notes\">", with: style + "<g id=\"Notes\">")
            .replacingOccurrences(of: "<path fill-rule=\"nonzero\" d=\"M0 0h50v-50h-50z\"/>", with: shapes.joined())
        #expect(try outline(Data(text.utf8)).layers.map(\.isErasing) == [false, true])
    }

    /// By the even-odd rule, a hole may run the same way round as the form. A thinner ring has a larger hole.
    @Test func holesOfEvenOddShapesBecomeLargerInThinWeights() throws {
        let ring = "M0 0h50v-50h-50z M10 -10h30v-30h-30z"
        let text = String(decoding: template(["Regular-M"], rule: "evenodd"), as: UTF8.self)
            .replacingOccurrences(of: "M0 0h50v-50h-50z", with: ring)
        func widths(_ weight: CGFloat) throws -> [CGFloat] {
            SymbolForms(try outline(Data(text.utf8), weight: weight).layers[0].path).contours.map(\.bounds.width)
        }
        let (regular, thin) = (try widths(400), try widths(200))
        #expect(regular.count == 2 && thin.count == 2)
        #expect(thin[0] < regular[0] - 0.03 && thin[1] > regular[1] + 0.03)
    }

    @Test func theRegularDrawingSitsOnTheBaseline() throws {
        let symbol = try outline(template(["Regular-M", "Bold-M"]))
        let ink = symbol.layers[0].path.boundingRect
        #expect(symbol.layers.count == 1)
        #expect(abs(ink.width - 0.5) < 1e-6 && abs(ink.height - 0.5) < 1e-6)
        #expect(abs(symbol.baseline - ink.maxY) < 1e-6)
        #expect(abs(symbol.size.width - 0.7) < 1e-6)
        #expect(abs(ink.minX - 0.1) < 1e-6)
        #expect(symbol.layers[0].emboldening == 0)
    }

    @Test func theNearestWeightIsMadeBolder() throws {
        #expect(try outline(template(["Regular-M", "Black-M"]), weight: 900).layers[0].emboldening == 0)
        #expect(try outline(template(["Regular-M"]), weight: 700).layers[0].emboldening > 0.04)
        let thin = try outline(template(["Regular-M"]), weight: 100)
        #expect(thin.layers[0].emboldening == 0)
        #expect(abs(thin.layers[0].path.boundingRect.width - (0.5 - 0.0625)) < 1e-3)
        #expect(abs(thin.size.width - 0.7) < 1e-6)
    }

    @Test func aSmallDrawingIsBroughtToMedium() throws {
        let ink = try outline(template(["Regular-S"])).layers[0].path.boundingRect
        #expect(abs(ink.width - 0.5 / 0.78) < 1e-6)
    }

    @Test(arguments: [("Regular-S", SymbolScale.small), ("Regular-L", SymbolScale.large)])
    func aDrawingAtItsOwnScaleIsAsLargeAsItWasDrawn(group: String, scale: CGFloat) throws {
        let ink = try outline(template([group]), scale: scale).layers[0].path.boundingRect
        #expect(abs(ink.width - 0.5) < 1e-6)
    }

    @Test func fillRulesAreKept() throws {
        #expect(try outline(template(["Regular-M"], rule: "evenodd")).layers[0].style.isEOFilled)
        #expect(try !outline(template(["Regular-M"])).layers[0].style.isEOFilled)
    }

    @Test func damagedTemplates() {
        func message(_ data: Data) -> String {
            do {
                _ = try outline(data)
                return "found"
            } catch {
                return "\(error)"
            }
        }
        #expect(
            message(Data("<svg><g></svg>".utf8))
                == "The symbol mark.svg cannot be read as SVG: its XML is damaged. Export it again.")
        #expect(message(Data()).hasPrefix("The symbol mark.svg cannot be read as SVG"))
        #expect(message(template([])).hasPrefix("The symbol mark.svg has no group Regular-M"))
    }

    @Test func librariesFindThemByName() throws {
        let folder = try TemporaryFolder()
        let set = "Assets.xcassets/mark.symbolset"
        try folder.write("\(set)/Contents.json", "{\"symbols\": [{\"filename\": \"mark.svg\"}]}")
        try folder.write("\(set)/mark.svg", template(["Regular-M"]))
        try folder.write("Assets.xcassets/gone.symbolset/Contents.json", "{\"symbols\": [{\"filename\": \"x.svg\"}]}")
        let library = try AssetLibrary(folders: [folder.url])
        let found = try #require(library.customSymbol(named: "mark", bundle: nil, weight: 400, scale: 1))
        #expect(try found.get().layers.count == 1)
        let gone = try #require(library.customSymbol(named: "gone", bundle: nil, weight: 400, scale: 1))
        #expect(throws: AssetFailure.self) { try gone.get() }
        try folder.write("Assets.xcassets/empty.symbolset/Contents.json", "{\"symbols\": [{\"idiom\": \"universal\"}]}")
        let empty = try AssetLibrary(folders: [folder.url])
        #expect(throws: AssetFailure.self) { try empty.image(named: "empty", bundle: nil, traits: .plain).get() }
        do { _ = try empty.image(named: "empty", bundle: nil, traits: .plain).get() } catch {
            #expect("\(error)".contains("The symbol \"empty\" cannot be drawn. The symbol set "))
            #expect("\(error)".contains("names no file. Add one to its Contents.json."))
        }
        #expect(library.customSymbol(named: "other", bundle: nil, weight: 400, scale: 1) == nil)
    }
}
