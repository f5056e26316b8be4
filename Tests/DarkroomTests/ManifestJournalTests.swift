import Foundation
import Testing

@_spi(Darkroom) @testable import Darkroom
@_spi(Darkroom) @testable import SwiftUICore

@Suite final class ManifestJournalTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let run = TimelineManifest.Run(
        device: "Phone", scale: 3, locale: "en_US", timeZone: "GMT", from: .init(timeIntervalSinceReferenceDate: 0))

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func header(_ identity: String = "a") -> ManifestJournal.Header {
        .init(identity: identity, now: Date(timeIntervalSinceReferenceDate: 0), run: run)
    }

    private func picture(_ number: Int) -> TimelineManifest.Picture {
        TimelineManifest.Picture(
            kind: "K", family: "systemSmall", scheme: "light", renderingMode: "fullColor", width: 170, height: 170,
            date: Date(timeIntervalSinceReferenceDate: Double(number)), policy: "never", tapTargets: [],
            accessibility: [], isChanged: true, file: "K/\(number).png", hash: "\(number)")
    }

    private func line(_ number: Int) -> ManifestJournal.Line { .picture(picture(number), digest: number, size: 3) }

    @Test func picturesAreWrittenInTheirTurnWheneverTheyAreDone() throws {
        let writer = try PictureWriter(folder: folder)
        let journal = try ManifestJournal(header: header(), writer: writer)
        for turn in [2, 0, 3, 1] { journal.add(at: turn) { self.line(turn) } }
        journal.add(at: 5) { self.line(5) }
        #expect(journal.count == 4)
        try journal.close()
        try ManifestFile.finish(with: writer)
        let data = try Data(contentsOf: folder.appendingPathComponent("manifest.json"))
        let manifest = try ReportEncoding.decoder.decode(TimelineManifest.self, from: data)
        #expect(manifest == TimelineManifest(run: run, reloads: [], pictures: (0...3).map(picture)))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["manifest.json"])
        #expect(try ManifestFile.files(in: folder) == ["K/0.png", "K/1.png", "K/2.png", "K/3.png"])
    }

    @Test func whatWasMadeOfThePicturesIsNamed() throws {
        let writer = try PictureWriter(folder: folder)
        let journal = try ManifestJournal(header: header(), writer: writer)
        journal.add(at: 0) { self.line(0) }
        try journal.close()
        let animation = TimelineManifest.Animation(
            kind: "K", family: "systemSmall", scheme: "light", renderingMode: "fullColor", format: "gif", frames: 2,
            duration: 1.5, file: "K/systemSmall.gif", hash: "a")
        let sheet = TimelineManifest.ContactSheet(
            width: 3, height: 4, moments: 1, allMoments: 2, file: "contact-sheet.png", hash: "b")
        let extras = TimelineManifest.Extras(animations: [animation, animation], contactSheet: sheet)
        try ManifestFile.finish(with: writer, extras: extras)
        let data = try Data(contentsOf: folder.appendingPathComponent("manifest.json"))
        let manifest = try ReportEncoding.decoder.decode(TimelineManifest.self, from: data)
        #expect(manifest == TimelineManifest(
            run: run, animations: [animation, animation], contactSheet: sheet, reloads: [], pictures: [picture(0)]))
        #expect(manifest.version == 1)
        #expect(try ManifestFile.files(in: folder) == ["K/0.png", "K/systemSmall.gif", "contact-sheet.png"])
    }

    @Test func whatIsFinishedIsFoundAgainAsLongAsItIsTheSame() throws {
        let writer = try PictureWriter(folder: folder)
        let journal = try ManifestJournal(header: header(), writer: writer)
        for turn in 0...2 { journal.add(at: turn) { self.line(turn) } }
        try journal.close()
        try writer.write(Data("png".utf8), to: "K/0.png")
        try writer.write(Data("longer".utf8), to: "K/1.png")
        let file = try FileHandle(forWritingTo: folder.appendingPathComponent(ManifestJournal.fileName))
        try file.seekToEnd()
        try file.write(contentsOf: Data(#"{"picture":{"_0":{"kind":"#.utf8))
        let found = try #require(try FinishedPictures(in: folder))
        #expect(found.header == header())
        #expect(found.count == 3)
        #expect(found.finished("K/0.png", digest: 0, in: folder)?.hash == "0")
        #expect(found.finished("K/0.png", digest: 7, in: folder) == nil, "It shows something else.")
        #expect(found.finished("K/1.png", digest: 1, in: folder) == nil, "The file is another one.")
        #expect(found.finished("K/2.png", digest: 2, in: folder) == nil, "The file is gone.")
    }

    @Test func brokenAndMissingJournalsAreNone() throws {
        #expect(try FinishedPictures(in: folder) == nil)
        let writer = try PictureWriter(folder: folder)
        for text in ["", "{", "{}\n", "nonsense\n", "\u{0}\u{0}\n"] {
            try writer.write(Data(text.utf8), to: ManifestJournal.fileName)
            #expect(try FinishedPictures(in: folder) == nil)
        }
        try writer.write(Data("not a manifest".utf8), to: ManifestFile.name)
        #expect(try ManifestFile.files(in: folder) == [])
    }

    @Test func newerVersionsAreRefused() throws {
        let writer = try PictureWriter(folder: folder)
        try writer.write(Data("{\"version\":99,\"new\":true}\n".utf8), to: ManifestJournal.fileName)
        try writer.write(Data("{\"version\":99,\"pictures\":[]}".utf8), to: ManifestFile.name)
        #expect(throws: ProgramFailure.self) { try FinishedPictures(in: self.folder) }
        #expect(throws: ProgramFailure.self) { try ManifestFile.files(in: self.folder) }
    }

    @Test func oneRunAFolder() throws {
        _ = try PictureWriter(folder: folder)
        var lock: FolderLock? = try FolderLock(folder)
        #expect(throws: ProgramFailure.self) { try FolderLock(self.folder) }
        withExtendedLifetime(lock) {}
        lock = nil
        #expect(throws: Never.self) { try FolderLock(self.folder) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test func whatDeadProcessesLeftIsRemoved() throws {
        let writer = try PictureWriter(folder: folder)
        // No process has this number: it is above the kernel's limit.
        try writer.write(Data(), to: "K/.a.png.4194305.part")
        try writer.write(Data(), to: "K/.b.png.\(ProcessInfo.processInfo.processIdentifier).part")
        try writer.write(Data(), to: "K/notes.part")
        TemporaryFiles.removeAbandoned(in: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("K").path)
        #expect(names.sorted() == [".b.png.\(ProcessInfo.processInfo.processIdentifier).part", "notes.part"])
    }
}
