import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

func isNear(_ a: RGBAColor, _ b: RGBAColor, within tolerance: Double = 1e-6) -> Bool {
    zip([a.red, a.green, a.blue, a.opacity], [b.red, b.green, b.blue, b.opacity])
        .allSatisfy { abs($0 - $1) <= tolerance }
}

@Suite struct ColorConversionTests {
    private let context = ColorContext()

    @Test func displayP3RedLiesOutsideSRGB() {
        // The known extended sRGB components of P3's primaries (CSS Color 4's matrices).
        let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolved(in: context)
        #expect(isNear(red, RGBAColor(red: 1.0930, green: -0.2267, blue: -0.1501), within: 1e-3))
        let green = Color(.displayP3, red: 0, green: 1, blue: 0).resolved(in: context)
        #expect(isNear(green, RGBAColor(red: -0.5116, green: 1.0183, blue: -0.3107), within: 1e-3))
    }

    private struct Ink: ShapeStyle, Hashable {
        let strength: Double
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            Color.Resolved(colorSpace: .sRGB, red: environment.colorScheme == .dark ? 1 : 0, green: 0, blue: 0, opacity: Float(strength))
        }
    }

    @Test func aStyleOfOneColorIsAColor() {
        #expect(Color(Color.red) == .red)
        let color = Color(Ink(strength: 0.5))
        #expect(color.resolved(in: context) == RGBAColor(red: 0, green: 0, blue: 0, opacity: 0.5))
        #expect(isNear(color.resolved(in: ColorContext(isDark: true)), RGBAColor(red: 1, green: 0, blue: 0, opacity: 0.5)))
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        #expect(abs(color.resolve(in: environment).red - 1) < 1e-6)
    }

    @Test func greysAreTheSameInEverySpace() {
        let grey = Color(.displayP3, white: 0.4, opacity: 0.5).resolved(in: context)
        #expect(grey == RGBAColor(red: 0.4, green: 0.4, blue: 0.4, opacity: 0.5))
        let middle = Color(.sRGBLinear, white: 0.2140411).resolved(in: context)
        #expect(isNear(middle, RGBAColor(red: 0.5, green: 0.5, blue: 0.5)))
    }

    @Test(arguments: [
        (0.0, 1.0, 1.0, RGBAColor(red: 1, green: 0, blue: 0)), (1.0 / 3, 1, 1, RGBAColor(red: 0, green: 1, blue: 0)),
        (0.5, 0.5, 1, RGBAColor(red: 0.5, green: 1, blue: 1)),
        (2.0 / 3, 1, 0.5, RGBAColor(red: 0, green: 0, blue: 0.5)),
        (1.0, 1, 1, RGBAColor(red: 1, green: 0, blue: 0)), (0.3, 0, 0.7, RGBAColor(red: 0.7, green: 0.7, blue: 0.7)),
        (-0.25, 1, 1, RGBAColor(red: 0.5, green: 0, blue: 1)),
    ])
    func hueSaturationBrightness(_ hue: Double, _ saturation: Double, _ brightness: Double, _ expected: RGBAColor) {
        let color = Color(hue: hue, saturation: saturation, brightness: brightness)
        #expect(isNear(color.resolved(in: context), expected))
    }

    @Test func oklabGoesThereAndBack() {
        let color = RGBAColor(12, 200, 99)
        #expect(isNear(RGBAColor(oklab: color.oklab, opacity: 1), color, within: 1e-5))
        #expect(abs(RGBAColor.white.oklab.0 - 1) < 1e-6)
    }

    /// One stop doubles the light, up to white.
    @Test func exposure() {
        let gray = Color(.sRGBLinear, white: 0.25, opacity: 0.5).exposureAdjust(1).resolved(in: context)
        #expect(abs(gray.linear.0 - 0.5) < 1e-9 && gray.opacity == 0.5)
        let bright = Color(.sRGBLinear, red: 0.8, green: 0.1, blue: 0).exposureAdjust(1).resolved(in: context)
        #expect(abs(bright.linear.0 - 1) < 1e-9 && abs(bright.linear.1 - 0.2) < 1e-9)
        #expect(Color.red.exposureAdjust(.nan).resolved(in: context) == Color.red.headroom(2).resolved(in: context))
    }

    @Test func mixing() {
        let (black, white) = (Color.black, Color.white)
        #expect(black.mix(with: white, by: 0.5, in: .device).resolved(in: context).red == 0.5)
        // The middle of Oklab's lightness is 0.5³ in linear light.
        let middle = black.mix(with: white, by: 0.5).resolved(in: context)
        #expect(abs(TransferCurve.linear(middle.red) - 0.125) < 1e-6)
        let faded = Color.white.mix(with: .clear, by: 0.5, in: .device).resolved(in: context)
        #expect(faded == RGBAColor(red: 1, green: 1, blue: 1, opacity: 0.5))
        #expect(Color.red.mix(with: .blue, by: .nan).resolved(in: context) == Color.red.resolved(in: context))
        #expect(Color.red.mix(with: .blue, by: 7).resolved(in: context) == Color.blue.resolved(in: context))
    }

    @Test func uselessComponentsAreBlackAndOpacityIsClamped() {
        #expect(Color(red: .nan, green: .infinity, blue: 0, opacity: 2).resolved(in: context) == .black)
        #expect(Color.white.opacity(-1).resolved(in: context).opacity == 0)
        #expect(Color.white.opacity(.nan).resolved(in: context).opacity == 0)
        #expect(Color.white.opacity(0.5).opacity(0.5).resolved(in: context).opacity == 0.25)
    }

    @Test func resolvedComponents() throws {
        let resolved = Color.Resolved(red: 0.5, green: 0, blue: 1, opacity: 0.25)
        #expect(abs(resolved.linearRed - 0.2140411) < 1e-6)
        #expect(abs(resolved.red - 0.5) < 1e-6)
        #expect(resolved.description == "#8000FF40")
        let data = try JSONEncoder().encode(resolved)
        #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == resolved)
        #expect(throws: (any Error).self) { try JSONDecoder().decode(Color.Resolved.self, from: Data("[1]".utf8)) }
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        #expect(Color.primary.resolve(in: environment).red == 1)
    }

    @Test func equalityAndDescriptions() {
        #expect(Color(red: 1, green: 0, blue: 0) == Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1))
        #expect(Color.red != Color(red: 1, green: 0, blue: 0))
        #expect(Color.red.description == "red")
        #expect(Color.primary.description == "primary")
        #expect(Color(red: 1, green: 0, blue: 0).description == "#FF0000FF")
        #expect(Color("Sky").description == "NamedColor(name: \"Sky\", bundle: nil)")
    }
}
