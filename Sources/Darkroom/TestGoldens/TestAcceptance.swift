import CairoGraphics
import Files
import Foundation

import Processes
/// Makes the actual pictures of tests' report their goldens; only those that the report shows, as they are shown.
///
/// Tests' goldens have no list: what is known of them stands in the tests.
struct TestAcceptance {
    /// The report's folder.
    let folder: URL
    let report: VerificationReport
    /// The folder that the names begin at.
    let goldens: URL
    /// Which pictures are meant: patterns of names; none for all.
    let patterns: [String]
    let prunes: Bool

    /// Everything is looked at before anything is changed; each golden is then replaced whole.
    ///
    /// - Parameter onAccept: hears of each golden that was replaced; who stops the program waits for it.
    /// - Throws: `ProgramFailure` where a picture is not what the report shows, or files cannot be written.
    func run(onAccept: () -> Void = {}) throws -> GoldenAcceptance.Outcome {
        var outcome = GoldenAcceptance.Outcome()
        var taken: [VerificationReport.Picture] = []
        for picture in report.pictures where isMeant(picture) {
            let file = goldens.appendingPathComponent(GoldenArchive.path(of: picture.name))
            let data = FileManager.default.contents(atPath: file.path)
            let now = data.map { ContentHash.sha256($0) }
            if picture.outcome == .stale {
                if !prunes { outcome.left.append(picture.name) }
                if prunes, now != nil { outcome.removed.append(picture.name) }
                continue
            }
            let bitmap = try actual(picture)
            if let data, (try? ValidatedPNG(data, name: file.path).bitmap()) == bitmap {
                outcome.alreadyAccepted.append(picture.name)
                continue
            }
            guard now == picture.goldenHash else {
                throw ProgramFailure.badInput(
                    "The golden \(file.path) is not the one that was compared. Run the tests again.")
            }
            taken.append(picture)
        }
        let writer = try FileWriter(folder: goldens, option: "--golden")
        for name in taken.map(\.name) + outcome.removed { try writer.checkReplaceable(GoldenArchive.path(of: name)) }
        // Pictures are read a second time, one by one, so that memory does not grow with their number.
        for picture in taken {
            let data = try PNGEncoder.smallest.encode(actual(picture), scale: picture.scale)
            try Interruption.shared.uninterrupted {
                try writer.write(data, to: GoldenArchive.path(of: picture.name))
                onAccept()
            }
            outcome.accepted.append(picture.name)
        }
        for name in outcome.removed { unlink(goldens.appendingPathComponent(GoldenArchive.path(of: name)).path) }
        return outcome
    }

    private func isMeant(_ picture: VerificationReport.Picture) -> Bool {
        !picture.outcome.passes && picture.outcome != .failed
            && (patterns.isEmpty || patterns.contains { GoldenFilter.pattern($0, matches: picture.name) })
    }

    /// The actual picture as the report shows it.
    private func actual(_ picture: VerificationReport.Picture) throws -> Bitmap {
        let file = folder.appendingPathComponent(picture.actual ?? "")
        guard picture.actual != nil, let data = FileManager.default.contents(atPath: file.path),
            ContentHash.sha256(data) == picture.actualHash
        else {
            throw ProgramFailure.badInput(
                "The actual picture of \(picture.name) is not the one that the report shows. Run the tests again, or "
                    + "fetch the whole folder.")
        }
        return try ValidatedPNG(data, name: file.path).bitmap()
    }
}
