import CairoGraphics
import Foundation

/// Fails where a picture differs from its golden, `<name>.png`.
///
/// With `DARKROOM_RECORD=1` in the environment the golden is written instead.
/// - Parameters:
///   - png: the picture as a PNG's bytes, such as `ImageRenderer.pngData()`. It says how many pixels a point has.
///   - name: the golden's name, without its ending.
///   - comparison: how the picture is compared with its golden.
///   - goldens: where the golden is; nil for what the test's traits say, or else beside the test.
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
