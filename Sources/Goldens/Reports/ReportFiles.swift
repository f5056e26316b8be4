import Files
import Foundation
import Processes

/// Finds and removes the files of an earlier run's report.
package enum ReportFiles {
    /// Removes the files of an earlier run's report, and no other files.
    ///
    /// - Throws: `ProgramFailure` if `verify` did not write the `report.json`.
    package static func removeEarlier(in folder: URL) throws {
        let pictures = try earlier(in: folder)
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("report.json").path) else { return }
        // The report is removed first, so that a report never names missing pictures.
        for name in ReportWriter.files { unlink(folder.appendingPathComponent(name).path) }
        remove(pictures, in: folder)
    }

    /// Returns the paths of the pictures and layouts of an earlier run's report, relative to the folder. There are none
    /// without a report.
    ///
    /// - Throws: `ProgramFailure` if `verify` did not write the `report.json`.
    package static func earlier(in folder: URL) throws -> Set<String> {
        let file = folder.appendingPathComponent("report.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        var files: Set<String> = []
        do {
            let data = try Data(contentsOf: file)
            guard let pictures = JSONList("pictures", in: data) else { throw CocoaError(.fileReadCorruptFile) }
            _ = try ReportEncoding.decoder.decode(FileNames.self, from: pictures.frame)
            try pictures.forEach(FileNames.PictureFiles.self) { files.formUnion($0.files.filter(RelativePath.isInside)) }
        } catch {
            throw ProgramFailure.badInput(
                "\(file.path) was not written by verify. Move it away, or name another folder with --output.")
        }
        return files
    }

    /// Removes files, and the folders that become empty.
    package static func remove(_ paths: some Sequence<String>, in folder: URL) {
        for path in paths {
            let file = folder.appendingPathComponent(path)
            unlink(file.path)
            var parent = file.deletingLastPathComponent()
            while parent.path.count > folder.path.count, rmdir(parent.path) == 0 { parent.deleteLastPathComponent() }
        }
    }

    /// The part of a report that names files.
    private struct FileNames: Decodable {
        struct PictureFiles: Decodable {
            let expected, actual, differencePicture, actualLayout: String?
            var files: [String] { [expected, actual, differencePicture, actualLayout].compactMap { $0 } }
        }
        let goldens: String
        let pictures: [PictureFiles]
    }
}
