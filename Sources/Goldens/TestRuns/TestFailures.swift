import Files
import Foundation
import Processes
import Synchronization

/// The folder in which tests show what differs. It has the form of `verify`'s folder, so `accept` takes it: `report.json`
/// and the pictures, and when the process ends the reports that people read.
///
/// The tests of one run share it, on any thread and in several processes. The files of an earlier run are removed first,
/// and so are those of a picture that fails and then passes.
package final class TestFailures: Sendable {
    /// Where failures are shown.
    package struct Place: Hashable, Sendable {
        /// The report's folder.
        package let folder: URL
        /// The folder that the pictures' names begin at, in which the goldens lie.
        package let goldens: URL

        package init(folder: URL, goldens: URL) {
            (self.folder, self.goldens) = (folder.standardizedFileURL, goldens.standardizedFileURL)
        }

        /// What the report calls a golden.
        package func name(of golden: URL) -> String {
            RelativePath.from(goldens, to: golden.deletingPathExtension())
        }
    }

    package static let shared = TestFailures()

    private struct State {
        /// The names that a place's report has.
        var names: [Place: Set<String>] = [:]
        var isWrittenAtExit = false
    }

    /// Held while reports are read and written, too.
    private let state = Mutex(State())

    init() {}

    /// Shows a picture that does not pass, under the name that the place gives it.
    ///
    /// - Throws: `ProgramFailure` where a file cannot be written.
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

    /// Removes a picture that passes now, if it is shown.
    ///
    /// - Throws: `ProgramFailure` where the report cannot be written.
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

    /// The command that makes a picture the golden.
    package static func acceptCommand(_ name: String, in place: Place) -> String {
        AcceptCommandLine.text(of: emptyReport(in: place), folder: place.folder.path, names: [name])
    }

    /// The page that shows all pictures of a place.
    package static func page(of place: Place) -> URL { place.folder.appendingPathComponent("report.html") }

    /// Writes the reports that people read of all places that this process has changed.
    ///
    /// - Throws: `ProgramFailure` where one cannot be written.
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

    /// What the place shows, without what an earlier run has left.
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

    /// Changes the report that is there, or a new one; without pictures it is removed.
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
                    "\(place.folder.path) has the report of other goldens. Name another folder with DARKROOM_OUTPUT, "
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

    /// Pages with many pictures take their time, so they are made once.
    private func writeAtExit(_ state: inout State) {
        guard self === TestFailures.shared, !state.isWrittenAtExit else { return }
        state.isWrittenAtExit = true
        atexit {
            do { try TestFailures.shared.writeReports() } catch { Console.shared.error("\(error)") }
        }
    }
}
