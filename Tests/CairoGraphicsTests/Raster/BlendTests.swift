import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct BlendTests {
    /// Returns the W3C's formula (https://www.w3.org/TR/compositing-1/) for opaque colors, where b is below and s
    /// above.
    private func separable(_ mode: BlendMode) -> ((Double, Double) -> Double)? {
        func hard(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1) }
        switch mode {
        case .normal: return { _, s in s }
        case .multiply: return { $0 * $1 }
        case .screen: return { $0 + $1 - $0 * $1 }
        case .overlay: return { hard($1, $0) }
        case .darken: return { min($0, $1) }
        case .lighten: return { max($0, $1) }
        case .colorDodge: return { b, s in b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) }
        case .colorBurn: return { b, s in b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s) }
        case .softLight:
            return { b, s in
                let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
                return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
            }
        case .hardLight: return { hard($0, $1) }
        case .difference: return { abs($0 - $1) }
        case .exclusion: return { $0 + $1 - 2 * $0 * $1 }
        case .plusLighter: return { min(1, $0 + $1) }
        case .plusDarker: return { max(0, $0 + $1 - 1) }
        case .sourceAtop: return { _, s in s }
        case .destinationOver: return { b, _ in b }
        case .destinationOut, .hue, .saturation, .color, .luminosity: return nil
        }
    }

    private func blend(_ mode: BlendMode, _ below: RGBAColor, _ above: RGBAColor, opacity: Double = 1) throws
        -> Bitmap.Color
    {
        try draw([
            .box(0, 0, 10, 10, below),
            .group([.box(0, 0, 10, 10, above)]) {
                $0.blendMode = mode
                $0.opacity = opacity
            },
        ]).color(x: 5, y: 5)
    }

    @Test(arguments: BlendMode.allCases) func opaqueColorsMixAsPublished(mode: BlendMode) throws {
        guard let formula = separable(mode) else { return }
        let colors = [RGBAColor(230, 128, 26), RGBAColor(51, 77, 204), RGBAColor(0, 255, 128), RGBAColor(255, 10, 90)]
        for below in colors {
            for above in colors {
                let expected = [(below.red, above.red), (below.green, above.green), (below.blue, above.blue)]
                    .map { pair in Int((formula(pair.0, pair.1) * 255).rounded()) }
                let color = try blend(mode, below, above)
                #expect(isClose(color, expected[0], expected[1], expected[2], by: 2), "\(mode) \(below) \(above)")
            }
        }
    }

    private func luminosity(_ c: (Double, Double, Double)) -> Double { 0.3 * c.0 + 0.59 * c.1 + 0.11 * c.2 }

    @Test func luminosityAndColorSwapRoles() throws {
        let (below, above) = (RGBAColor(120, 100, 90), RGBAColor(100, 130, 120))
        for (mode, kept) in [(BlendMode.color, below), (.hue, below), (.saturation, below), (.luminosity, above)] {
            let color = try blend(mode, below, above)
            let found = luminosity((Double(color.red), Double(color.green), Double(color.blue)))
            let expected = luminosity((kept.red * 255, kept.green * 255, kept.blue * 255))
            #expect(abs(found - expected) < 3, "\(mode)")
        }
    }

    @Test func destinationOutErases() throws {
        #expect(try blend(.destinationOut, .pureRed, .pureBlue).alpha == 0)
        #expect(isClose(try blend(.destinationOut, .pureRed, .pureBlue, opacity: 0.5), 255, 0, 0, 128, by: 2))
    }

    @Test func plusDarkerCountsTransparency() throws {
        let half = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0.5)
        // Two layers of half black make black. On white, half black removes half of the light.
        #expect(isClose(try blend(.plusDarker, half, half), 0, 0, 0, 255, by: 1))
        #expect(isClose(try blend(.plusDarker, .white, half), 127, 127, 127, 255, by: 1))
        #expect(isClose(try blend(.plusDarker, .clear, .pureRed), 255, 0, 0))
    }

    @Test(arguments: BlendMode.allCases) func nothingAboveChangesNothing(mode: BlendMode) throws {
        #expect(try blend(mode, RGBAColor(10, 200, 70), .clear) == Bitmap.Color(10, 200, 70))
        #expect(
            try draw([.box(0, 0, 10, 10, .pureRed), .group([.box(0, 0, 3, 3, .pureBlue)]) { $0.blendMode = mode }])
                .color(x: 8, y: 8) == Bitmap.Color(255, 0, 0))
    }

    @Test func plusDarkerKeepsToTheClip() throws {
        let bitmap = try draw([
            .box(0, 0, 10, 10, .white),
            .group([.group([.box(2, 0, 8, 10, .black)]) { $0.blendMode = .plusDarker }]) {
                $0.clips = [.init(path: .box(0, 0, 5, 10))]
            },
        ])
        #expect((0..<10).map { bitmap.color(x: $0, y: 4).red } == [255, 255, 0, 0, 0, 255, 255, 255, 255, 255])
    }
}
