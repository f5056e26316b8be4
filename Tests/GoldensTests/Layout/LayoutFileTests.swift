import Foundation
import Testing

@testable import Goldens

@Suite struct LayoutFileTests {
    private func view(
        _ type: String, _ x: Double, text: String? = nil, _ children: [LayoutTree] = []
    ) throws -> LayoutTree {
        let details = try text.map {
            try JSONDecoder().decode(LayoutTree.Details.self, from: JSONEncoder().encode(["text": $0]))
        }
        return LayoutTree(
            type: type, frame: .init(x: x, y: 1.25, width: 10, height: 20), details: details, children: children)
    }

    @Test func treesAreReadBack() throws {
        let tree = try view("A", 0, [
            view("B", 1, [view("C", 2, text: "\"quoted\""), view("D", 3)]), view("E", 4), view("F", 5, [view("G", 6)]),
        ])
        let data = try LayoutFile(tree).data()
        #expect(try LayoutFile(data).root == tree)
        #expect(String(decoding: data, as: UTF8.self).split(separator: "\n").count == 9)
        #expect(String(decoding: data, as: UTF8.self).contains(#"[2,"C",2,1.25,10,20,{"text":"\"quoted\""}],"#))
    }

    @Test func invalidDataIsAnError() {
        for text in ["", "[[0,\"A\",0,0,1", "[[1,\"A\",0,0,1,1]]", "[[0,\"A\",0,0,1,1],[2,\"B\",0,0,1,1]]",
            "[[0,\"A\",0,0,1,1],[0,\"B\",0,0,1,1]]"] {
            #expect(throws: (any Error).self, "\(text)") { try LayoutFile(Data(text.utf8)) }
        }
    }
}
