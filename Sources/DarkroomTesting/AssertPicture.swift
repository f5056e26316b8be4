import CairoGraphics
import Darkroom
import Foundation

/// Fails where a picture differs from its golden, `<name>.png`.
///
/// With `DARKROOM_RECORD=1` in the environment, or a folder that records, the golden is written instead.
/// - Parameters:
///   - png: the picture as a PNG's bytes, such as `ImageRenderer.pngData()`.
///   - name: the golden's name, without its ending.
///   - tolerance: by how much it may differ.
///   - masks: parts that are not compared, in points, of which the PNG says how many pixels they are.
public func assertPicture(
    _ png: Data, named name: String, tolerance: DifferenceTolerance = .exact, masks: [CGRect] = [],
    in goldens: GoldenFolder = GoldenFolder(), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    let report = TestReport(fileID: fileID, filePath: filePath, line: line, column: column)
    let check = GoldenCheck(goldens: goldens, testFile: filePath, report: report, tolerance: tolerance, masks: masks)
    do {
        let picture = try PNGIntake(png, name: "The picture \(name)", remedy: "Pass a PNG of 8 bits a channel.")
        check.check(.init(name: name, bitmap: try picture.bitmap(), scale: picture.scale ?? 1, kind: name))
    } catch {
        report.fail("\(error)")
    }
}
