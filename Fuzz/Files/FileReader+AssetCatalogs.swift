import CairoGraphics
import DisplayList
import Foundation

/// The readers of asset catalogs.
extension FileReader {
    static let catalogs = [
        FileReader(
            name: "imageset",
            samples: [catalogImage, "Tests/Fixtures/Checks/Legibility/Assets.xcassets/harbor.imageset/Contents.json"],
            place: "Assets.xcassets/harbor.imageset/Contents.json",
            surroundings: "Tests/Fixtures/Checks/Legibility/Assets.xcassets"
        ) { _, folder in
            try readCatalog(folder) { _ = $0.image(named: "harbor", bundle: nil, traits: AssetTraits(displayScale: 2)) }
        },
        FileReader(
            name: "colorset",
            samples: [
                "Tests/Fixtures/Projects/Palette/Assets.xcassets/BrandColor.colorset/Contents.json",
                "Tests/Fixtures/Projects/Palette/Assets.xcassets/own.colorset/Contents.json",
            ], place: "Assets.xcassets/own.colorset/Contents.json"
        ) { _, folder in
            try readCatalog(folder) { _ = $0.color(named: "own", bundle: nil, traits: AssetTraits(displayScale: 2)) }
        },
        FileReader(name: "dataset", samples: [catalogData], place: "Assets.xcassets/own.dataset/Contents.json") {
            _, folder in
            try readCatalog(folder) { _ = $0.data(named: "own") }
        },
    ]

    private static let catalogImage = """

        {"images": [{"filename": "harbor.png", "idiom": "universal", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
          {"filename": "harbor.png", "idiom": "universal", "language-direction": "right-to-left", "resizing":
          {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1}, "cap-insets": {"top": 4, "left": 4, "bottom": 4, "right": 4}}}],
          "info": {"author": "xcode", "version": 1}, "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
        """
    private static let catalogData = """

        {"data": [{"idiom": "universal", "filename": "a.json", "universal-type-identifier": "public.json"}], "info": {"version": 1}}
        """

    @MainActor private static func readCatalog(_ folder: URL, _ body: (AssetLibrary) -> Void) throws {
        let catalog = folder.appendingPathComponent("Assets.xcassets")
        _ = try AssetCatalog(url: catalog).names(of: .image)
        body(try AssetLibrary(folders: [catalog]))
    }
}
