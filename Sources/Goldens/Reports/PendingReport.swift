import Files
import Foundation
import Processes

/// A report that is made in a hidden folder and replaces an earlier report when it is complete. If the run ends before, the
/// earlier report is kept.
package final class PendingReport {
    package static let placeName = ".incomplete"

    /// The report's folder.
    package let folder: URL
    /// Whether the folder contains an earlier report.
    package let hasEarlier: Bool
    /// Writes the report's pictures to their final paths, but in the hidden folder. Threads must write within
    /// `Interruption.uninterrupted`, because a signal removes the hidden folder.
    package let writer: FileWriter
    /// The files of earlier reports.
    private let earlier: Set<String>
    private let lock: FolderLock
    private var place: URL { writer.folder }

    /// Whether another process goes on with the report.
    private var isKept = false

    /// - Parameter continues: whether another process of the same run has begun the report.
    /// - Throws: `ProgramFailure` if the folder cannot be written to, another run uses it, or its `report.json` was not
    ///   written by `verify`.
    package init(in folder: URL, continues: Bool = false) throws {
        self.folder = folder
        _ = try FileWriter(folder: folder)
        lock = try FolderLock(folder)
        TemporaryFiles.removeAbandoned(in: folder)
        let place = folder.appendingPathComponent(PendingReport.placeName, isDirectory: true)
        hasEarlier = FileManager.default.fileExists(atPath: folder.appendingPathComponent("report.json").path)
        // A killed run may have moved some of its pictures into the folder.
        earlier = try ReportFiles.earlier(in: folder).union((try? ReportFiles.earlier(in: place)) ?? [])
        writer = try Interruption.shared.uninterrupted {
            TemporaryFiles.shared.add(place.path)
            if !continues { try? FileManager.default.removeItem(at: place) }
            return try FileWriter(folder: place)
        }
    }

    /// Leaves the pictures to another process of the same run, which goes on with the report.
    package func keep() {
        isKept = true
        TemporaryFiles.shared.remove(place.path)
    }

    deinit {
        guard !isKept else { return }
        try? FileManager.default.removeItem(at: place)
        TemporaryFiles.shared.remove(place.path)
    }

    /// Writes the report and replaces the earlier one and its pictures.
    ///
    /// - Throws: `ProgramFailure` if a file cannot be written.
    package func replaceEarlier(with report: VerificationReport) throws {
        // A signal is delayed until the report is complete.
        try Interruption.shared.uninterrupted {
            try ReportWriter(folder: folder, madeIn: place).write(report)
            // All files are written; the rest only renames and removes files.
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
