import Foundation
import Testing

/// Tests symbols of asset catalogs and strings as Xcode generates them. The fixture compiles only with the right names.
@Suite struct GeneratedSourceTests {
    private let cache: TemporaryFolder
    private static let palette = Program.package.appendingPathComponent("Tests/Fixtures/Projects/Palette")

    init() throws { cache = try TemporaryFolder() }

    private func darkroom(_ arguments: String...) throws -> Program.Result {
        try Program(name: "darkroom").run(arguments + ["--cache", cache.url.path])
    }

    @Test func symbolsOfAssetsAndStrings() throws {
        let result = try darkroom("inspect", Self.palette.path)
        #expect(result.status == 0 && result.errors == "", "\(result.errors)")
        #expect(
            result.output.contains("\"2.0|true|Welcome|Fine|Ada wrote 3 posts|1 thing left|2 days|Menu\""),
            "\(result.output)")
        #expect(result.output.contains("image \"logo image\""))
        let german = try darkroom("inspect", Self.palette.path, "--locale", "de_DE")
        #expect(german.output.contains("|Willkommen|Fine|3 von Ada|"), "\(german.output)")
    }

    @Test func brokenCatalogsAreReported() throws {
        let folder = try TemporaryFolder()
        let palette = folder.url.appendingPathComponent("Palette")
        try FileManager.default.copyItem(at: Self.palette, to: palette)
        let strings = palette.appendingPathComponent("Localizable.xcstrings")
        try Data("{\"strings\": 1}".utf8).write(to: strings)
        let result = try darkroom("list", palette.path)
        #expect(result.status == 2)
        #expect(result.errors.contains("\(strings.path) is not a String Catalog"), "\(result.errors)")
    }
}
