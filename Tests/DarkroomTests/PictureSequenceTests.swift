import CairoGraphics
import Files
import Foundation
import Processes
import Testing

@testable import Darkroom
import WidgetKitCore

/// Tests animations and contact sheets of pictures in a folder.
@Suite final class PictureSequenceTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func moment(_ seconds: Double, number: Int32 = 1, hasFile: Bool = true) -> PictureSequence.Moment {
        .init(date: Date(timeIntervalSince1970: seconds), number: number, isChanged: hasFile, hasFile: hasFile)
    }

    private func sequence(_ moments: [PictureSequence.Moment]) -> PictureSequence {
        let surroundings = WidgetSurroundings(family: .systemSmall, size: CGSize(width: 170, height: 170), scale: 1)
        return PictureSequence(kind: "K", surroundings: surroundings, moments: moments)
    }

    private func write(_ widths: [Int], as format: String = "gif") async throws -> [TimelineManifest.Animation] {
        let writer = try FileWriter(folder: folder)
        let sequence = sequence(widths.indices.map { moment(Double($0)) })
        for (index, width) in widths.enumerated() where width >= 0 {
            let picture = Bitmap(width: width, height: 4) { $0.update(repeating: 0xFF00_0000 + UInt32(index)) }
            try writer.write(width == 0 ? Data("no".utf8) : PNGEncoder().encode(picture), to: sequence.file(at: index))
        }
        let settings = try AnimationSettings(.parse(["--animate", format, "--speed", "1"]), format: .png)
        return try await AnimationRun(settings: settings, end: nil, writer: writer, threads: 2).write([sequence])
    }

    private var names: [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
            .filter { !$0.hasSuffix(".png") }.sorted()
    }

    @Test func filesAreFoundByTheirDates() {
        let sequence = sequence([moment(0), moment(60, number: 2), moment(61, hasFile: false), moment(120)])
        let names = ["19700101T000000Z", "19700101T000100Z-2", "19700101T000100Z-2", "19700101T000200Z"]
        #expect((0...3).map { sequence.file(at: $0) } == names.map { "K/systemSmall/\($0).png" })
        let indices = [-1, 0, 59, 60, 119, 500].map { sequence.index(at: Date(timeIntervalSince1970: $0)) }
        #expect(indices == [nil, 0, 0, 1, 2, 3])
    }

    @Test func animationsAreReported() async throws {
        let made = try await write([4, 4, 4])
        #expect(made.map(\.file) == ["K/systemSmall.gif"])
        #expect(made.map(\.frames) == [3] && made.map(\.duration) == [3])
        let data = try Data(contentsOf: folder.appendingPathComponent("K/systemSmall.gif"))
        #expect(made.map(\.hash) == [ContentHash.sha256(data)])
    }

    @Test(arguments: [
        ([4, -1, 4], "K/systemSmall/19700101T000001Z.png cannot be read"), ([4, 0, 4], "is not a PNG file"),
        ([4, 5, 4], "the first has 4 by 4 pixels, and this one 5 by 4"),
    ], AnimationFormat.allCases.map(\.rawValue))
    func errorsNameInvalidPicturesAndLeaveNoFiles(_ pictures: ([Int], String), format: String) async throws {
        await #expect {
            _ = try await self.write(pictures.0, as: format)
        } throws: { error in
            let message = (error as? ProgramFailure)?.message ?? ""
            return message.contains(pictures.1) && message.contains("19700101T000001Z.png")
        }
        #expect(names == ["K", "K/systemSmall"])
    }

    @Test func errorsNameUnwritableFolders() async throws {
        let sequence = sequence([moment(0)])
        let writer = try FileWriter(folder: folder)
        try writer.write(PNGEncoder().encode(Bitmap(width: 4, height: 4)), to: sequence.file(at: 0))
        try writer.write(Data(), to: "K/systemSmall.gif/in-the-way")
        let settings = try AnimationSettings(.parse(["--animate", "gif"]), format: .png)
        await #expect {
            _ = try await AnimationRun(settings: settings, end: nil, writer: writer, threads: 1).write([sequence])
        } throws: { "\($0)".contains("K/systemSmall.gif cannot be written") }
    }
}
