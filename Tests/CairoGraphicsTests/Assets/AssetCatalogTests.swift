import DisplayList
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct AssetCatalogTests {
    private let folder: TemporaryFolder
    private static let catalog = "Assets.xcassets"

    init() throws { folder = try TemporaryFolder() }

    private func write(_ path: String, _ text: String) throws { try folder.write("\(Self.catalog)/\(path)", text) }

    private func writeImage(
        _ path: String, files: [String: Data], images: String, properties: String = "{}"
    ) throws {
        try write("\(path).imageset/Contents.json", "{\"images\": [\(images)], \"properties\": \(properties)}")
        for (name, data) in files { try folder.write("\(Self.catalog)/\(path).imageset/\(name)", data) }
    }

    private func library() throws -> AssetLibrary { try AssetLibrary(folders: [folder.url]) }

    private func message<Value>(_ result: Result<Value, AssetFailure>) -> String {
        switch result {
        case .success: return "found"
        case .failure(let failure): return failure.message
        }
    }

    @Test func sizesAreInPointsOfTheChosenScale() throws {
        try writeImage(
            "hero",
            files: [
                "1.png": try ImageSamples.png(width: 10, height: 20),
                "3.png": try ImageSamples.png(width: 30, height: 60),
            ],
            images: """
                {"filename": "1.png", "idiom": "universal", "scale": "1x"}, {"idiom": "universal", "scale": "2x"},
                {"filename": "3.png", "idiom": "universal", "scale": "3x"}
                """,
            properties: "{\"template-rendering-intent\": \"template\"}")
        for (scale, pixels) in [(1, 10), (2, 30), (3, 30)] as [(CGFloat, CGFloat)] {
            let asset = try library().image(named: "hero", bundle: nil, traits: AssetTraits(displayScale: scale)).get()
            #expect(asset.size == CGSize(width: 10, height: 20))
            #expect(asset.resource.size.width == pixels)
            #expect(asset.renderingMode == .template)
            #expect(asset.resizing == nil)
        }
    }

    @Test func drawingsAreKeptOrTurnedIntoPixels() throws {
        let images = "{\"filename\": \"a.svg\", \"idiom\": \"universal\"}"
        try writeImage("flat", files: ["a.svg": ImageSamples.svg], images: images)
        try writeImage(
            "sharp", files: ["a.svg": ImageSamples.svg], images: images,
            properties: "{\"preserves-vector-representation\": true}")
        let flat = try library().image(named: "flat", bundle: nil, traits: .plain).get()
        #expect(!flat.resource.isVector)
        #expect(flat.resource.size == CGSize(width: 30, height: 30))
        #expect(flat.size == CGSize(width: 10, height: 10))
        let sharp = try library().image(named: "sharp", bundle: nil, traits: .plain).get()
        #expect(sharp.resource.isVector)
        #expect(sharp.size == CGSize(width: 10, height: 10))
    }

    @Test(arguments: ["1e-300x", "1e300x", "1e999x"]) func aScaleThatIsNoneIsAFailure(scale: String) throws {
        for (file, data) in [("a.svg", ImageSamples.svg), ("a.png", try ImageSamples.png(width: 3, height: 3))] {
            try writeImage(
                "odd", files: [file: data], images: "{\"filename\": \"\(file)\", \"scale\": \"\(scale)\"}")
            #expect(
                message(try library().image(named: "odd", bundle: nil, traits: .plain))
                    .hasSuffix("gives \(file) the scale \(scale), which is none. Write 1x, 2x or 3x."))
        }
    }

    @Test func slicesAreInPoints() throws {
        let file = ["a.png": try ImageSamples.png(width: 20, height: 20)]
        func images(_ mode: String, _ center: String) -> String {
            """
            {"filename": "a.png", "scale": "2x", "resizing": {"mode": "\(mode)", "center": {"mode": "\(center)",
             "width": 1, "height": 1}, "cap-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8}}}
            """
        }
        try writeImage("nine", files: file, images: images("9-part", "stretch"))
        try writeImage("three", files: file, images: images("3-part-horizontal", "tile"))
        let nine = try library().image(named: "nine", bundle: nil, traits: .plain).get()
        #expect(nine.resizing == .stretch(.init(top: 1, left: 2, bottom: 3, right: 4)))
        let three = try library().image(named: "three", bundle: nil, traits: .plain).get()
        #expect(three.resizing == .tile(.init(top: 0, left: 2, bottom: 0, right: 4)))
    }

    @Test func directionsMirror() throws {
        let file = ["a.png": try ImageSamples.png(width: 3, height: 3)]
        func images(_ direction: String) -> String {
            "{\"filename\": \"a.png\", \"scale\": \"3x\", \"language-direction\": \"\(direction)\"}"
        }
        try writeImage("left", files: file, images: images("left-to-right"))
        try writeImage("right", files: file, images: images("right-to-left"))
        #expect(try library().image(named: "left", bundle: nil, traits: .plain).get().isMirroredInRightToLeft)
        let turned = try library().image(named: "right", bundle: nil, traits: .plain).get()
        #expect(!turned.isMirroredInRightToLeft)
        guard case .displayList(let list) = turned.resource.content, case .image(let drawing)? = list.items.first else {
            Issue.record("A right-to-left image is not mirrored in a left-to-right layout.")
            return
        }
        #expect(drawing.isMirrored)
        let arabic = AssetTraits(displayScale: 3, isRightToLeft: true)
        let plain = try library().image(named: "right", bundle: nil, traits: arabic).get()
        #expect(!plain.isMirroredInRightToLeft && plain.resource.content != turned.resource.content)
    }

    @Test func groupsAndNamespaces() throws {
        let file = ["a.png": try ImageSamples.png(width: 3, height: 3)]
        let image = "{\"filename\": \"a.png\"}"
        try write("Icons/Contents.json", "{\"properties\": {\"provides-namespace\": true}}")
        try write("Icons/Plain/Contents.json", "{}")
        try writeImage("Icons/Plain/star", files: file, images: image)
        try writeImage("Loose.Group/moon", files: file, images: image)
        try write("AppIcon.appiconset/Contents.json", "{\"images\": []}")
        let catalog = try AssetCatalog(url: folder.url.appendingPathComponent(Self.catalog))
        #expect(catalog.names(of: .image) == ["Icons/star", "moon"])
    }

    @Test func colorsFollowTheAppearance() throws {
        try write(
            "Accent.colorset/Contents.json",
            """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb",
               "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "255"}}}
            ]}
            """)
        let library = try library()
        #expect(try library.color(named: "Accent", bundle: nil, traits: .plain).get() == RGBAColor(255, 0, 0))
        let dark = AssetTraits(displayScale: 3, isDark: true)
        #expect(try library.color(named: "Accent", bundle: nil, traits: dark).get() == RGBAColor(0, 0, 255))
        #expect(
            message(library.image(named: "Accent", bundle: nil, traits: .plain)).hasPrefix(
                "No image is called \"Accent\". There is a color of that name."))
    }

    @Test func dataAssets() throws {
        try write("quotes.dataset/Contents.json", "{\"data\": [{\"filename\": \"q.json\", \"idiom\": \"universal\"}]}")
        try write("quotes.dataset/q.json", "[1]")
        try write("gone.dataset/Contents.json", "{\"data\": [{\"filename\": \"q.json\"}]}")
        #expect(try library().data(named: "quotes").get() == Data("[1]".utf8))
        #expect(message(try library().data(named: "gone")).contains("names the file q.json, which is missing"))
    }

    /// A Mac's disk takes both forms of an accented letter for the same, and small letters for large ones.
    @Test func filesAreFoundAsOnAMac() throws {
        try writeImage(
            "hero", files: ["a\u{302}.png": try ImageSamples.png(width: 10, height: 20)],
            images: "{\"filename\": \"\u{E2}.PNG\", \"idiom\": \"universal\", \"scale\": \"1x\"}")
        #expect(try library().image(named: "hero", bundle: nil, traits: AssetTraits(displayScale: 1)).get().size.width == 10)
    }

    @Test func aBrokenSetDoesNotAffectOthers() throws {
        let image = "{\"filename\": \"a.png\"}"
        try writeImage("good", files: ["a.png": try ImageSamples.png(width: 3, height: 3)], images: image)
        try write("broken.imageset/Contents.json", "{\"images\": [")
        try write("odd.imageset/Contents.json", "{\"images\": [{\"filename\": 3}]}")
        try folder.write("\(Self.catalog)/bare.imageset/a.png", Data())
        try writeImage("gone", files: [:], images: "{\"filename\": \"a.png\"}")
        try writeImage("slots", files: [:], images: "{\"idiom\": \"universal\", \"scale\": \"1x\"}")
        try writeImage("bad", files: ["a.png": Data("no picture".utf8)], images: "{\"filename\": \"a.png\"}")
        try write("none.colorset/Contents.json", "{\"colors\": [{\"idiom\": \"universal\"}]}")
        let library = try library()
        func failure(_ name: String) -> String { message(library.image(named: name, bundle: nil, traits: .plain)) }
        #expect(failure("good") == "found")
        #expect(failure("broken").hasSuffix("imageset/Contents.json cannot be read: it is not valid JSON."))
        #expect(failure("odd").hasSuffix("cannot be read: no String at images.0.filename."))
        #expect(failure("bare").contains("bare.imageset/Contents.json is missing or cannot be read."))
        #expect(failure("gone").contains("gone.imageset names the file a.png, which is missing or cannot be read."))
        #expect(failure("slots").contains("slots.imageset has no file for these traits."))
        #expect(failure("bad").contains("bad.imageset/a.png has an unknown format."))
        let color = library.color(named: "none", bundle: nil, traits: .plain)
        #expect(message(color).contains("none.colorset contains no color."))
    }

    /// The catalog of a new target has an empty accent color.
    @Test func anEmptyColorHidesNoneOfAnotherCatalog() throws {
        let components = #"{"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}"#
        try folder.write("A.xcassets/AccentColor.colorset/Contents.json", Data(#"{"colors": [{"idiom": "universal"}]}"#.utf8))
        try folder.write(
            "B.xcassets/AccentColor.colorset/Contents.json",
            Data(#"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": \#(components)}}]}"#.utf8))
        #expect(try library().color(named: "AccentColor", bundle: nil, traits: .plain).get() == RGBAColor(red: 1, green: 0, blue: 0))
    }

    @Test func aBrokenGroupIsNamedIfAnAssetIsMissing() throws {
        try write("Group/Contents.json", "no JSON")
        let text = message(try library().image(named: "star", bundle: nil, traits: .plain))
        #expect(text.contains("Group/Contents.json cannot be read"))
    }

    @Test func aMissingCatalogIsAFailure() {
        let url = folder.url.appendingPathComponent("None.xcassets")
        #expect(throws: AssetFailure.self) { try AssetLibrary(folders: [url]) }
    }
}
