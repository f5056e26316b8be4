import CairoGraphics
import Darkroom
import Foundation

/// A picture in `golden/` that a program's is held against.
struct Golden {
    enum Outcome: Equatable {
        case same, missing
        case different(PictureDifference)
    }

    let file: URL
    /// The folder that shows failures.
    let failures: URL

    /// Compares the pixels of a PNG with the golden's, and shows both in the folder of failures where they differ.
    func compare(_ actual: Data, name: String) throws -> Outcome {
        let bitmap = try PNGIntake(actual, name: name).bitmap()
        var files = TestFailures.Pictures(actual: actual)
        switch try TestGolden(file: file).compare(bitmap) {
        case .same, .tolerated: return .same
        case .missing: return .missing
        case .different(let difference, let golden, let picture):
            files.expected = golden
            files.difference = try picture.map { try PNGEncoder().encode($0) }
            let place = TestFailures.Place(
                folder: failures.appendingPathComponent("programs"),
                goldens: Program.package.appendingPathComponent("golden"))
            var shown = VerificationReport.Picture(
                name: place.name(of: file), kind: name, outcome: .changed, width: Double(bitmap.width),
                height: Double(bitmap.height), scale: 1)
            shown.difference = difference
            try TestFailures.shared.add(shown, files, to: place)
            return .different(difference)
        }
    }

    /// Makes a PNG the golden, as it is.
    func record(_ actual: Data) throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try actual.write(to: file, options: .atomic)
    }
}
