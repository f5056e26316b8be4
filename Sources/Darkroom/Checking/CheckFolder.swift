import CairoGraphics
import Checks
import DisplayList
import Files
import Foundation
import Goldens
import PictureEngine
import Processes
import WidgetKitCore

/// The folder of a check's files, which are made in a hidden folder and replace earlier ones when all are complete.
///
/// Pictures go to the disk as they are judged, so that memory does not grow with them. Equal pictures share a file.
@MainActor final class CheckFolder {
    /// Pixels per point: those of most iPhones have three, and two are enough to see what a finding is about.
    static let scale: CGFloat = 2
    private static let placeName = ".incomplete"
    private static let names = (json: "findings.json", sarif: "findings.sarif", junit: "junit.xml", markdown: "summary.md", page: "report.html")

    /// The folder of the finished files.
    let folder: URL
    private let place: URL
    private let lock: FolderLock
    private let writer: FileWriter
    /// The files of an earlier run.
    private let earlier: Set<String>
    /// The pictures that are written, by their names.
    private(set) var files: [String: CheckReport.PictureFile] = [:]
    private var filesOfDigests: [String: String] = [:]
    /// Whether another process goes on with the folder.
    private var isKept = false

    /// - Parameter continues: whether another process of the same run has begun.
    /// - Throws: `ProgramFailure` if the folder cannot be written to, or another run uses it.
    init(_ folder: URL, continues: Bool) throws {
        self.folder = folder
        _ = try FileWriter(folder: folder)
        lock = try FolderLock(folder)
        TemporaryFiles.removeAbandoned(in: folder)
        place = folder.appendingPathComponent(CheckFolder.placeName, isDirectory: true)
        let report = FileManager.default.contents(atPath: folder.appendingPathComponent(CheckFolder.names.json).path)
        let known = report.flatMap { try? ReportEncoding.decoder.decode(CheckReport.self, from: $0) }
        earlier = Set((known?.files ?? [:]).values.map(\.path).filter(RelativePath.isInside))
        let place = place
        writer = try Interruption.shared.uninterrupted {
            TemporaryFiles.shared.add(place.path)
            if !continues { try? FileManager.default.removeItem(at: place) }
            return try FileWriter(folder: place)
        }
    }

    /// Writes a picture that has been judged.
    ///
    /// - Throws: `ProgramFailure` if the file cannot be written, `PictureFailure` if no picture has the size in pixels.
    func add(_ picture: SelectedPicture, _ facts: PictureFacts, with engine: PictureEngine) throws {
        let path = filesOfDigests[facts.digest] ?? freePath(for: facts.name)
        if filesOfDigests.updateValue(path, forKey: facts.digest) == nil {
            let ground = PictureFacts.ground(of: picture.surroundings)
            let bitmap = try engine.bitmaps.render(picture.view.displayList, scale: CheckFolder.scale, background: ground)
            let data = try PNGEncoder().encode(bitmap, scale: CheckFolder.scale)
            try Interruption.shared.uninterrupted { try writer.write(data, to: path) }
        }
        files[facts.name] = CheckReport.PictureFile(path: path, width: facts.size.width, height: facts.size.height)
    }

    /// The path of a new file. The entries of a preview share their name.
    private func freePath(for name: String) -> String {
        let taken = Set(filesOfDigests.values)
        let names = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? "pictures/\(name).png" : "pictures/\(name)-\($0).png" }
        return names.first { !taken.contains($0) }!
    }

    /// Leaves the pictures to another process of the same run, which goes on with the folder.
    func keep() {
        isKept = true
        TemporaryFiles.shared.remove(place.path)
    }

    deinit {
        guard !isKept else { return }
        try? FileManager.default.removeItem(at: place)
        TemporaryFiles.shared.remove(place.path)
    }

    /// Writes all formats, and replaces an earlier run's files.
    ///
    /// - Throws: `ProgramFailure` if a file cannot be written.
    func finish(_ report: CheckReport, failing: Severity) throws {
        let shown = Set(report.findings.compactMap(\.pictures.first))
        var report = report
        report.files = report.files?.filter { shown.contains($0.key) }
        let names = CheckFolder.names
        let page = { (id: String) in try? RulePages.explanation(of: id) }
        try Interruption.shared.uninterrupted {
            try writer.write(Data(report.json().utf8), to: names.json)
            try writer.write(Data(SARIFReport(report, page: page).json().utf8), to: names.sarif)
            try writer.write(Data((CheckJUnit(report, failing: failing).text + "\n").utf8), to: names.junit)
            try writer.write(Data((CheckMarkdown(report).text + "\n").utf8), to: names.markdown)
            let html = try CheckPage(report, picturesIn: place, resources: ResourceFolder.located().url, page: page)
            try writer.writeText(to: names.page) { try html.write($0) }
            // All files are written; the rest only renames and removes files.
            let target = try FileWriter(folder: folder)
            let paths = Set((report.files ?? [:]).values.map(\.path))
            for path in paths.sorted() { try target.move(place.appendingPathComponent(path), to: path) }
            for name in [names.json, names.sarif, names.junit, names.markdown, names.page] {
                try target.move(place.appendingPathComponent(name), to: name)
            }
            ReportFiles.remove(earlier.subtracting(paths), in: folder)
        }
    }
}
