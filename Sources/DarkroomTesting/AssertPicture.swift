import Foundation

/// Fails where a picture differs from its golden, `<name>.png`.
///
/// With `DARKROOM_RECORD=1` in the environment, or a folder that records, the golden is written instead.
/// - Parameters:
///   - png: the picture as a PNG's bytes, such as `ImageRenderer.pngData()`.
///   - name: the golden's name, without its ending.
public func assertPicture(
    _ png: Data, named name: String, in goldens: GoldenFolder = GoldenFolder(), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let report = TestReport(fileID: fileID, filePath: filePath, line: line, column: column)
    GoldenCheck(goldens: goldens, testFile: filePath, report: report).check(png, name: name)
}
