import Files
import Foundation
import Processes

/// Reads a report of `verify` or `report`.
package struct ReportReader {
    /// The report's folder.
    package let folder: URL

    package init(folder: URL) { self.folder = folder }

    /// Returns the folder for a path to the folder or to the `report.json` in it.
    package static func folder(named path: String) -> URL {
        let place = URL(fileURLWithPath: path)
        return place.lastPathComponent == "report.json"
            ? place.deletingLastPathComponent() : URL(fileURLWithPath: path, isDirectory: true)
    }

    /// Returns the report.
    ///
    /// - Throws: `ProgramFailure` if the report is missing or damaged, a newer version wrote it, or it lists a picture twice
    ///   or names files outside its folder.
    package func read() throws -> VerificationReport {
        let file = folder.appendingPathComponent("report.json")
        let data: Data
        do { data = try Data(contentsOf: file) } catch {
            let reason = access(file.path, R_OK) == 0 ? FileWriter.reason(of: error) : String(cString: strerror(errno))
            throw ProgramFailure.badInput(
                "\(file.path) cannot be read: \(reason). "
                    + "Name a folder that darkroom verify has written, with its report.json.")
        }
        try FormatVersion.check(data, of: file, known: VerificationReport.currentVersion, otherwise: "verify again")
        let report: VerificationReport
        do { report = try ReportEncoding.decoder.decode(VerificationReport.self, from: data) } catch {
            throw damaged(file, error)
        }
        var names: Set<String> = []
        for picture in report.pictures {
            guard names.insert(picture.name).inserted else {
                throw ProgramFailure.badInput("\(file.path) lists \(Markup.oneLine(picture.name)) twice. Verify again.")
            }
            if let path = picture.files.first(where: { !RelativePath.isInside($0) }) {
                throw ProgramFailure.badInput(
                    "\(file.path) names \"\(Markup.oneLine(path))\" for \(Markup.oneLine(picture.name)), which does not lie "
                        + "in its folder. Verify again.")
            }
        }
        return report
    }

    private func damaged(_ file: URL, _ error: any Error) -> ProgramFailure {
        .badInput("\(file.path) is no report: \(ReportReader.reason(of: error)). Verify again, or fetch the file again.")
    }

    private static func reason(of error: any Error) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map { $0.intValue.map { "\($0)" } ?? $0.stringValue }
            return path.isEmpty ? "" : " at \(path.joined(separator: "."))"
        }
        switch error as? DecodingError {
        case .keyNotFound(let key, let context): return "\(key.stringValue) is missing\(place(context))"
        case .typeMismatch(_, let context), .valueNotFound(_, let context): return "a value does not fit\(place(context))"
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            return "a value is not known\(place(context))"
        default: return "it is not complete JSON"
        }
    }
}

extension VerifiedPicture {
    /// The paths of the picture's files.
    package var files: [String] { [self.expected, self.actual, self.differencePicture, self.actualLayout].compactMap { $0 } }
}
