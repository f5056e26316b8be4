import Foundation
import Testing

/// Tests `--font-system`, which uses an installed font family instead of the pinned fonts.
@Suite struct FontSystemTests {
    /// The folder of pinned fonts stands for the machine's fonts.
    private func environment(in folder: TemporaryFolder) throws -> [String: String] {
        let fonts = Program.package.appendingPathComponent("Resources/Fonts").path
        let file = folder.url.appendingPathComponent("fonts.conf")
        let text = """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig><dir>\(fonts)</dir><cachedir>\(folder.url.path)/cache</cachedir></fontconfig>
            """
        try Data(text.utf8).write(to: file)
        return ["FONTCONFIG_FILE": file.path]
    }

    @Test func installedFamiliesChangeOnlyText() throws {
        let folder = try TemporaryFolder()
        func picture(_ name: String, _ options: [String]) throws -> Data {
            let output = folder.url.appendingPathComponent(name)
            let result = try Program(name: "Hello").run(
                ["render", "--date", "2026-11-21T09:41:00Z", "--output", output.path] + options,
                environment: environment(in: folder))
            #expect(result.status == 0, "\(result.errors)")
            let file = try #require(FileManager.default.enumerator(atPath: output.path)?
                .compactMap { $0 as? String }.filter { $0.hasSuffix("Small.png") }.first)
            return try Data(contentsOf: output.appendingPathComponent(file))
        }
        let pinned = try picture("pinned", [])
        let installed = try picture("installed", ["--font-system", "Nunito"])
        #expect(pinned != installed)
        #expect(try picture("again", ["--font-system", "nunito"]) == installed)
    }
}
