import CairoGraphics
import Files
import Foundation
import Goldens
import PictureEngine
import Processes
import Testing

@testable import Darkroom
import SwiftUICore
import WidgetKitCore

/// Tests contact sheets of pictures in a folder.
@MainActor @Suite final class ContactSheetPictureTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private let start = Date(timeIntervalSince1970: 1_781_020_800)  // 9 June 2026, 16:00
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// Compares a sheet with its golden. If `DARKROOM_RECORD=1` is in the environment, the golden is written instead.
    private static let isRecording = ProcessInfo.processInfo.environment["DARKROOM_RECORD"] == "1"

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func sequence(_ family: WidgetFamily, _ size: CGSize, hours: [Double]) -> PictureSequence {
        PictureSequence(
            kind: "Colours", surroundings: WidgetSurroundings(family: family, size: size, scale: 1),
            moments: hours.map { .init(date: start.addingTimeInterval($0 * 3600)) })
    }

    /// Returns pictures of one color each. The color changes by `step` from one to the next.
    private func write(
        _ sequence: PictureSequence, pixel: UInt32, step: UInt32 = 0, width: Int, height: Int
    ) throws {
        for index in sequence.moments.indices {
            let picture = Bitmap(width: width, height: height) {
                $0.update(repeating: pixel + UInt32(index) * step)
            }
            try FileWriter(folder: folder).write(PNGEncoder().encode(picture), to: sequence.file(at: index))
        }
    }

    private func sheet(_ sequences: [PictureSequence], limit: Int = 48) throws -> TimelineManifest.ContactSheet? {
        let sheet = ContactSheet(
            engine: try PictureEngine(resources: .locate(), report: { _ in }), locale: Locale(identifier: "en_GB"),
            timeZone: .gmt, folder: folder, scale: 1)
        return try sheet.write(sequences, limit: limit, to: FileWriter(folder: folder))
    }

    @Test func translucentPicturesHavePlatesAndPlacesAreEmptyBeforeTheFirstPicture() throws {
        let home = sequence(.systemSmall, CGSize(width: 60, height: 60), hours: [0, 1])
        let lock = sequence(.accessoryCircular, CGSize(width: 40, height: 40), hours: [1, 25])
        // The file is smaller than the manifest says, as after a run with another scale. It is shown at the widget's size.
        try write(home, pixel: 0xFF00_3060, step: 0x0030_5030, width: 20, height: 20)
        try write(lock, pixel: 0x4040_4040, step: 0x4040_4040, width: 40, height: 40)
        let made = try #require(try sheet([home, lock]))
        #expect(made.moments == 3 && made.allMoments == 3)
        let data = try Data(contentsOf: folder.appendingPathComponent(made.file))
        #expect(made.hash == ContentHash.sha256(data))
        let bitmap = try PNGDecoder.decode(data)
        #expect((bitmap.width, bitmap.height) == (made.width, made.height))
        let store = UnlistedGoldenStore(
            folder: Self.package.appendingPathComponent("golden/contact-sheets"), option: "--golden")
        if Self.isRecording { return try store.write(PNGEncoder.smallest.encode(bitmap, scale: 1), named: "plates") }
        let verdict = GoldenJudge(store: store).verdict(
            on: bitmap, named: "plates", scale: 1, allowing: GoldenAllowance())
        #expect(verdict.outcome == .unchanged)
    }

    @Test func longSheetsHavePages() throws {
        let size = CGSize(width: 364, height: 382)
        let sequence = sequence(.systemLarge, size, hours: (0..<25).map(Double.init))
        try write(sequence, pixel: 0xFFD0_A010, width: 2, height: 2)
        let made = try #require(try sheet([sequence], limit: 1000))
        let pages = try #require(made.pages)
        #expect(made.moments == 25 && made.allMoments == 25)
        // 32 + 40 + 9 × 406 + 8 pixels; a tenth row does not fit into 4,000.
        #expect(pages.map(\.height) == [3734, 3734, 2922])
        #expect(pages.map(\.file) == ["contact-sheet.png", "contact-sheet-2.png", "contact-sheet-3.png"])
        #expect(Set(pages.map(\.width)) == [made.width])
        #expect(made.file == pages[0].file && made.hash == pages[0].hash && made.height == pages[0].height)
        #expect(made.name == "contact-sheet.png with 3 pages")
        for page in pages {
            let data = try Data(contentsOf: folder.appendingPathComponent(page.file))
            #expect(page.hash == ContentHash.sha256(data))
            let bitmap = try PNGDecoder.decode(data)
            #expect((bitmap.width, bitmap.height) == (page.width, page.height))
        }
        // Each page begins with the headings of its columns, above the first picture.
        let tops = try pages.map { page in
            let bitmap = try PNGDecoder.decode(Data(contentsOf: folder.appendingPathComponent(page.file)))
            return bitmap.withPixels { Array($0.prefix(bitmap.width * 70)) }
        }
        #expect(tops[0] == tops[1] && tops[1] == tops[2] && Set(tops[0]).count > 2)
        // The first row of a page has the day below its time; the row below it, of the same day, has the time alone.
        for page in pages {
            let bitmap = try PNGDecoder.decode(Data(contentsOf: folder.appendingPathComponent(page.file)))
            let left = (page.width - 364) / 2
            func ink(ofRow row: Int) -> Int {
                let lines = (72 + row * 406)..<(72 + (row + 1) * 406)
                return bitmap.withPixels { pixels in
                    lines.reduce(0) { sum, y in
                        sum + pixels[y * page.width..<y * page.width + left].count { $0 & 0xFF < 0xB0 }
                    }
                }
            }
            #expect(ink(ofRow: 0) > ink(ofRow: 1) * 5 / 4, "\(page.file)")
        }
    }

    @Test func rowsThatFillAPageHaveOneEach() throws {
        let sequence = sequence(.systemLarge, CGSize(width: 20, height: 3000), hours: [0, 1, 2])
        try write(sequence, pixel: 0xFFD0_A010, width: 2, height: 2)
        #expect(try sheet([sequence])?.pages?.count == 3)
    }

    @Test func namesOfPages() {
        #expect((0..<3).map(ContactSheetFile.name(ofPage:)) == ["contact-sheet.png", "contact-sheet-2.png", "contact-sheet-3.png"])
        let paths = ["contact-sheet.png", "contact-sheet-12.png", "contact-sheet-1.png", "contact-sheet-02.png", "contact-sheet-x.png"]
        #expect(paths.map(ContactSheetFile.isPage) == [true, true, false, false, false])
    }

    @Test func errorsNameInvalidPictures() throws {
        let sequence = sequence(.systemSmall, CGSize(width: 60, height: 60), hours: [0, 1])
        let file = sequence.file(at: 1)
        try write(sequence, pixel: 0xFF00_0010, width: 60, height: 60)
        for content in [Data("no picture".utf8), nil] {
            unlink(folder.appendingPathComponent(file).path)
            if let content { try FileWriter(folder: folder).write(content, to: file) }
            #expect {
                try sheet([sequence])
            } throws: { ($0 as? ProgramFailure)?.message.contains(file) == true }
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent(ContactSheetFile.name(ofPage: 0)).path))
        }
    }

    @Test func withoutPicturesThereIsNoSheet() throws { #expect(try sheet([]) == nil) }
}
