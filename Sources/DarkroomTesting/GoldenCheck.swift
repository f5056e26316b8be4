import CairoGraphics
import Darkroom
import Foundation

import Processes
/// Holds pictures against their goldens, pixel for pixel, and tells the test and the report of failures what differs.
struct GoldenCheck {
    /// A picture, and what is known of it.
    struct Picture {
        /// The golden's name, without its ending.
        let name: String
        let bitmap: Bitmap
        /// Pixels per point.
        let scale: CGFloat
        /// The widget's kind, or what else it shows.
        let kind: String
        var family: String?
        var isDark = false
    }

    let goldens: GoldenFolder
    let testFile: StaticString
    let report: TestReport
    var tolerance = DifferenceTolerance.exact
    /// Parts of pictures that are not compared, in points.
    var masks: [CGRect] = []

    func check(_ picture: Picture) {
        do {
            let file = goldens.folder(of: testFile).appendingPathComponent("\(picture.name).png")
            let golden = TestGolden(file: file, tolerance: tolerance, masks: try boxes(scale: picture.scale))
            let place = goldens.failurePlace(of: testFile)
            let name = place.name(of: file)
            switch goldens.mode {
            case .refuseToRecord:
                report.fail(
                    "\(picture.name): goldens are not recorded where CI is set in the environment. Record them on your "
                        + "own machine, look at them and commit them; here, leave DARKROOM_RECORD away.")
            case .record:
                try golden.record(picture.bitmap, scale: picture.scale)
                try TestFailures.shared.remove(name, from: place)
            case .compare:
                try compare(picture, named: name, with: golden, at: place)
            }
        } catch {
            report.fail("\(picture.name): \(error)")
        }
    }

    private func compare(
        _ picture: Picture, named name: String, with golden: TestGolden, at place: TestFailures.Place
    ) throws {
        let outcome = try golden.compare(picture.bitmap)
        var entry = VerificationReport.Picture(
            name: name, kind: picture.kind, family: picture.family, scheme: picture.isDark ? "dark" : "light",
            outcome: .new, width: Double(picture.bitmap.width) / picture.scale,
            height: Double(picture.bitmap.height) / picture.scale, scale: picture.scale)
        let encoder = PNGEncoder()
        var files: TestFailures.Pictures
        let message: String
        switch outcome {
        case .same, .tolerated: return try TestFailures.shared.remove(name, from: place)
        case .missing:
            files = .init(actual: try encoder.encode(picture.bitmap, scale: picture.scale))
            message = "There is no golden \(golden.file.path)."
        case .different(let difference, let data, let shown):
            files = .init(
                expected: data, actual: try encoder.encode(picture.bitmap, scale: picture.scale),
                difference: try shown.map { try encoder.encode($0, scale: picture.scale) })
            entry.outcome = .changed
            entry.difference = difference
            if tolerance != .exact { entry.tolerance = tolerance.description }
            if !golden.masks.isEmpty { entry.masks = golden.masks }
            message = "\(picture.name) differs from its golden: \(difference.brief)."
        }
        report.attach(files, named: picture.name)
        var hint = "Set DARKROOM_RECORD=1 to record it."
        do {
            try TestFailures.shared.add(entry, files, to: place)
            hint = "\(TestFailures.page(of: place).path) shows it; \(TestFailures.acceptCommand(name, in: place)) "
                + "makes it the golden, DARKROOM_RECORD=1 all that differ."
        } catch {
            hint = "It cannot be shown: \(error)"
        }
        report.fail("\(message) \(hint)")
    }

    /// - Throws: `ProgramFailure` for a mask that is none.
    private func boxes(scale: CGFloat) throws -> [PictureDifference.Box] {
        try masks.map { mask in
            let pixels = CGRect(
                x: mask.minX * scale, y: mask.minY * scale, width: mask.width * scale, height: mask.height * scale
            ).integral
            guard [pixels.minX, pixels.minY, pixels.maxX, pixels.maxY].allSatisfy({ abs($0) < 1_000_000 }) else {
                throw ProgramFailure.badInput("The mask \(mask) is no part of a picture.")
            }
            return PictureDifference.Box(
                x: Int(pixels.minX), y: Int(pixels.minY), width: Int(pixels.width), height: Int(pixels.height))
        }
    }

    /// A test function's name as a file's: `drawsTheRing()` is `drawsTheRing`.
    static func name(of test: String) -> String {
        String(test.prefix { $0 != "(" }.map { "/\\:*?\"<>|".contains($0) ? "_" : $0 })
    }
}
