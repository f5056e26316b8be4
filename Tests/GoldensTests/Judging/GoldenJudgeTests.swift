import CairoGraphics
import Files
import Foundation
import Testing

@testable import Goldens

/// Both kinds of stores give the same verdicts, except for those that need a list.
@Suite final class GoldenJudgeTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("judge-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func square(_ pixel: UInt32, height: Int = 4) -> Bitmap {
        Bitmap(width: 4, height: height) { $0.update(repeating: pixel) }
    }

    private func stores() throws -> [any GoldenStore] {
        let list = GoldenList(
            folder: folder.appendingPathComponent("listed"),
            settings: GoldenSettings(
                device: "iPhone", scale: "1", typeSize: "large", locale: "en_US", timeZone: "UTC",
                date: "2026-06-09T09:41:00Z", entries: ["current"], palette: "ios18"),
            scope: GoldenScope(first: GoldenFilter()),
            environment: GoldenEnvironment(darkroom: "1", fonts: [:], libraries: [:]))
        return [
            ListedGoldenStore(list, writer: try FileWriter(folder: list.folder)),
            UnlistedGoldenStore(folder: folder.appendingPathComponent("unlisted"), option: "--golden"),
        ]
    }

    private func record(_ bitmap: Bitmap, in store: any GoldenStore) throws {
        let data = try PNGEncoder.smallest.encode(bitmap, scale: 1)
        let golden = ListedGolden(
            GoldenIdentity(name: "A/ring", kind: "A", scheme: "light"), width: 4, height: Double(bitmap.height),
            hash: ContentHash.sha256(data), pixels: bitmap.pixelHash, cost: 0)
        try store.write(data, as: golden, layout: nil)
    }

    private func verdict(
        on bitmap: Bitmap, in store: any GoldenStore, _ allowance: GoldenAllowance = GoldenAllowance()
    ) -> GoldenVerdict {
        GoldenJudge(store: store).verdict(on: bitmap, named: "A/ring", scale: 1, allowing: allowance)
    }

    @Test func picturesAreComparedWithTheirGoldens() throws {
        for store in try stores() {
            #expect(verdict(on: square(0xFFFF_0000), in: store).outcome == .new)
            try record(square(0xFFFF_0000), in: store)
            #expect(verdict(on: square(0xFFFF_0000), in: store).outcome == .unchanged)
            let changed = verdict(on: square(0xFFFD_0000), in: store)
            #expect(changed.outcome == .changed && changed.difference?.differingPixels == 16)
            #expect(changed.goldenHash == store.hash(of: "A/ring") && changed.golden != nil && changed.expected != nil)
            #expect(verdict(on: square(0xFFFF_0000, height: 5), in: store).difference?.isSameSize == false)
        }
    }

    @Test func allowedDifferencesAreTolerated() throws {
        let near = GoldenAllowance(tolerance: .init(maxDifference: 0...2, totalPixels: 0...16))
        let masked = GoldenAllowance(masks: [.init(x: 0, y: 0, width: 4, height: 4)])
        for store in try stores() {
            try record(square(0xFFFF_0000), in: store)
            for allowance in [near, masked] {
                #expect(verdict(on: square(0xFFFD_0000), in: store, allowance).outcome == .tolerated)
                #expect(verdict(on: square(0xFFFF_0000, height: 5), in: store, allowance).outcome == .changed)
            }
        }
    }

    /// Only a list contains the names of missing goldens.
    @Test func listedGoldensWithoutAFileAreMissing() throws {
        for store in try stores() {
            try record(square(0xFFFF_0000), in: store)
            try FileManager.default.removeItem(at: store.file(of: "A/ring"))
            #expect(verdict(on: square(0xFFFF_0000), in: store).outcome == (store.isListed ? .missing : .new))
        }
    }

    @Test func damagedGoldensFailWithAMark() throws {
        for store in try stores() {
            try record(square(0xFFFF_0000), in: store)
            let file = store.file(of: "A/ring")
            try Data(contentsOf: file).dropLast(9).write(to: file)
            let verdict = verdict(on: square(0xFFFF_0000), in: store)
            #expect(verdict.outcome == .failed && verdict.isGoldenUnreadable)
            #expect(verdict.message?.contains(file.path) == true)
        }
    }

    @Test func failedPicturesHaveEvidence() throws {
        for store in try stores() {
            let new = try #require(try PictureEvidence(verdict(on: square(0xFFFF_0000), in: store), masks: [], scale: 1))
            #expect(new.expected == nil && new.difference == nil)
            try record(square(0xFFFF_0000), in: store)
            #expect(try PictureEvidence(verdict(on: square(0xFFFF_0000), in: store), masks: [], scale: 1) == nil)
            let changed = try #require(
                try PictureEvidence(verdict(on: square(0xFF00_00FF), in: store), masks: [], scale: 1))
            let writer = try FileWriter(folder: folder.appendingPathComponent("report"))
            let files = try changed.write(named: "A/ring", with: writer)
            #expect(files.expected == "pictures/A/ring-expected.png" && files.actual == "pictures/A/ring-actual.png")
            #expect(files.difference == "pictures/A/ring-difference.png")
            #expect(files.actualHash == ContentHash.sha256(changed.actual))
        }
    }

    @Test func acceptedPicturesBecomeGoldens() throws {
        for store in try stores() {
            try record(square(0xFF00_00FF), in: store)
            let report = folder.appendingPathComponent("report")
            let verdict = verdict(on: square(0xFFFF_0000), in: store)
            var picture = VerifiedPicture(
                name: "A/ring", kind: "A", outcome: verdict.outcome, width: 4, height: 4, scale: 1)
            picture.goldenHash = verdict.goldenHash
            let evidence = try #require(try PictureEvidence(verdict, masks: [], scale: 1))
            picture.add(try evidence.write(named: "A/ring", with: FileWriter(folder: report)))
            let acceptance = GoldenAcceptance(
                folder: report,
                report: VerificationReport(darkroom: "1", goldens: store.folder.path, pictures: [picture]), store: store)
            #expect(try acceptance.run().accepted == ["A/ring"])
            #expect(self.verdict(on: square(0xFFFF_0000), in: store).outcome == .unchanged)
            #expect(try acceptance.run().alreadyAccepted == ["A/ring"])
        }
    }
}
