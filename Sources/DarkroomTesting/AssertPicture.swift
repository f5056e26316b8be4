import CairoGraphics
import Foundation

/// Fails if a picture differs from its golden, `<name>.png`.
///
/// If `DARKROOM_RECORD=1` is in the environment, the golden is written instead.
/// - Parameters:
///   - png: the content of a PNG file, such as `ImageRenderer.pngData()`. It contains the number of pixels per point.
///   - name: the golden's name without its extension.
///   - comparison: how the picture is compared with its golden.
///   - goldens: the folder of the golden; nil for the folder of the test's traits, or else the one beside the test.
public func assertPicture(
    _ png: Data, named name: String, comparison: PictureComparison = .exact, in goldens: GoldenFolder? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let check = GoldenCheck(
        goldens: goldens ?? .current, report: TestReport(fileID: fileID, filePath: filePath, line: line, column: column),
        comparison: comparison)
    do {
        let picture = try ValidatedPNG(png, name: "The picture \(name)", remedy: "Pass a PNG of 8 bits a channel.")
        check.check(TestPicture(name: name, bitmap: try picture.bitmap(), scale: picture.scale ?? 1, kind: name))
    } catch {
        check.report.fail("\(error)")
    }
}
