import CairoGraphics
import DisplayList
import Foundation

/// The readers of pictures.
extension FileReader {
    static let images = [
        FileReader(
            name: "images",
            samples: [
                "Tests/Fixtures/Checks/Asset/Assets.xcassets/cup.imageset/cup.png",
                "Tests/Fixtures/BadInput/Assets.xcassets/ImageOutside.imageset/outside.svg",
                tinyGIF, tinyBMP, tinySVG, tinyPDF,
            ] + pictures(ending: "webp") + pictures(ending: "pdf") + pictures(ending: "jpg"),
            place: "image"
        ) { data, _ in
            let decoder = ImageDecoder()
            let resource = try decoder.resource(for: data, name: "damaged")
            let (width, height) = (min(max(1, resource.size.width), 64), min(max(1, resource.size.height), 64))
            _ = try decoder.bitmap(for: resource, width: Int(width), height: Int(height))
        },
        FileReader(
            name: "png",
            samples: ["Tests/Fixtures/Checks/Asset/Assets.xcassets/cup.imageset/cup.png"] + pictures(ending: "png"),
            place: "image.png"
        ) { data, _ in _ = try PNGDecoder.decode(data) },
    ]

    private static let tinyGIF = "\nGIF89a\u{1}\0\u{1}\0"
    private static let tinyBMP =
        "\nBM:\0\0\0\0\0\0\06\0\0\0(\0\0\0\u{1}\0\0\0\u{1}\0\0\0\u{1}\0\u{18}\0\0\0\0\0\u{4}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0abc\0"
    private static let tinySVG = """

        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10"><defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><g transform="scale(2)"><path d="M0 0 L10 5 A3 3 0 0 1 9 9 Z" fill="url(#g)" stroke="#123" stroke-width="2"/><use href="#g"/></g></svg>
        """
    private static let tinyPDF = """

        %PDF-1.4
        1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
        2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 30 20]>> endobj
        3 0 obj <</Type /Page /Parent 2 0 R /Contents 4 0 R>> endobj
        4 0 obj <</Length 21>> stream
        1 0 0 rg 2 2 9 9 re f
        endstream endobj
        trailer <</Root 1 0 R>>
        """

    /// Pictures of the project with an ending, few of them.
    private static func pictures(ending: String) -> [String] {
        let folders = ["Examples", "Tests/GoldenTests", "golden", "docs"]
        let names = folders.flatMap { folder in
            (FileManager.default.enumerator(atPath: project.appendingPathComponent(folder).path)?.compactMap {
                $0 as? String
            } ?? [])
            .filter { $0.hasSuffix("." + ending) }.sorted().prefix(4).map { "\(folder)/\($0)" }
        }
        return Array(names.prefix(8))
    }
}
