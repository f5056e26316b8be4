import CairoGraphics
import Files
import Foundation
import Goldens
import Processes
import SwiftUICore

/// Compares a test's pictures with their goldens, and adds differences to the test's issues and the report of failures.
struct GoldenCheck {
    let goldens: GoldenFolder
    let report: TestReport
    var comparison = PictureComparison.exact

    func check(_ picture: TestPicture) {
        do {
            let recording = goldens.recording
            if recording == .all, goldens.isInCI {
                report.fail(
                    "\(picture.name): goldens are not recorded if CI is set in the environment. Record them on your "
                        + "own machine, review and commit them; in CI, do not set DARKROOM_RECORD.")
                return
            }
            let store = UnlistedGoldenStore(
                folder: goldens.folder(of: report.filePath), option: "GoldenFolder(goldens:)")
            let place = goldens.failurePlace(of: report.filePath)
            let allowance = recording == .all ? GoldenAllowance() : try allowance(scale: picture.scale)
            let verdict = GoldenJudge(store: store).verdict(
                on: picture.bitmap, named: picture.name, scale: picture.scale, allowing: allowance)
            if recording == .all || recording == .missing && verdict.outcome == .new && !goldens.isInCI {
                // The file of a golden with equal pixels does not change.
                if verdict.outcome != .unchanged {
                    try store.write(
                        PNGEncoder.smallest.encode(picture.bitmap, scale: picture.scale), named: picture.name)
                }
                try TestFailures.shared.remove(place.name(of: store.file(of: picture.name)), from: place)
            } else {
                try tell(verdict, on: picture, of: store.file(of: picture.name), allowance, in: place)
            }
        } catch {
            report.fail("\(picture.name): \(error)")
        }
    }

    private func tell(
        _ verdict: GoldenVerdict, on picture: TestPicture, of golden: URL, _ allowance: GoldenAllowance,
        in place: TestFailures.Place
    ) throws {
        let name = place.name(of: golden)
        if verdict.outcome.passes { return try TestFailures.shared.remove(name, from: place) }
        guard verdict.outcome != .failed,
            let evidence = try PictureEvidence(verdict, masks: allowance.masks, scale: picture.scale)
        else {
            return report.fail("\(picture.name): \(verdict.message ?? "there is no picture.")")
        }
        let message: String
        if let difference = verdict.difference {
            message = "\(picture.name) differs from its golden: \(difference.brief)."
        } else {
            message = "There is no golden \(golden.path)."
        }
        report.attach(evidence, named: picture.name)
        let hint: String
        do {
            try TestFailures.shared.add(entry(for: picture, named: name, verdict, allowance), evidence, to: place)
            hint = "See \(TestFailures.page(of: place).path); \(TestFailures.acceptCommand(name, in: place)) "
                + "accepts it as the golden, and DARKROOM_RECORD=1 records all that differ."
        } catch {
            hint = "It cannot be added to the report: \(error)"
        }
        report.fail("\(message) \(hint)")
    }

    /// Returns the entry of a picture in the report of failures.
    private func entry(
        for picture: TestPicture, named name: String, _ verdict: GoldenVerdict, _ allowance: GoldenAllowance
    ) -> VerifiedPicture {
        let (width, height) = (Double(picture.bitmap.width), Double(picture.bitmap.height))
        var entry = VerifiedPicture(
            name: name, kind: picture.kind, family: picture.family?.name, scheme: picture.scheme.name,
            outcome: verdict.outcome, width: width / picture.scale, height: height / picture.scale, scale: picture.scale)
        guard let difference = verdict.difference else { return entry }
        entry.difference = difference
        if comparison.tolerance != .exact { entry.tolerance = comparison.tolerance.description }
        if !allowance.masks.isEmpty { entry.masks = allowance.masks }
        return entry
    }

    /// Returns the allowed difference in pixels.
    ///
    /// - Throws: `ProgramFailure` if the coordinates of a mask are invalid.
    private func allowance(scale: CGFloat) throws -> GoldenAllowance {
        GoldenAllowance(
            tolerance: comparison.tolerance,
            masks: try comparison.masks.map { mask in
                let pixels = CGRect(
                    x: mask.minX * scale, y: mask.minY * scale, width: mask.width * scale, height: mask.height * scale
                ).integral
                guard [pixels.minX, pixels.minY, pixels.maxX, pixels.maxY].allSatisfy({ abs($0) < 1_000_000 }) else {
                    throw ProgramFailure.badInput("The mask \(mask) is not in a picture.")
                }
                return PictureDifference.Box(
                    x: Int(pixels.minX), y: Int(pixels.minY), width: Int(pixels.width), height: Int(pixels.height))
            })
    }

    /// Returns a file name for a test function: `drawsTheRing` for `drawsTheRing()`.
    static func name(of test: String) -> String {
        String(test.prefix { $0 != "(" }.map { "/\\:*?\"<>|".contains($0) ? "_" : $0 })
    }
}
