@_spi(Darkroom) import Darkroom
import Foundation

/// Holds a picture against its golden, byte for byte or else pixel for pixel.
struct GoldenCheck {
    let goldens: GoldenFolder
    let testFile: StaticString
    let report: TestReport

    /// - Parameters:
    ///   - data: a PNG's bytes.
    ///   - name: the golden's name, without its ending.
    func check(_ data: Data, name: String) {
        let folder = goldens.folder(of: testFile)
        let golden = Golden(
            file: folder.appendingPathComponent("\(name).png"),
            failures: goldens.failures ?? folder.appendingPathComponent("failures", isDirectory: true))
        do {
            if goldens.isRecording { return try golden.record(data) }
            switch try golden.compare(data, name: name) {
            case .same: break
            case .missing:
                report.fail(
                    "There is no golden \(golden.file.path). Record it with DARKROOM_RECORD=1, and look at it.")
            case .different(let comparison, let files):
                report.fail(
                    "\(name) differs from its golden in \(comparison.differingPixels) pixels: "
                        + files.map(\.path).joined(separator: ", "))
            }
        } catch {
            report.fail("\(name): \(error)")
        }
    }

    /// A test function's name as a file's: `drawsTheRing()` is `drawsTheRing`.
    static func name(of test: String) -> String {
        String(test.prefix { $0 != "(" }.map { $0 == "/" || $0 == ":" ? "_" : $0 })
    }
}
