import Foundation
import Testing

@testable import Darkroom

@Suite struct NoteFileTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID().uuidString)")

    @Test func aNoteHasItsLatestText() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let note = try #require(NoteFile(file))
        #expect(NoteFile.text(of: file) == nil && note.hasText.pointee == 0)
        note.write("Clock/systemMedium\nClock/systemSmall")
        #expect(NoteFile.text(of: file) == "Clock/systemMedium\nClock/systemSmall" && note.hasText.pointee == 1)
        note.write("Zeit ü")
        #expect(NoteFile.text(of: file) == "Zeit ü")
        note.write("")
        #expect(NoteFile.text(of: file) == nil && note.hasText.pointee == 0)
    }

    @Test func aFileWithoutANoteHasNoText() throws {
        #expect(NoteFile.text(of: file) == nil)
        #expect(NoteFile(URL(fileURLWithPath: "/proc/no/such/folder")) == nil)
        try Data("A".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(NoteFile.text(of: file) == "A")
    }
}
