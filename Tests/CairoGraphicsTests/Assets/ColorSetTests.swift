import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct ColorSetTests {
    private func color(_ json: String, isDark: Bool = false) throws -> RGBAColor {
        try ColorSet.value(of: JSONDecoder().decode(CatalogColor.self, from: Data(json.utf8)), isDark: isDark)
    }

    private func srgb(_ red: String, _ green: String, _ blue: String, alpha: String = "\"1.000\"") -> String {
        """
        {"color-space": "srgb", "components": {"red": \(red), "green": \(green), "blue": \(blue), "alpha": \(alpha)}}
        """
    }

    private func isNear(
        _ color: RGBAColor, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1
    ) throws -> Bool {
        let found = try JSONDecoder().decode([String: Double].self, from: JSONEncoder().encode(color))
        let expected = ["red": red, "green": green, "blue": blue, "opacity": opacity]
        return expected.allSatisfy { abs(found[$0.key, default: .nan] - $0.value) < 1e-3 }
    }

    @Test func everyNotation() throws {
        #expect(try color(srgb("\"0.5\"", "\"0.250\"", "\"1.000\"")) == RGBAColor(red: 0.5, green: 0.25, blue: 1))
        #expect(try color(srgb("\"0xFF\"", "\"0x80\"", "\"0x00\"")) == RGBAColor(255, 128, 0))
        #expect(try color(srgb("\"255\"", "\"128\"", "\"0\"")) == RGBAColor(255, 128, 0))
        #expect(try color(srgb("1", "0.5", "0")) == RGBAColor(red: 1, green: 0.5, blue: 0))
        #expect(try color(srgb("\"1\"", "\"0\"", "\"0.5\"")) == RGBAColor(red: 1, green: 0, blue: 0.5))
        #expect(try color(srgb("\"1\"", "\"1\"", "\"1\"")) == RGBAColor(1, 1, 1))
        #expect(try color(srgb("\"0.1\"", "\"0.2\"", "\"0.3\"", alpha: "\"0.4\"")).opacity == 0.4)
        #expect(try color(srgb("\"0x10\"", "\"0x20\"", "\"0x30\"", alpha: "\"1\"")).opacity == 1)
    }

    @Test func everySpace() throws {
        func space(_ name: String, _ components: String) throws -> RGBAColor {
            try color("{\"color-space\": \"\(name)\", \"components\": {\(components)}}")
        }
        let red = "\"red\": \"1.000\", \"green\": \"0.000\", \"blue\": \"0.000\""
        #expect(try isNear(space("display-p3", red), 1.0931, -0.2268, -0.1501))
        let wide = "\"red\": \"1.2\", \"green\": \"-0.1\", \"blue\": \"0.5\""
        #expect(try isNear(space("extended-srgb", wide), 1.2, -0.1, 0.5))
        #expect(
            try isNear(
                space("extended-linear-srgb", "\"red\": \"0.214\", \"green\": \"0.0\", \"blue\": \"1.0\""),
                0.5, 0, 1))
        #expect(try isNear(space("gray-gamma-22", "\"white\": \"0.25\", \"alpha\": \"0.5\""), 0.25, 0.25, 0.25, 0.5))
        #expect(try isNear(space("extended-gray", "\"white\": \"128\""), 128.0 / 255, 128.0 / 255, 128.0 / 255))
    }

    @Test func systemColorsByReference() throws {
        let blue = "{\"platform\": \"ios\", \"reference\": \"systemBlueColor\"}"
        #expect(try color(blue) == RGBAColor(0, 122, 255))
        #expect(try color(blue, isDark: true) == RGBAColor(10, 132, 255))
        let label = "{\"platform\": \"universal\", \"reference\": \"secondaryLabelColor\"}"
        #expect(try color(label) == RGBAColor(60, 60, 67, opacity: 0.6))
    }

    private func message(_ json: String) -> String {
        do {
            return "\(try color(json))"
        } catch {
            return "\(error)"
        }
    }

    @Test func mistakesAreNamed() {
        #expect(
            message(srgb("\"a lot\"", "\"0\"", "\"0\""))
                == "the red \"a lot\" is not a number. Write 0.5, 0x80 or 128.")
        #expect(message(srgb("\"nan\"", "\"0\"", "\"0\"")).contains("the red \"nan\" is not a number"))
        #expect(message("{\"components\": {\"red\": \"0.1\", \"blue\": \"0.1\"}}") == "the component green is missing.")
        #expect(
            message("{\"color-space\": \"cmyk\", \"components\": {\"white\": \"0.1\"}}").hasPrefix(
                "the color space \"cmyk\" is unknown."))
        #expect(
            message("{\"reference\": \"systemBleuColor\"}").hasPrefix(
                "the system color \"systemBleuColor\" is unknown. Did you mean \"systemBlueColor\""))
    }
}
