import Foundation
import Testing

/// Images and colors that a widget asks for by name before its first picture.
@Suite struct EarlyImageTests: SetAsideFixture {
    let folder: TemporaryFolder

    init() throws { folder = try Self.folderWithWidget() }

    @Test func catalogsAreThereWhileBodiesAreMade() throws {
        try write(Self.widget.replacing("    @Environment", with: """
                init() {
                    print(UIColor(named: "sea") == nil ? "no sea" : "sea", UIImage(named: "other") == nil ? "no other" : "other")
                }
                @Environment
            """, maxReplacements: 1), to: "Widget.swift")
        try write(Self.face + Self.start, to: "Face.swift")
        let catalog = sources.appendingPathComponent("Assets.xcassets/sea.colorset", isDirectory: true)
        try FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
        let color = #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "1", "alpha": "1"}}}]}"#
        try write(color, to: "Assets.xcassets/sea.colorset/Contents.json")
        let result = try run()
        #expect(result.status == 0, "\(result.errors)")
        #expect((result.output + result.errors).contains("sea no other"), "\(result)")
    }
}
