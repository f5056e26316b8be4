import Foundation
import Intents
import Testing

struct IntentDefinitionCompilerTests {
    /// The sources in `Generated/` are the compiler's output for the sample. The other tests compile against them.
    @Test func sourcesAreExact() throws {
        let sources = try IntentDefinitionCompiler().sources(from: SampleDefinition.data)
        #expect(sources.keys.sorted() == ["Author.swift", "JokeType.swift", "SelectJokeIntent.swift"])
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Generated")
        for (name, text) in sources {
            let expected = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            #expect(text == expected, "\(name)")
        }
    }

    /// Apps have `case .tOEFL` for what their definition calls `TOEFL`.
    @Test(arguments: [("Dad", "dad"), ("TOEFL", "tOEFL"), ("CET4", "cET4"), ("RuuviTag", "ruuviTag")])
    func casesBeginInLowerCase(name: String, expected: String) throws {
        let text = SampleDefinition.text.replacingOccurrences(of: "<string>dad</string>", with: "<string>\(name)</string>")
        let sources = try IntentDefinitionCompiler().sources(from: Data(text.utf8))
        #expect(sources["JokeType.swift"]?.contains("case \(expected) = 1\n") == true)
    }

    /// As Xcode takes it from the project, for classes whose definition names none.
    @Test func classesHaveTheProjectsPrefix() throws {
        let sources = try IntentDefinitionCompiler(classPrefix: "DR").sources(from: SampleDefinition.data)
        #expect(sources.keys.sorted() == ["DRAuthor.swift", "DRJokeType.swift", "DRSelectJokeIntent.swift"])
        #expect(sources["DRSelectJokeIntent.swift"]?.contains("DRJokeType") == true)
        let own = SampleDefinition.text.replacingOccurrences(
            of: "<key>INEnumType</key>", with: "<key>INEnumClassPrefix</key><string>X</string><key>INEnumType</key>")
        #expect(try IntentDefinitionCompiler(classPrefix: "DR").sources(from: Data(own.utf8)).keys.contains("XJokeType.swift"))
    }

    private func error(_ replacements: [(String, String)]) -> IntentDefinitionError? {
        var text = SampleDefinition.text
        for (old, new) in replacements { text = text.replacingOccurrences(of: old, with: new) }
        return #expect(throws: IntentDefinitionError.self) {
            try IntentDefinitionCompiler().sources(from: Data(text.utf8))
        }
    }

    @Test func errorsOfBadDefinitionsNameTheProblem() {
        #expect(
            error([("<string>JokeType</string><key>INEnumType", "<string>Other</string><key>INEnumType")])
                == .unknownType("JokeType", parameter: "favourite", owner: "Author"))
        #expect(
            error([("<string>Placemark</string>", "<string>Hologram</string>")])
                == .unknownType("Hologram", parameter: "place", owner: "SelectJokeIntent"))
        #expect(
            error([("<string>knockKnock</string>", "<string>knock knock</string>")])
                == .invalidName("knock knock", of: "JokeType"))
        #expect(error([("<string>knockKnock</string>", "<string>dad</string>")]) == .duplicateName("dad"))
        #expect(
            error([("<string>isFunny</string>", "<string>count</string>")])
                == .duplicateName("a parameter of SelectJokeIntent"))
        #expect(error([("INEnumValues", "INEnumNoValues")]) == .unreadable("the key INEnumValues is missing."))
    }

    @Test(arguments: ["", "nonsense", "<plist version=\"1.0\"><array/></plist>", "<plist version=\"1.0\"><dict>"])
    func unreadableData(text: String) {
        #expect(throws: IntentDefinitionError.self) {
            try IntentDefinitionCompiler().sources(from: Data(text.utf8))
        }
    }

    @Test func emptyDefinitionsGiveNothing() throws {
        let empty = Data("<plist version=\"1.0\"><dict/></plist>".utf8)
        #expect(try IntentDefinitionCompiler().sources(from: empty).isEmpty)
    }
}
