import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct VariantChoiceTests {
    /// Returns the file selected from entries in the form `name: keys`.
    private func choice(_ entries: [String: String], _ traits: AssetTraits) throws -> String? {
        let list = try entries.sorted { $0.key < $1.key }.map { name, keys in
            let text = "{\"filename\": \"\(name)\"\(keys.isEmpty ? "" : ", ")\(keys)}"
            return try JSONDecoder().decode(CatalogEntry.self, from: Data(text.utf8))
        }
        return VariantChoice.best(of: list, for: traits)?.filename
    }

    private static let scales = ["1": "\"scale\": \"1x\"", "2": "\"scale\": \"2x\"", "3": "\"scale\": \"3x\""]
    private static let dark = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]"
    private static let light = "\"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"light\"}]"
    private static let contrast = "\"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
    private static let darkContrast = """
        "appearances": [{"appearance": "luminosity", "value": "dark"}, {"appearance": "contrast", "value": "high"}]
        """

    @Test(arguments: [(1, "1"), (2, "2"), (3, "3"), (1.5, "2"), (4, "3")] as [(CGFloat, String)])
    func theScaleOrTheNextHigherOrTheHighest(scale: CGFloat, expected: String) throws {
        #expect(try choice(Self.scales, AssetTraits(displayScale: scale)) == expected)
    }

    @Test func aMissingScaleIsReplaced() throws {
        let some = ["1": Self.scales["1"]!, "3": Self.scales["3"]!]
        #expect(try choice(some, AssetTraits(displayScale: 2)) == "3")
        #expect(try choice(["1": Self.scales["1"]!, "2": Self.scales["2"]!], AssetTraits(displayScale: 3)) == "2")
        #expect(try choice(["any": ""], AssetTraits(displayScale: 3)) == "any")
    }

    @Test func appearances() throws {
        let set = ["any": "", "dark": Self.dark, "high": Self.contrast, "darkHigh": Self.darkContrast]
        func traits(_ isDark: Bool, _ isHigh: Bool) -> AssetTraits {
            AssetTraits(displayScale: 3, isDark: isDark, isHighContrast: isHigh)
        }
        #expect(try choice(set, traits(false, false)) == "any")
        #expect(try choice(set, traits(true, false)) == "dark")
        #expect(try choice(set, traits(false, true)) == "high")
        #expect(try choice(set, traits(true, true)) == "darkHigh")
        #expect(try choice(["any": ""], traits(true, true)) == "any")
        #expect(try choice(["any": "", "light": Self.light], traits(false, false)) == "light")
        #expect(try choice(["any": "", "light": Self.light], traits(true, false)) == "any")
        #expect(try choice(["dark": Self.dark], traits(false, false)) == "dark")
    }

    @Test func darkComesBeforeTheScale() throws {
        let set = ["any3": "\"scale\": \"3x\"", "dark1": "\"scale\": \"1x\", " + Self.dark]
        #expect(try choice(set, AssetTraits(displayScale: 3, isDark: true)) == "dark1")
    }

    @Test func devices() throws {
        let set = ["all": "\"idiom\": \"universal\"", "pad": "\"idiom\": \"ipad\"", "phone": "\"idiom\": \"iphone\""]
        #expect(try choice(set, AssetTraits(displayScale: 3)) == "phone")
        #expect(try choice(set, AssetTraits(displayScale: 2, idiom: .pad)) == "pad")
        #expect(try choice(["all": set["all"]!, "pad": set["pad"]!], AssetTraits(displayScale: 3)) == "all")
        let watch = set.merging(["watch": "\"idiom\": \"watch\""]) { $1 }
        #expect(try choice(watch, AssetTraits(displayScale: 2, idiom: .watch)) == "watch")
        #expect(try choice(set, AssetTraits(displayScale: 2, idiom: .watch)) == "all")
        #expect(try choice(watch, AssetTraits(displayScale: 3)) == "phone")
        #expect(try choice(["mac": "\"idiom\": \"mac\"", "pad": set["pad"]!], AssetTraits(displayScale: 3)) == "pad")
    }

    @Test func languagesAndDirections() throws {
        let set = ["any": "", "ar": "\"locale\": \"ar\"", "zh": "\"locale\": \"zh-Hans\""]
        #expect(try choice(set, AssetTraits(displayScale: 3)) == "any")
        #expect(try choice(set, AssetTraits(displayScale: 3, language: "ar-EG")) == "ar")
        #expect(try choice(set, AssetTraits(displayScale: 3, language: "zh_Hans_CN")) == "zh")
        #expect(try choice(set, AssetTraits(displayScale: 3, language: "arn")) == "any")
        #expect(try choice(["ar": set["ar"]!], AssetTraits(displayScale: 3, language: "en")) == nil)
        let both = [
            "left": "\"language-direction\": \"left-to-right\"",
            "right": "\"language-direction\": \"right-to-left\"",
        ]
        #expect(try choice(both, AssetTraits(displayScale: 3)) == "left")
        #expect(try choice(both, AssetTraits(displayScale: 3, isRightToLeft: true)) == "right")
    }

    @Test func sRGBComesBeforeDisplayP3() throws {
        let set = ["a": "\"display-gamut\": \"display-P3\"", "b": "\"display-gamut\": \"sRGB\""]
        #expect(try choice(set, .plain) == "b")
    }
}
