import Foundation
import SwiftUICore
import Testing

/// Paths of navigation, which apps save.
@Suite struct NavigationPathTests {
    private struct Plain: Hashable {}

    @Test func pathsAreSavedAndRead() throws {
        var path = NavigationPath()
        path.append("list")
        path.append(7)
        let saved = try JSONEncoder().encode(#require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved))
        #expect(read == path && read.count == 2)
        // The last value comes first, each as its type's name and its text.
        let texts = try JSONDecoder().decode([String].self, from: saved)
        #expect(texts.count == 4 && texts[1] == "7" && texts[3] == "\"list\"")
    }

    @Test func valuesThatCannotBeSaved() {
        var path = NavigationPath(["list"])
        path.append(Plain())
        #expect(path.codable == nil)
        path.removeLast()
        #expect(path.codable != nil)
        let text = Data("[\"no type\", \"1\"]".utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: text)
        }
    }
}
