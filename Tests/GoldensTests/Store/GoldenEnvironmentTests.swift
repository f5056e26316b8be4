import Foundation
import Testing

@testable import Goldens

@Suite struct GoldenEnvironmentTests {
    /// A packed Darkroom has a font of symbols without the glyphs that are never drawn. Its goldens are those of the whole font.
    @Test func aReducedFontCountsAsTheOneThatItWas() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Inter.ttf", "Symbols.ttf", "notes.txt"] { try Data("font".utf8).write(to: folder.appendingPathComponent(name)) }
        let hash = "2a18cb41e7a1fd9eb7efb07014a3b8ddd49cfc28b3f28b6c3bb26c3b2e9d2cd9"
        let whole = GoldenEnvironment.current(fonts: folder).fonts
        #expect(Set(whole.keys) == ["Inter.ttf", "Symbols.ttf"] && whole["Inter.ttf"] == whole["Symbols.ttf"])
        try Data(#"{"Symbols.ttf": "\#(hash)"}"#.utf8).write(to: folder.appendingPathComponent("originals.json"))
        let reduced = GoldenEnvironment.current(fonts: folder).fonts
        #expect(reduced["Symbols.ttf"] == hash && reduced["Inter.ttf"] == whole["Inter.ttf"])
    }
}
