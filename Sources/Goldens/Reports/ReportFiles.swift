import Files
import Foundation

import Processes
/// What `verify` writes beside the report, and how an earlier run's files are told from others.
enum VerificationFiles {
    /// The three pictures of what does not pass.
    enum Part: String { case expected, actual, difference }

    static let pictureFolder = "pictures"

    /// Where a picture lies, from the report's folder on.
    static func path(_ name: String, _ part: Part) -> String { "\(pictureFolder)/\(name)-\(part.rawValue).png" }

    /// Where the layout of an actual picture lies, from the report's folder on.
    static func layoutPath(_ name: String) -> String { "\(GoldenNames.layoutFolder)/\(name).json" }

    /// Removes the files that an earlier run's report names, and those reports; nothing else is touched.
    ///
    /// - Throws: `ProgramFailure` where `report.json` is not one of `verify`'s.
    static func removeEarlier(in folder: URL) throws {
        let pictures = try earlier(in: folder)
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("report.json").path) else { return }
        // The report goes first: one that is there is never about other pictures than those beside it.
        for name in ReportWriter.files { unlink(folder.appendingPathComponent(name).path) }
        remove(pictures, in: folder)
    }

    /// The pictures and layouts that an earlier run's report names, from the folder on; none where there is no report.
    ///
    /// - Throws: `ProgramFailure` where `report.json` is not one of `verify`'s.
    static func earlier(in folder: URL) throws -> Set<String> {
        let file = folder.appendingPathComponent("report.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        var files: Set<String> = []
        do {
            let data = try Data(contentsOf: file)
            guard let pictures = JSONList("pictures", in: data) else { throw CocoaError(.fileReadCorruptFile) }
            _ = try ReportEncoding.decoder.decode(Named.self, from: pictures.frame)
            try pictures.forEach(Named.Picture.self) { files.formUnion($0.files.filter(ReportPath.isInside)) }
        } catch {
            throw ProgramFailure.badInput(
                "\(file.path) is there, and was not written by verify. Move it away, or name another folder with --output.")
        }
        return files
    }

    /// Removes files, and the folders that are empty without them.
    static func remove(_ paths: some Sequence<String>, in folder: URL) {
        for path in paths {
            let file = folder.appendingPathComponent(path)
            unlink(file.path)
            var parent = file.deletingLastPathComponent()
            while parent.path.count > folder.path.count, rmdir(parent.path) == 0 { parent.deleteLastPathComponent() }
        }
    }

    private struct Named: Decodable {
        struct Picture: Decodable {
            let expected, actual, differencePicture, actualLayout: String?
            var files: [String] { [expected, actual, differencePicture, actualLayout].compactMap { $0 } }
        }
        let goldens: String
        let pictures: [Picture]
    }
}
