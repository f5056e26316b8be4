import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct SymbolLayerTests {
    private let catalog: SymbolCatalog

    init() throws { catalog = try SymbolCatalog(resources: ResourceFolder.locate()) }

    private func symbol(_ name: String, weight: CGFloat = 400) throws -> SymbolOutline {
        try catalog.symbol(named: name, weight: weight, scale: 1).get()
    }

    /// The painted parts as `level color`, the first of equal ones only.
    private func parts(_ name: String, isMulticolor: Bool = false) throws -> [String] {
        var found: [String] = []
        for part in try symbol(name).parts(isMulticolor: isMulticolor) where !part.isErasing {
            var tint = ""
            if case .named(let color)? = part.role.tint { tint = " \(color)" }
            let text = "\(part.role.level)\(tint)"
            if found.last != text { found.append(text) }
        }
        return found
    }

    @Test(arguments: [
        ("cloud.fill", ["primary cloud"]), ("sun.max.fill", ["primary yellow"]),
        ("cloud.sun.fill", ["primary cloud", "secondary yellow"]), ("cloud.rain.fill", ["primary cloud", "secondary cyan"]),
        ("cloud.sun.rain.fill", ["primary cloud", "secondary yellow", "tertiary cyan"]),
        ("cloud.bolt.rain.fill", ["primary cloud", "secondary cyan", "secondary yellow"]),
    ])
    func weatherHasColors(name: String, parts expected: [String]) throws {
        #expect(try parts(name, isMulticolor: true) == expected)
    }

    /// The levels are those of templates that Apple's SF Symbols app writes.
    @Test func signsInShapes() throws {
        for name in ["checkmark.circle.fill", "exclamationmark.triangle.fill", "8.circle.fill", "bolt.shield.fill"] {
            #expect(try parts(name).map { $0.split(separator: " ")[0] } == ["tertiary", "primary"], "\(name)")
        }
        #expect(try parts("plus.circle") == ["secondary", "primary"])
        #expect(try parts("person.crop.circle") == ["secondary", "primary"])
        #expect(try parts("checkmark.circle.fill", isMulticolor: true) == ["tertiary green", "primary white"])
        #expect(try parts("circle.fill") == [])
        // The shape is whole, and the sign is painted on it.
        let check = try symbol("checkmark.circle.fill")
        #expect(check.parts[0].path.boundingRect == check.layers[0].path.boundingRect)
        #expect(check.parts[0].path.elements.count < check.layers[0].path.elements.count)
        let (shape, sign) = (check.parts[0].path.boundingRect, check.parts[1].path.boundingRect)
        #expect(shape.minX < sign.minX && shape.maxX > sign.maxX && shape.minY < sign.minY && shape.maxY > sign.maxY)
    }

    @Test(arguments: ["bell.badge", "person.badge.plus", "folder.badge.plus", "calendar.badge.plus", "mic.slash.fill", "trash.slash"])
    func badgesAndSlashesStandOut(name: String) throws {
        let found = try parts(name)
        #expect(found.map { $0.split(separator: " ")[0] } == ["secondary", "primary"], "\(name): \(found)")
    }

    @Test func badgesHaveTheColorOfWhatTheySay() throws {
        #expect(try parts("bell.badge", isMulticolor: true) == ["secondary", "primary red"])
        #expect(try parts("folder.badge.plus", isMulticolor: true).prefix(2) == ["secondary", "primary green"])
        #expect(try parts("folder.badge.plus", isMulticolor: true).last?.hasSuffix("white") == true)
        #expect(try symbol("calendar.badge.clock").hasTints == false)
        #expect(try symbol("calendar.badge.clock").hasKnownColors)
    }

    @Test func batteries() throws {
        let outline = try #require(try symbol("battery.100.bolt").parts.first)
        #expect(outline.role.opacity == 0.6 && outline.role.tint == nil)
        #expect(try parts("battery.100.bolt", isMulticolor: true) == ["secondary", "primary charge", "primary"])
        #expect(try parts("battery.75", isMulticolor: true) == ["secondary", "primary"])
    }

    @Test(arguments: ["wifi", "cellularbars", "chart.bar.fill"]) func variableParts(name: String) throws {
        let thresholds: [Double?] = [0, 1 / 3, 2 / 3]
        #expect(try symbol(name).parts.map(\.role.threshold) == thresholds, "\(name)")
    }

    @Test func aSpeakerIsAlwaysOn() throws {
        let thresholds: [Double?] = [nil, 0, 1 / 3, 2 / 3]
        #expect(try symbol("speaker.wave.3.fill").parts.map(\.role.threshold) == thresholds)
    }

    @Test func symbolsWithoutColors() throws {
        #expect(try symbol("tropicalstorm").hasKnownColors == false)
        #expect(try symbol("tropicalstorm").parts.isEmpty)
    }

    @Test func theTableNamesSymbolsAndColors() throws {
        let resources = try ResourceFolder.locate()
        let data = try Data(contentsOf: resources.symbolLayers)
        let entries = try JSONDecoder().decode([String: SymbolLayerTable.Entry].self, from: data)
        let names = Set(catalog.names)
        for (name, entry) in entries {
            #expect(name.hasPrefix("*.badge") || names.contains(name), "\(name)")
            for tint in entry.tints ?? [] { #expect(tint.isEmpty || SymbolRole.TintName(rawValue: tint) != nil, "\(name): \(tint)") }
        }
    }

    @Test func damagedTablesAreNamed() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("{".utf8).write(to: url)
        #expect { try SymbolLayerTable(url: url) } throws: { ($0 as? AssetFailure)?.message.contains(url.path) == true }
    }

    /// Contours that run the same way round add to each other, and others make holes.
    @Test func contours() {
        let forms = SymbolForms(SVGPathData.path("M0 0h10v10h-10z M2 2v6h6v-6z M4 4h2v2h-2z M20 0v4h4v-4z M8 8h4v4h-4z"))
        #expect(forms.contours.map(\.depth) == [0, 1, 0, 0, 2])
        #expect(forms.forms == [0, 2, 3, 4])
        #expect(forms.holes(of: 0) == [1])
        #expect(forms.inside(0) == [1, 4])
    }
}
