import Testing

@testable import ProgramBuilding

/// Edits of copies of sources.
@Suite struct SourceEditTests {
    private func text(_ edits: [SourceEdit], _ source: String) -> String {
        String(decoding: SourceEdit.apply(edits, to: Array(source.utf8)), as: UTF8.self)
    }

    @Test func linesStay() {
        #expect(text([SourceEdit(range: 2..<9)], "a\nbcd\nefg\nh") == "a\n   \n   \nh")
        #expect(text([SourceEdit(range: 2..<9, replacement: "stop")], "a\nbcd\r\nfg\nh") == "a\nstop\r\n\nh")
        #expect(text([SourceEdit(range: 1..<1, replacement: "x")], "ab") == "axb")
        #expect(text([], "ab") == "ab")
        #expect(text([SourceEdit(range: 0..<2, replacement: "")], "ab\nc") == "\nc")
    }

    @Test func editsInsideOthersHaveNoEffect() {
        let inner = SourceEdit(range: 3..<4, replacement: "x")
        let outer = SourceEdit(range: 2..<6, replacement: "y")
        let overlapping = SourceEdit(range: 5..<7, replacement: "z")
        #expect(SourceEdit.outermost([overlapping, inner, outer]) == [outer])
        #expect(text([inner, outer], "0123456789") == "01y6789")
        let (first, second) = (SourceEdit(range: 1..<2, replacement: "b"), SourceEdit(range: 0..<1, replacement: "a"))
        #expect(text([first, second], "01") == "ab")
        #expect(text([first, first], "01") == "0b")
    }
}
