import Foundation
import Processes
import Testing

@testable import Files

@Suite struct FileWriterTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("darkroom-writer-\(UUID().uuidString)")

    @Test func onlyFinalNamesAppear() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let writer = try FileWriter(folder: folder)
        try writer.write(Data("one".utf8), to: "Kind/small.png")
        try writer.write(Data("two".utf8), to: "Kind/small.png")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Kind").path)
        #expect(names == ["small.png"])
        #expect(try Data(contentsOf: folder.appendingPathComponent("Kind/small.png")) == Data("two".utf8))
    }

    @Test func existingFilesSurviveAFailedWrite() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let writer = try FileWriter(folder: folder)
        try writer.write(Data("kept".utf8), to: "file")
        #expect(throws: ProgramFailure.self) { try writer.write(Data("lost".utf8), to: "file/inside.png") }
        #expect(try Data(contentsOf: folder.appendingPathComponent("file")) == Data("kept".utf8))
    }

    @Test func errorsNameFoldersThatCannotBeCreated() {
        #expect {
            _ = try FileWriter(folder: URL(fileURLWithPath: "/proc/nowhere"))
        } throws: { error in
            (error as? ProgramFailure)?.message.contains("/proc/nowhere") == true
        }
    }
}
