import CairoGraphics
import Foundation
import Goldens
import Processes
import Testing

/// A picture in `golden/` that is compared with a program's picture.
struct Golden {
    enum Outcome: Equatable {
        case same, missing
        case different(PictureDifference)
    }

    let file: URL
    /// The folder of failures.
    let failures: URL

    /// Compares the pixels of a PNG with the golden's. If they differ, both are written to the folder of failures.
    func compare(_ actual: Data, name: String) throws -> Outcome {
        let bitmap = try ValidatedPNG(actual, name: name).bitmap()
        let store = UnlistedGoldenStore(folder: file.deletingLastPathComponent(), option: "--golden")
        let verdict = GoldenJudge(store: store).verdict(
            on: bitmap, named: file.deletingPathExtension().lastPathComponent, scale: 1, allowing: GoldenAllowance())
        if let message = verdict.message { throw ProgramFailure.badInput(message) }
        guard let difference = verdict.difference else { return verdict.outcome == .new ? .missing : .same }
        if verdict.outcome.passes { return .same }
        var evidence = try #require(try PictureEvidence(verdict, masks: [], scale: 1))
        evidence.actual = actual
        let place = TestFailures.Place(
            folder: failures.appendingPathComponent("programs"),
            goldens: Program.package.appendingPathComponent("golden"))
        var shown = VerifiedPicture(
            name: place.name(of: file), kind: name, outcome: .changed, width: Double(bitmap.width),
            height: Double(bitmap.height), scale: 1)
        shown.difference = difference
        try TestFailures.shared.add(shown, evidence, to: place)
        return .different(difference)
    }

    /// Writes a PNG as the golden without encoding it again.
    func record(_ actual: Data) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try actual.write(to: file, options: .atomic)
    }
}
