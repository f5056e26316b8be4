import Foundation
import Intents
import Testing

/// Tests that the examples' `Generated/` folders contain the compiler's output for their intent definitions.
@Suite struct ExampleIntentsTests {
    private static let examples = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples")

    /// With `DARKROOM_RECORD=1` in the environment, the test writes the sources instead.
    @Test(arguments: ["DadJokesWidget", "EmojiRangerWidget"]) func sourcesAreUpToDate(example: String) throws {
        let folder = Self.examples.appendingPathComponent(example)
        let definition = try Data(contentsOf: folder.appendingPathComponent("\(example).intentdefinition"))
        let sources = try IntentDefinitionCompiler().sources(from: definition)
        let generated = folder.appendingPathComponent("Generated")
        if ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1" {
            for (name, text) in sources {
                try Data(text.utf8).write(to: generated.appendingPathComponent(name), options: .atomic)
            }
            return
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: generated.path).sorted() == sources.keys.sorted())
        for (name, text) in sources {
            #expect(try String(contentsOf: generated.appendingPathComponent(name), encoding: .utf8) == text)
        }
    }
}
