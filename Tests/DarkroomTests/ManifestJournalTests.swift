import Files
import Foundation
import Processes
import Testing

@testable import Darkroom
@testable import SwiftUICore

@Suite final class ManifestJournalTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let run = TimelineManifest.Run(
        device: "Phone", scale: 3, locale: "en_US", timeZone: "GMT", from: .init(timeIntervalSinceReferenceDate: 0))

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func header(_ identity: String = "a") -> ManifestJournal.Header {
        .init(identity: identity, now: Date(timeIntervalSinceReferenceDate: 0), run: run)
    }

    private func picture(_ number: Int) -> TimelineManifest.Frame {
        TimelineManifest.Frame(
            kind: "K", family: "systemSmall", scheme: "light", renderingMode: "fullColor", width: 170, height: 170,
            date: Date(timeIntervalSinceReferenceDate: Double(number)), policy: "never", tapTargets: [],
            accessibility: [], isChanged: true, file: "K/\(number).png", hash: "\(number)")
    }

    /// The files that the manifest names.
    private func files() -> [String] {
        var files: [String] = []
        ManifestFile.forEachFile(in: folder) { files.append($0) }
        return files
    }

    private func line(_ number: Int) -> ManifestJournal.Line { .picture(picture(number), digest: number, size: 3) }

    @Test func linesAreWrittenInOrder() throws {
        let writer = try FileWriter(folder: folder)
        let journal = ManifestJournal(header: header(), writer: writer)
        for turn in [2, 0, 3, 1] { journal.add(at: turn) { self.line(turn) } }
        journal.add(at: 5) { self.line(5) }
        #expect(journal.count == 4)
        try journal.finish()
        try ManifestFile.finish(with: writer)
        let data = try Data(contentsOf: folder.appendingPathComponent("manifest.json"))
        let manifest = try ReportEncoding.decoder.decode(TimelineManifest.self, from: data)
        #expect(manifest == TimelineManifest(run: run, reloads: [], pictures: (0...3).map(picture)))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["manifest.json"])
        #expect(files() == ["K/0.png", "K/1.png", "K/2.png", "K/3.png"])
    }

    @Test func animationsAndSheetsAreNamed() throws {
        let writer = try FileWriter(folder: folder)
        let journal = ManifestJournal(header: header(), writer: writer)
        journal.add(at: 0) { self.line(0) }
        try journal.finish()
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
        #expect(Set(files()) == ["K/0.png", "K/systemSmall.gif", "contact-sheet.png"])
        // Other line breaks do not change the content.
        let encoder = ReportEncoding.lineEncoder
        encoder.outputFormatting.insert(.prettyPrinted)
        try writer.write(encoder.encode(manifest), to: ManifestFile.name)
        #expect(Set(files()) == ["K/0.png", "K/systemSmall.gif", "contact-sheet.png"])
    }

    @Test func unchangedFinishedPicturesAreFound() throws {
        let writer = try FileWriter(folder: folder)
        let journal = ManifestJournal(header: header(), writer: writer)
        for turn in 0...2 { journal.add(at: turn) { self.line(turn) } }
        journal.close()
        try writer.write(Data("png".utf8), to: "K/0.png")
        try writer.write(Data("longer".utf8), to: "K/1.png")
        let file = try FileHandle(forWritingTo: folder.appendingPathComponent(ManifestJournal.fileName))
        try file.seekToEnd()
        try file.write(contentsOf: Data(#"{"picture":{"_0":{"kind":"#.utf8))
        let found = try #require(try FinishedPictures(in: folder))
        #expect(found.header == header())
        #expect(found.files.sorted() == ["K/0.png", "K/1.png", "K/2.png"])
        #expect(found.finished("K/0.png", digest: 0, in: folder)?.hash == "0")
        #expect(found.finished("K/0.png", digest: 7, in: folder) == nil, "It shows something else.")
        #expect(found.finished("K/1.png", digest: 1, in: folder) == nil, "The file is another one.")
        #expect(found.finished("K/2.png", digest: 2, in: folder) == nil, "The file is gone.")
    }

    /// A line with a changed byte does not count, and a run with a changed header starts again.
    @Test func aChangedByteIsNoticed() throws {
        let writer = try FileWriter(folder: folder)
        let journal = ManifestJournal(header: header(), writer: writer)
        for turn in 0...1 { journal.add(at: turn) { self.line(turn) } }
        journal.close()
        let url = folder.appendingPathComponent(ManifestJournal.fileName)
        let whole = try Data(contentsOf: url)
        let ends = whole.indices.filter { whole[$0] == UInt8(ascii: "\n") }
        for place in whole.indices where whole[place] != UInt8(ascii: "\n") {
            var changed = whole
            changed[place] ^= 1
            // A changed byte may also become the end of a line.
            try changed.write(to: url)
            let found = try FinishedPictures(in: folder)
            if place < ends[0] {
                #expect(found == nil, "byte \(place)")
            } else {
                #expect(found?.files == [place < ends[1] ? "K/1.png" : "K/0.png"], "byte \(place)")
            }
        }
    }

    @Test func picturesThatWaitForEarlierOnesAreInTheJournal() throws {
        let writer = try FileWriter(folder: folder)
        let journal = ManifestJournal(header: header(), writer: writer)
        for turn in [0, 3, 2] { journal.add(at: turn) { self.line(turn) } }
        journal.add(at: 4) { .picture(self.picture(4), digest: 0, size: 0) }
        journal.close()
        journal.add(at: 1) { self.line(1) }
        #expect(journal.count == 3)
        let found = try #require(try FinishedPictures(in: folder))
        #expect(found.files.sorted() == ["K/0.png", "K/2.png", "K/3.png"], "The other two have no files of their own.")
    }

    @Test func aResumedRunKeepsEarlierLinesAndReportsItsOwn() throws {
        let writer = try FileWriter(folder: folder)
        let first = ManifestJournal(header: header(), writer: writer)
        for turn in 0...2 { first.add(at: turn) { self.line(turn) } }
        first.close()
        let url = folder.appendingPathComponent(ManifestJournal.fileName)
        try (Data(contentsOf: url) + Data(#"{"picture":{"_0":{"file":"x","digest":"#.utf8)).write(to: url)
        let second = ManifestJournal(header: header(), writer: writer, continues: true)
        second.close()
        #expect(try FinishedPictures(in: folder)?.files.count == 3, "It was stopped before it had anything to tell.")
        let third = ManifestJournal(header: header(), writer: writer, continues: true)
        third.add(at: 0) { self.line(7) }
        try third.finish()
        third.add(at: 1) { self.line(8) }
        #expect(try FinishedPictures(in: folder)?.files.sorted() == ["K/0.png", "K/1.png", "K/2.png", "K/7.png"])
        try ManifestFile.finish(with: writer)
        #expect(files() == ["K/7.png"])
    }

    @Test func errorsNameUnwritableJournals() throws {
        let writer = try FileWriter(folder: folder)
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent(ManifestJournal.fileName), withIntermediateDirectories: true)
        let journal = ManifestJournal(header: header(), writer: writer)
        try journal.check()
        journal.add(at: 0) { self.line(0) }
        #expect { try journal.check() } throws: {
            ($0 as? ProgramFailure)?.message.contains(ManifestJournal.fileName) == true
        }
        #expect(throws: ProgramFailure.self) { try journal.finish() }
    }

    @Test(arguments: [
        (["timeline", "--output", "a", "--jobs", "2", "--kind", "K"], ["timeline", "--kind", "K"]),
        (["timeline", "-o", "a", "--jobs=2", "--output=b", "--quiet", "--json"], ["timeline"]),
        (["timeline", "--set", "a=b", "--scheme=dark"], ["timeline", "--set", "a=b", "--scheme=dark"]),
    ])
    func neutralOptionsKeepTheIdentity(arguments: [String], significant: [String]) {
        #expect(RunIdentity.significant(arguments) == significant)
    }

    @Test func brokenAndMissingJournalsAreIgnored() throws {
        #expect(try FinishedPictures(in: folder) == nil)
        let writer = try FileWriter(folder: folder)
        for text in ["", "{", "{}\n", "nonsense\n", "\u{0}\u{0}\n"] {
            try writer.write(Data(text.utf8), to: ManifestJournal.fileName)
            #expect(try FinishedPictures(in: folder) == nil)
        }
        for text in ["", "not a manifest", "{", "{\n\"version\": 1,\n[", "{\n\"version\": 1,\n{\"file\":"] {
            try writer.write(Data(text.utf8), to: ManifestFile.name)
            try ManifestFile.checkVersion(in: folder)
            #expect(files() == [])
        }
    }

    @Test func newerVersionsAreRejected() throws {
        let writer = try FileWriter(folder: folder)
        try writer.write(Data("{\"version\":99,\"new\":true}\n".utf8), to: ManifestJournal.fileName)
        try writer.write(Data("{\"version\":99,\"pictures\":[]}".utf8), to: ManifestFile.name)
        #expect(throws: ProgramFailure.self) { try FinishedPictures(in: self.folder) }
        #expect(throws: ProgramFailure.self) { try ManifestFile.checkVersion(in: self.folder) }
        try writer.write(Data("{\n\"version\": 99,\n\"run\": {}\n}".utf8), to: ManifestFile.name)
        #expect(throws: ProgramFailure.self) { try ManifestFile.checkVersion(in: self.folder) }
    }

    @Test func aFolderAllowsOneRun() throws {
        _ = try FileWriter(folder: folder)
        var lock: FolderLock? = try FolderLock(folder)
        #expect(throws: ProgramFailure.self) { try FolderLock(self.folder) }
        withExtendedLifetime(lock) {}
        lock = nil
        #expect(throws: Never.self) { try FolderLock(self.folder) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test func filesOfDeadProcessesAreRemoved() throws {
        let writer = try FileWriter(folder: folder)
        // No process has this number, because it is above the kernel's limit.
        try writer.write(Data(), to: "K/.a.png.4194305.part")
        try writer.write(Data(), to: "K/.b.png.\(ProcessInfo.processInfo.processIdentifier).part")
        try writer.write(Data(), to: "K/notes.part")
        TemporaryFiles.removeAbandoned(in: folder)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("K").path)
        #expect(names.sorted() == [".b.png.\(ProcessInfo.processInfo.processIdentifier).part", "notes.part"])
    }
}
