import Files
import Foundation
import Processes

/// The files of a report that an earlier run has written, told from others.
package enum ReportFiles {
    /// Removes the files that an earlier run's report names, and those reports; nothing else is touched.
    ///
    /// - Throws: `ProgramFailure` where `report.json` is not one of `verify`'s.
    package static func removeEarlier(in folder: URL) throws {
        let pictures = try earlier(in: folder)
        guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("report.json").path) else { return }
        // The report is removed first, so that a report never names pictures other than those beside it.
        for name in ReportWriter.files { unlink(folder.appendingPathComponent(name).path) }
        remove(pictures, in: folder)
    }

    /// The pictures and layouts that an earlier run's report names, from the folder on; none where there is no report.
    ///
    /// - Throws: `ProgramFailure` where `report.json` is not one of `verify`'s.
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
                "\(file.path) is there, and was not written by verify. Move it away, or name another folder with --output.")
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

    /// What of a report names files.
    private struct FileNames: Decodable {
        struct PictureFiles: Decodable {
            let expected, actual, differencePicture, actualLayout: String?
            var files: [String] { [expected, actual, differencePicture, actualLayout].compactMap { $0 } }
        }
        let goldens: String
        let pictures: [PictureFiles]
    }
}
