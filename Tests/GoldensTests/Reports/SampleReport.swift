import CairoGraphics
import Files
import Foundation

@testable import Goldens

/// Reports and pictures for tests.
enum SampleReport {
    /// Returns a new temporary folder, which the test removes.
    static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-report-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Returns a picture with an outcome. Failed pictures have the paths of files, as in reports of `verify`.
    static func picture(
        _ name: String, _ outcome: GoldenOutcome, message: String? = nil, family: String? = "systemSmall"
    ) -> VerifiedPicture {
        var picture = VerifiedPicture(
            name: name, kind: String(name.prefix { $0 != "/" }), family: family,
            scheme: name.hasSuffix("-dark") ? "dark" : "light", outcome: outcome, message: message, width: 4, height: 4,
            scale: 2)
        switch outcome {
        case .changed, .tolerated:
            (picture.expected, picture.actual) = ("pictures/\(name)-expected.png", "pictures/\(name)-actual.png")
            picture.differencePicture = "pictures/\(name)-difference.png"
            picture.difference = difference
        case .new: picture.actual = "pictures/\(name)-actual.png"
        case .stale: picture.expected = "pictures/\(name)-expected.png"
        case .missing, .failed, .unchanged: break
        }
        return picture
    }

    static let difference = PictureDifference(
        expectedSize: .init(width: 8, height: 8), actualSize: .init(width: 8, height: 8), differingPixels: 3,
        antialiasedPixels: 1, area: 6, boxes: [.init(x: 1, y: 2, width: 3, height: 2)], largestChannelDifference: 40,
        largestColorDistance: 12.34, similarity: 0.9876)

    /// Returns a report with a picture of each outcome, in the order of their names.
    static func everything() -> VerificationReport {
        let pictures = GoldenOutcome.allCases.map { picture("Kind/\($0.rawValue)", $0) }
        return VerificationReport(
            darkroom: "1.2.3", goldens: "../golden", pictures: pictures.sorted { $0.name < $1.name })
    }

    /// Writes the files of a report as pictures of 8 by 8 pixels.
    static func writePictures(of report: VerificationReport, in folder: URL) throws {
        let png = try PNGEncoder().encode(Bitmap(width: 8, height: 8) { pixels in
            for index in pixels.indices { pixels[index] = 0xFF00_00FF }
        })
        let writer = try FileWriter(folder: folder)
        for path in report.pictures.flatMap(\.files) { try writer.write(png, to: path) }
    }
}
