import CairoGraphics
import Files
import Foundation
import Processes
import Testing

@testable import Goldens

@Suite final class GoldenListTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: folder) }

    private static let settings = #"""
        {"date":"2026-06-09T16:41:00Z","device":"iPhone","entries":["current"],"locale":"en_US","palette":"ios18","scale":"3",
        "timeZone":"UTC","typeSize":"large"}
        """#

    private func archive(_ goldens: [ListedGolden]) throws -> GoldenList {
        var archive = GoldenList(
            folder: folder, settings: try JSONDecoder().decode(GoldenSettings.self, from: Data(Self.settings.utf8)),
            scope: GoldenScope(first: GoldenFilter(schemes: ["light"])),
            environment: GoldenEnvironment(darkroom: "1", fonts: ["A.ttf": "ab"], libraries: ["cairo": "1.2"]))
        for golden in goldens { archive.goldens[golden.name] = golden }
        return archive
    }

    private func line(_ name: String) -> ListedGolden {
        ListedGolden(
            GoldenIdentity(name: name, kind: "A", family: "systemSmall", scheme: "light"), width: 170, height: 170.5, hash: "ab",
            pixels: "cd", cost: 0.02, tolerance: "maxDifference=0-2;totalPixels=0-40", masks: [[1, 2, 3.5, 4]])
    }

    private func message(_ text: String) throws -> String {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("goldens.json"))
        do {
            _ = try GoldenList(in: folder)
            return ""
        } catch let failure as ProgramFailure {
            #expect(failure.status == .badInput)
            return failure.message
        }
    }

    /// The formatting of the JSON does not matter.
    @Test func otherFormattingOfTheListIsRead() throws {
        let archive = try archive([line("A/a"), line("A/b")])
        let text = String(decoding: try archive.data(), as: UTF8.self)
        let minified = String(
            decoding: try JSONSerialization.data(withJSONObject: JSONSerialization.jsonObject(with: Data(text.utf8))),
            as: UTF8.self)
        let forms = [text, minified, text.replacingOccurrences(of: "\"goldens\"", with: "\"gold\\u0065ns\"")]
        #expect(Set(forms).count == 3)
        for form in forms {
            #expect(try message(form) == "")
            #expect(try GoldenList(in: folder) == archive, "\(form)")
        }
    }

    @Test func writtenListsAreReadBack() throws {
        let archive = try archive([line("A/b"), line("A/a"), line("A/c")])
        try archive.write(with: FileWriter(folder: folder))
        #expect(try GoldenList(in: folder) == archive)
        let lines = String(decoding: try archive.data(), as: UTF8.self).split(separator: "\n")
        // Each golden has a line, in order.
        #expect(lines.compactMap { $0.firstMatch(of: #/"name":"(A\/.)"/#).map { String($0.1) } } == ["A/a", "A/b", "A/c"])
    }

    @Test func unchangedListsAreNotWritten() throws {
        let archive = try archive([line("A/a")])
        let file = folder.appendingPathComponent("goldens.json")
        func number() throws -> Int? { try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int }
        try archive.write(with: FileWriter(folder: folder))
        let before = try number()
        try archive.write(with: FileWriter(folder: folder))
        #expect(try number() == before)
    }

    @Test func foldersWithoutAListReturnNil() throws { #expect(try GoldenList(in: folder) == nil) }

    @Test func unreadableListsAreRejected() throws {
        let whole = String(decoding: try archive([line("A/a"), line("A/b")]).data(), as: UTF8.self)
        #expect(try message(whole.replacingOccurrences(of: "\"version\": 1", with: "\"version\": 2")).contains(
            "was written by a newer Darkroom (format 2; this one knows 1)"))
        #expect(try message("{\"version\": 3, \"other\": 1}").contains("newer Darkroom (format 3"))
        #expect(try message(String(whole.prefix(whole.count / 2))).contains("it is not JSON, or only a part of it"))
        #expect(try message("").contains("only a part of it"))
        #expect(try message(whole.replacingOccurrences(of: "\"scale\" : \"3\"", with: "\"scale\" : 3")).contains("settings.scale"))
        #expect(try message(whole.replacingOccurrences(of: "\"date\"", with: "\"dates\"")).contains("\"date\" is missing"))
        #expect(try message(whole.replacingOccurrences(of: "A/b", with: "A/a")).contains("\"A/a\" is listed twice"))
        #expect(try message(whole.replacingOccurrences(of: "A/b", with: "../b")).contains("\"../b\" is no golden's name"))
        let conflict = whole.replacingOccurrences(of: "\"goldens\":", with: "<<<<<<< ours\n\"goldens\":")
        #expect(try message(conflict).contains("has the markers of an unresolved merge conflict"))
        #expect(try message(whole) == "")
    }

    @Test func causesNameEachComponentOnce() throws {
        let recorded = GoldenEnvironment(
            darkroom: "1", fonts: ["A.ttf": "ab", "B.ttf": "cd"], libraries: ["cairo": "1.2", "pango": "1"])
        #expect(recorded.causes(in: recorded).isEmpty)
        let found = GoldenEnvironment(
            darkroom: "2", fonts: ["A.ttf": "ef", "C.ttf": "cd"], libraries: ["cairo": "1.2", "pango": "2"])
        #expect(recorded.causes(in: found).map(\.name) == ["Darkroom", "font A.ttf", "font B.ttf", "font C.ttf", "pango"])
        #expect(recorded.causes(in: found)[2].found == "none")
    }

    @Test(arguments: [
        (0.0004, 0.001), (0.0014, 0.001), (0.0016, 0.002), (0.004, 0.005), (0.012, 0.01), (0.7, 0.5), (0.8, 1), (12, 10),
    ])
    func costsAreRounded(seconds: Double, cost: Double) { #expect(ListedGolden.rounded(cost: seconds) == cost) }

    @Test func masksCoverThePixelsTheyTouch() throws {
        #expect(try GoldenMask.parsed([]) == nil)
        #expect(try GoldenMask.parsed(["none"]) == [])
        let masks = try #require(try GoldenMask.parsed(["1.1, 2,3,4"]))
        #expect(GoldenMask.boxes(masks, scale: 3) == [.init(x: 3, y: 6, width: 10, height: 12)])
        for text in ["", "1,2,3", "1,2,3,4,5", "1,2,0,4", "1,2,3,-4", "a,b,c,d", "nan,0,1,1", "0,0,inf,1"] {
            #expect(throws: ProgramFailure.self, "\(text)") { try GoldenMask.parsed([text]) }
        }
    }

    @Test func patternsMatchNamesAndFolders() {
        #expect(GoldenFilter.pattern("A/b", matches: "A/b"))
        #expect(GoldenFilter.pattern("A", matches: "A/b"))
        #expect(GoldenFilter.pattern("*-dark", matches: "A/b-dark"))
        #expect(!GoldenFilter.pattern("A/b", matches: "A/b-dark"))
        #expect(!GoldenFilter.pattern("A", matches: "AB/c"))
    }

    @Test func relativePathsLeadFromFolderToTarget() {
        func path(_ from: String, _ to: String) -> String {
            RelativePath.from(URL(fileURLWithPath: from), to: URL(fileURLWithPath: to))
        }
        #expect(path("/a/b", "/a/c/d") == "../c/d")
        #expect(path("/a/b", "/a/b") == ".")
        #expect(path("/a", "/a/b") == "b")
    }
}
