import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

/// Tests that symbols of fonts with one weight, and those of the table's own outlines, have nine weights.
@Suite struct SymbolWeightTests {
    private let catalog: SymbolCatalog
    private static let weights = stride(from: 100, through: 900, by: 100).map { CGFloat($0) }

    init() throws { catalog = try SymbolCatalog(resources: ResourceFolder.locate()) }

    private func symbol(_ name: String, _ weight: CGFloat) throws -> SymbolOutline {
        try catalog.symbol(named: name, weight: weight, scale: 1).get()
    }


    /// The length of ink on a line through the symbol, from `start` to `end` in fractions of its box.
    private func ink(_ symbol: SymbolOutline, from start: CGPoint, to end: CGPoint) -> CGFloat {
        let (width, height) = (symbol.size.width, symbol.size.height)
        let length = hypot((end.x - start.x) * width, (end.y - start.y) * height)
        let steps = 200
        let places = (0..<steps).map { step in
            let t = (CGFloat(step) + 0.5) / CGFloat(steps)
            return CGPoint(x: (start.x + (end.x - start.x) * t) * width, y: (start.y + (end.y - start.y) * t) * height)
        }
        var isInked = [Bool](repeating: false, count: steps)
        for layer in symbol.layers {
            let line = StrokeStyle(lineWidth: layer.emboldening, lineJoin: .round)
            let around = layer.emboldening > 0 ? layer.path.strokedPath(line) : Path()
            for (index, place) in places.enumerated() where layer.path.contains(place) || around.contains(place) {
                isInked[index] = !layer.isErasing
            }
        }
        let count = isInked.count { $0 }
        return CGFloat(count) / CGFloat(steps) * length
    }

    /// One line of each symbol is crossed: from the font Cupertino, from a text font, and of the table's own.
    @Test(arguments: [
        ("minus", CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)), ("circle", CGPoint(x: 0, y: 0.5), CGPoint(x: 0.3, y: 0.5)),
        ("xmark", CGPoint(x: 0.2, y: 0.5), CGPoint(x: 0.4, y: 0.1)),
        ("1.circle", CGPoint(x: 0.42, y: 0.55), CGPoint(x: 0.7, y: 0.55)),
        ("wifi.router", CGPoint(x: 0.5, y: 0.75), CGPoint(x: 0.5, y: 1)),
        ("powerplug", CGPoint(x: 0.3, y: 0), CGPoint(x: 0.3, y: 0.5)),
    ])
    func linesHaveNineThicknesses(name: String, start: CGPoint, end: CGPoint) throws {
        let lines = try Self.weights.map { ink(try symbol(name, $0), from: start, to: end) }
        for (thin, bold) in zip(lines, lines.dropFirst()) { #expect(thin < bold - 0.003, "\(name): \(lines)") }
        // The thinnest line is a hairline, and less than 0.55 of the regular one; San Francisco's is 0.28 of it.
        #expect(lines[0] > 0.012 && lines[0] < 0.55 * lines[3], "\(name): \(lines)")
    }

    /// The check mark in a filled circle becomes thinner, and the circle smaller; both grow from regular to black.
    @Test func signsAndFormsFollow() throws {
        func sign(_ weight: CGFloat) throws -> CGFloat {
            let symbol = try symbol("minus.circle.fill", weight)
            return 0.3 * symbol.size.height
                - ink(symbol, from: CGPoint(x: 0.5, y: 0.35), to: CGPoint(x: 0.5, y: 0.65))
        }
        let signs = try Self.weights.map(sign)
        for (thin, bold) in zip(signs, signs.dropFirst()) { #expect(thin < bold - 0.003, "\(signs)") }
        #expect(signs[0] > 0.012)
        // A circle has the same size with and without a filling, to 0.013: the measured changes are −0.056 and 0.066.
        for name in ["circle", "circle.fill", "checkmark.circle.fill"] {
            func extent(_ weight: CGFloat) throws -> CGFloat {
                let layers = try symbol(name, weight).layers.filter { !$0.isErasing }
                return layers.map { $0.path.boundingRect.width + $0.emboldening }.max() ?? 0
            }
            let regular = try extent(400)
            #expect(abs(try extent(100) - regular + 0.056) < 0.013, "\(name)")
            #expect(try extent(900) > regular + 0.025, "\(name)")
        }
    }

    /// A ring around a form becomes bolder, and the gap between them stays open.
    @Test func ringsFollow() throws {
        let rings = try Self.weights.map {
            ink(try symbol("largecircle.fill.circle", $0), from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 0.22, y: 0.5))
        }
        for (thin, bold) in zip(rings, rings.dropFirst()) { #expect(thin < bold, "\(rings)") }
        let black = try symbol("largecircle.fill.circle", 900)
        #expect(ink(black, from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 0.5, y: 0.5)) < 0.5 * black.size.width - 0.05)
    }

    /// The frame follows the ink, as in templates of the SF Symbols app.
    @Test func framesFollow() throws {
        for (weight, change) in [(100, -0.0625), (900, 0.0875)] as [(CGFloat, CGFloat)] {
            let (regular, other) = (try symbol("heart", 400), try symbol("heart", weight))
            #expect(abs(other.size.width - regular.size.width - change) < 1e-3)
            #expect(abs(other.size.height - regular.size.height - change) < 1e-3)
        }
    }

    /// No symbol vanishes at the lightest weight, none keeps its regular outline, and all have the same parts: every 37th one.
    @Test func everySymbolHasTheLightestWeight() throws {
        for (index, name) in catalog.names.enumerated() where index % 37 == 0 {
            let (light, regular) = (try symbol(name, 100), try symbol(name, 400))
            #expect(light.layers != regular.layers, "\(name) keeps its outline")
            #expect(light.parts.map(\.role) == regular.parts.map(\.role), "\(name) has other parts")
            for (thin, layer) in zip(light.layers, regular.layers) where !layer.isErasing {
                let (bounds, whole) = (thin.path.boundingRect, layer.path.boundingRect)
                #expect(bounds.width > 0.2 * whole.width && bounds.height > 0.2 * whole.height, "\(name) vanishes")
                #expect(bounds.width < whole.width + 0.05 && bounds.height < whole.height + 0.05, "\(name) grows")
            }
        }
    }

    /// Badges, slashes, weather, and parts that a value turns on.
    @Test func partsAreThoseOfTheRegularWeight() throws {
        for name in ["app.badge", "bell.badge.fill", "cloud.sun.rain.fill", "wifi", "battery.75", "1.circle", "mic.slash"] {
            for weight in [100, 200, 300] as [CGFloat] {
                #expect(try symbol(name, weight).parts.map(\.role) == symbol(name, 400).parts.map(\.role), "\(name) at \(weight)")
            }
        }
    }

    @Test func damagedOutlinesStayAsTheyAre() {
        let endless = SymbolForms(Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
            path.addLine(to: CGPoint(x: 1, y: 1))
        })
        _ = endless.moved(Array(endless.contours.indices), by: -0.05, line: 0.08)
        #expect(SymbolForms(Path()).moved([], by: -0.05, line: 0.08).isEmpty)
    }
}
