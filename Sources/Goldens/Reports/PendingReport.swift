import Files
import Foundation
import Processes

/// A report that is made beside an earlier one, and replaces it when it is complete. Whatever ends the run before that,
/// the earlier report is still there.
package final class PendingReport {
    package static let placeName = ".incomplete"

    /// The report's folder.
    package let folder: URL
    /// Whether the folder has a report already.
    package let hasEarlier: Bool
    /// Writes the report's pictures, by the paths that they will have in the folder. A thread that goes on while a signal
    /// ends the program has to write uninterrupted, or it writes into a folder that has just been removed.
    package let writer: FileWriter
    /// The files of earlier reports.
    private let earlier: Set<String>
    private let lock: FolderLock
    private var place: URL { writer.folder }

    /// - Throws: `ProgramFailure` where the folder cannot be written to, belongs to another run, or has a `report.json` that
    ///   is none of `verify`'s.
    package init(in folder: URL) throws {
        self.folder = folder
        _ = try FileWriter(folder: folder)
        lock = try FolderLock(folder)
        TemporaryFiles.removeAbandoned(in: folder)
        let place = folder.appendingPathComponent(PendingReport.placeName, isDirectory: true)
        hasEarlier = FileManager.default.fileExists(atPath: folder.appendingPathComponent("report.json").path)
        // A run that was killed may have put some of its pictures into the folder already.
        earlier = try ReportFiles.earlier(in: folder).union((try? ReportFiles.earlier(in: place)) ?? [])
        writer = try Interruption.shared.uninterrupted {
            TemporaryFiles.shared.add(place.path)
            try? FileManager.default.removeItem(at: place)
            return try FileWriter(folder: place)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: place)
        TemporaryFiles.shared.remove(place.path)
    }

    /// Writes the report and puts it, with its pictures, in the place of the earlier one.
    ///
    /// - Throws: `ProgramFailure` that names the file that cannot be written.
    package func replaceEarlier(with report: VerificationReport) throws {
        // A signal waits for this moment, and the report is there.
        try Interruption.shared.uninterrupted {
            try ReportWriter(folder: folder, madeIn: place).write(report)
            // All is written; from here on only names change.
            let writer = try FileWriter(folder: folder)
            var gone = earlier
            for path in report.pictures.lazy.flatMap(\.files) {
                try writer.move(place.appendingPathComponent(path), to: path)
                gone.remove(path)
            }
            for path in ReportWriter.files { try writer.move(place.appendingPathComponent(path), to: path) }
            ReportFiles.remove(gone, in: folder)
            Interruption.shared.setHandler(nil)
        }
    }
}
