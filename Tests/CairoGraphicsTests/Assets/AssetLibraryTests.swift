import DisplayList
import Files
import Foundation
import Testing

@testable import CairoGraphics

@Suite struct AssetLibraryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func message<Value>(_ result: Result<Value, AssetFailure>) -> String {
        switch result {
        case .success: return "found"
        case .failure(let failure): return failure.message
        }
    }

    private func width(_ library: AssetLibrary, _ name: String, _ traits: AssetTraits = .plain) throws -> CGFloat {
        try library.image(named: name, bundle: nil, traits: traits).get().resource.size.width
    }

    @Test func imagesOfCatalogsByTheNamesOfFiles() throws {
        try folder.write("Assets.xcassets/Nature/leaf.imageset/leaf.jpg", ImageSamples.jpeg(width: 16, height: 8))
        try folder.write(
            "Assets.xcassets/Nature/leaf.imageset/Contents.json",
            Data(#"{"images": [{"idiom": "universal", "filename": "leaf.jpg", "scale": "1x"}]}"#.utf8))
        try folder.write("stone.png", ImageSamples.png(width: 10, height: 10))
        let library = try AssetLibrary(folders: [folder.url])
        #expect(library.catalogImageName(for: "leaf.jpg", bundle: nil) == "leaf")
        #expect(library.catalogImageName(for: "leaf.PNG", bundle: nil) == "leaf")
        for name in ["leaf", "leaf.txt", "stone.jpg", "other.jpg", ".jpg", ""] {
            #expect(library.catalogImageName(for: name, bundle: nil) == nil, "\(name)")
        }
    }

    @Test func looseFilesByNameAndScale() throws {
        try folder.write("photo.png", ImageSamples.png(width: 10, height: 10))
        try folder.write("photo@2x.png", ImageSamples.png(width: 20, height: 10))
        try folder.write("photo@3x~ipad.png", ImageSamples.png(width: 36, height: 10))
        try folder.write("cat.jpg", ImageSamples.jpeg(width: 16, height: 8))
        try folder.write("sub/deep.png", ImageSamples.png(width: 7, height: 7))
        let library = try AssetLibrary(folders: [folder.url])
        #expect(try width(library, "photo", AssetTraits(displayScale: 1)) == 10)
        #expect(try width(library, "photo") == 20)
        #expect(try width(library, "photo.png") == 20)
        #expect(try width(library, "photo@2x.png", AssetTraits(displayScale: 1)) == 20)
        #expect(try width(library, "photo", AssetTraits(displayScale: 3, idiom: .pad)) == 36)
        #expect(try width(library, "cat") == 16)
        #expect(try width(library, "sub/deep") == 7)
        let asset = try library.image(named: "photo", bundle: nil, traits: .plain).get()
        #expect(asset.size == CGSize(width: 10, height: 5))
        for name in ["", "../photo", "/photo", "sub", "phot"] {
            #expect(message(library.image(named: name, bundle: nil, traits: .plain)) != "found")
        }
    }

    @Test func localizedFilesComeFirst() throws {
        try folder.write("sign.png", ImageSamples.png(width: 4, height: 4))
        try folder.write("de.lproj/sign.png", ImageSamples.png(width: 8, height: 4))
        let library = try AssetLibrary(folders: [folder.url])
        #expect(try width(library, "sign") == 4)
        #expect(try width(library, "sign", AssetTraits(displayScale: 3, language: "de-AT")) == 8)
    }

    @Test func foldersAreAskedInTheirOrder() throws {
        for (name, width) in [("A", 3), ("B", 5)] {
            try folder.write("\(name)/x.png", ImageSamples.png(width: width, height: 1))
        }
        let urls = ["A", "B"].map { folder.url.appendingPathComponent($0) }
        #expect(try width(AssetLibrary(folders: urls), "x") == 3)
        #expect(try width(AssetLibrary(folders: urls.reversed()), "x") == 5)
    }

    @Test func aBundleNarrowsTheSearch() throws {
        try folder.write("A/x.png", ImageSamples.png(width: 3, height: 1))
        try folder.write("B/y.png", ImageSamples.png(width: 5, height: 1))
        let library = try AssetLibrary(folders: [folder.url.appendingPathComponent("A")])
        let other = folder.url.appendingPathComponent("B")
        #expect(try library.image(named: "y", bundle: other, traits: .plain).get().resource.size.width == 5)
        #expect(message(library.image(named: "x", bundle: other, traits: .plain)).hasPrefix("No image is called"))
        #expect(message(library.image(named: "x", bundle: Bundle.main.bundleURL, traits: .plain)) == "found")
        let gone = folder.url.appendingPathComponent("C")
        #expect(message(library.image(named: "x", bundle: gone, traits: .plain)).contains("is not a readable folder"))
    }

    @Test func missingAssetsAreReportedWithSimilarNames() throws {
        try folder.write("hero.png", ImageSamples.png(width: 3, height: 1))
        let library = try AssetLibrary(folders: [folder.url])
        #expect(
            message(library.image(named: "heroo", bundle: nil, traits: .plain))
                == "No image is called \"heroo\". Did you mean \"hero\"? Searched \(folder.url.path).")
        let empty = try AssetLibrary()
        #expect(
            message(empty.color(named: "Accent", bundle: nil, traits: .plain))
                == "No color is called \"Accent\". There is no asset catalog to search.")
    }

    @Test func imagesFromBytes() throws {
        let library = try AssetLibrary()
        let png = try ImageSamples.png(width: 30, height: 12)
        #expect(try library.image(from: png, scale: 3, name: "a").get().size == CGSize(width: 10, height: 4))
        #expect(try library.image(from: png, scale: 0, name: "a").get().size == CGSize(width: 30, height: 12))
        #expect(try library.image(from: png, scale: .nan, name: "a").get().size == CGSize(width: 30, height: 12))
        #expect(
            try library.image(from: ImageSamples.svg, scale: 3, name: "a").get().size == CGSize(width: 10, height: 10))
        let empty = library.image(from: Data(), scale: 1, name: "reply")
        #expect(message(empty) == "The image reply is empty: it has no bytes.")
    }

    @Test func nearNames() {
        let names = ["heart.fill", "heart", "hare", "star", "arrow.up.heart"]
        #expect(NearNames.of("haert", in: names) == ["heart"])
        #expect(NearNames.of("hearts", in: names).first == "heart")
        #expect(NearNames.of("zzzzzz", in: names).isEmpty)
        #expect(NearNames.of("", in: names).isEmpty)
        #expect(NearNames.distance(Array("abc".utf8), Array("acb".utf8)) == 1)
        #expect(NearNames.distance([], Array("abc".utf8)) == 3)
    }
}
