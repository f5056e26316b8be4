import CairoGraphics
import Foundation
import SwiftUICore
import Testing
import WidgetKitCore

@testable import Darkroom

/// Editors check files of scenes with the schema, and the documentation lists its keys.
@MainActor @Suite struct SceneSchemaTests {
    @Test func theSchemaHasTheKeysOfTheFile() throws {
        let resources = try ResourceFolder.located().url.appendingPathComponent("scene.schema.json")
        let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: resources)) as? [String: Any])
        func part(_ way: String...) throws -> [String: [String: Any]] {
            let found = way.reduce(schema as Any?) { ($0 as? [String: Any])?[$1] }
            return try #require((found as? [String: Any])?["properties"] as? [String: [String: Any]])
        }
        let screens = try part("properties", "screens", "items")
        let pictures = try part("properties", "screens", "items", "properties", "pictures", "items")
        #expect(try Set(part().keys) == Set(SceneFile.Keys.file))
        #expect(try Set(part("properties", "animation").keys) == Set(SceneFile.Keys.animation))
        #expect(Set(screens.keys) == Set(SceneFile.Keys.screen))
        #expect(Set(pictures.keys) == Set(SceneFile.Keys.picture))
        #expect(screens["typeSize"]?["enum"] as? [String] == ValueName<DynamicTypeSize>.allValueStrings)
        #expect(screens["renderingMode"]?["enum"] as? [String] == ValueName<WidgetRenderingMode>.allValueStrings)
        #expect(pictures["entry"]?["enum"] as? [String] == WidgetEntryRequest.allCases.map(\.rawValue))
        for properties in [try part(), screens, pictures] {
            #expect(properties.values.allSatisfy { ($0["description"] as? String)?.isEmpty == false })
        }
    }

    /// Each presentation that the schema names is one that a file takes, and no other is.
    @Test(arguments: Presentation.allCases) func thePresentationsAreThoseOfTheSchema(presentation: Presentation) throws {
        let resources = try ResourceFolder.located().url.appendingPathComponent("scene.schema.json")
        let schema = try String(contentsOf: resources, encoding: .utf8)
        let named = try #require(schema.firstMatch(of: #/"enum": (\[[^\]]*"home"[^\]]*\])/#)?.1)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-scene-\(UUID().uuidString).yml")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = "screens: [{presentation: \(presentation.rawValue), pictures: [{kind: A, family: systemSmall}]}]\n"
        try Data(text.utf8).write(to: file)
        let isTaken = (try? SceneFile(file.path, timeZone: .gmt)) != nil
        #expect(isTaken == named.contains("\"\(presentation.rawValue)\""))
    }
}
