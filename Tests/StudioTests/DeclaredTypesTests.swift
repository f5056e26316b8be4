import Foundation
import Testing

@testable import Studio

@Suite struct DeclaredTypesTests {
    @Test func viewsOfATreeLeadToTheirSources() throws {
        let folder = try Folder()
        try folder.write("Views/Card.swift", "import SwiftUI\n\n@MainActor public struct Card<Content: View>: View {\n}\n  struct Inner: View {}\n")
        try folder.write("Views/.hidden.swift", "struct Hidden: View {}\n")
        let types = DeclaredTypes(in: [folder.url])
        let tree = types.annotated([
            "type": "Card<Text>", "children": [["type": "Card.Inner"], ["type": "VStack"], ["type": "Hidden"]] as [[String: Any]],
        ])
        let source = try #require(tree["source"] as? [String: Any])
        #expect(source["file"] as? String == "Card.swift")
        #expect(source["line"] as? Int == 3)
        let children = try #require(tree["children"] as? [[String: Any]])
        #expect(children.map { ($0["source"] as? [String: Any])?["line"] as? Int } == [5, nil, nil])
    }
}

/// A folder that is removed with the value.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-studio-\(UUID().uuidString)").resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    @discardableResult func write(_ path: String, _ text: String) throws -> URL {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        return file
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}
