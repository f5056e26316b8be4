import Files
import Foundation
import Processes
import Synchronization

/// The folder in which tests report differing pictures.
///
/// The folder has the format of `verify`'s reports, so `accept` can read it. It contains `report.json` and the pictures,
/// and from the end of the process on also the other reports.
///
/// The tests of a run share the folder, on any thread and in several processes. The first test removes the files of an
/// earlier run. A picture that fails and then passes is removed.
package final class TestFailures: Sendable {
    /// The place of a report.
    package struct Place: Hashable, Sendable {
        /// The report's folder.
        package let folder: URL
        /// The folder of the goldens, to which the pictures' names are relative.
        package let goldens: URL

        package init(folder: URL, goldens: URL) {
            (self.folder, self.goldens) = (folder.standardizedFileURL, goldens.standardizedFileURL)
        }

        /// Returns the name of a golden in the report.
        package func name(of golden: URL) -> String {
            RelativePath.from(goldens, to: golden.deletingPathExtension())
        }
    }

    package static let shared = TestFailures()

    private struct State {
        /// The names of the pictures in each report.
        var names: [Place: Set<String>] = [:]
        var isWrittenAtExit = false
    }

    /// The lock is also held while reports are read and written.
    private let state = Mutex(State())

    init() {}

    /// Adds a failed picture to the report of a place.
    ///
    /// - Throws: `ProgramFailure` if a file cannot be written.
    package func add(_ picture: VerifiedPicture, _ evidence: PictureEvidence, to place: Place) throws {
        try state.withLock { state in
            _ = try known(in: place, &state)
            var picture = picture
            picture.add(
                try evidence.write(
                    named: picture.name, with: FileWriter(folder: place.folder, option: "DARKROOM_OUTPUT")))
            picture.goldenHash = evidence.expected.map { ContentHash.sha256($0) }
            try change(place, &state) { $0.pictures = $0.pictures.filter { $0.name != picture.name } + [picture] }
        }
    }

    /// Removes a picture that now passes from the report of a place.
    ///
    /// - Throws: `ProgramFailure` if the report cannot be written.
    package func remove(_ name: String, from place: Place) throws {
        try state.withLock { state in
            guard try known(in: place, &state).contains(name) else { return }
            try change(place, &state) { report in
                for path in report.pictures.first(where: { $0.name == name })?.files ?? [] {
                    unlink(place.folder.appendingPathComponent(path).path)
                }
                report.pictures.removeAll { $0.name == name }
            }
        }
    }

    /// Returns the command that accepts a picture as the golden.
    package static func acceptCommand(_ name: String, in place: Place) -> String {
        AcceptCommandLine.text(of: emptyReport(in: place), folder: place.folder.path, names: [name])
    }

    /// Returns the page that shows all pictures of a place.
    package static func page(of place: Place) -> URL { place.folder.appendingPathComponent("report.html") }

    /// Writes the other reports of all places that this process has changed.
    ///
    /// - Throws: `ProgramFailure` if a report cannot be written.
    package func writeReports() throws {
        try state.withLock { state in
            for place in state.names.keys.sorted(by: { $0.folder.path < $1.folder.path }) where isReport(in: place) {
                let turn = try FolderLock(place.folder, option: "DARKROOM_OUTPUT", waits: true)
                defer { withExtendedLifetime(turn) {} }
                guard isReport(in: place) else { continue }
                try ReportWriter(folder: place.folder).write(ReportReader(folder: place.folder).read())
            }
        }
    }

    private static func emptyReport(in place: Place) -> VerificationReport {
        var report = VerificationReport(
            darkroom: DarkroomVersion.current, goldens: RelativePath.from(place.folder, to: place.goldens))
        (report.isOfTests, report.program) = (true, ProgramInvocation.wordsOfTests)
        return report
    }

    private func isReport(in place: Place) -> Bool {
        FileManager.default.fileExists(atPath: place.folder.appendingPathComponent("report.json").path)
    }

    /// Returns the names of the pictures that this run has reported, and removes the files of an earlier run.
    private func known(in place: Place, _ state: inout State) throws -> Set<String> {
        if let known = state.names[place] { return known }
        guard isReport(in: place) else { return [] }
        let turn = try FolderLock(place.folder, option: "DARKROOM_OUTPUT", waits: true)
        defer { withExtendedLifetime(turn) {} }
        let file = place.folder.appendingPathComponent("report.json")
        if TestRun.isEarlier(file) {
            try ReportFiles.removeEarlier(in: place.folder)
            state.names[place] = []
        } else {
            state.names[place] = Set(try ReportReader(folder: place.folder).read().pictures.map(\.name))
        }
        return state.names[place] ?? []
    }

    /// Changes the report of a place, creates it if necessary, and removes it if no pictures are left.
    private func change(
        _ place: Place, _ state: inout State, _ body: (inout VerificationReport) -> Void
    ) throws {
        let turn = try FolderLock(place.folder, option: "DARKROOM_OUTPUT", waits: true)
        defer { withExtendedLifetime(turn) {} }
        var report = TestFailures.emptyReport(in: place)
        if isReport(in: place) {
            let earlier = try ReportReader(folder: place.folder).read()
            guard earlier.goldens == report.goldens, earlier.isOfTests == true else {
                throw ProgramFailure.badInput(
                    "\(place.folder.path) contains the report of other goldens. Name another folder with DARKROOM_OUTPUT, "
                        + "or GoldenFolder(failures:).")
            }
            report = earlier
        }
        body(&report)
        report.pictures.sort { $0.name < $1.name }
        state.names[place] = Set(report.pictures.map(\.name))
        guard !report.pictures.isEmpty else { return try ReportFiles.removeEarlier(in: place.folder) }
        try FileWriter(folder: place.folder, option: "DARKROOM_OUTPUT")
            .writeText(to: "report.json") { try report.writeJSON($0) }
        writeAtExit(&state)
    }

    /// Writes the other reports when the process ends. Pages with many pictures take time, so they are not written before.
    private func writeAtExit(_ state: inout State) {
        guard self === TestFailures.shared, !state.isWrittenAtExit else { return }
        state.isWrittenAtExit = true
        atexit {
            do { try TestFailures.shared.writeReports() } catch { Console.shared.error("\(error)") }
        }
    }
}
