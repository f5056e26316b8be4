import Foundation
import FoundationSupplement
import Processes
import Synchronization

/// Records the network responses of a run in a folder of fixtures, which `--fixtures` replays.
///
/// The recorder writes a request's URL, its method and the hash of its body, but no headers. It does not write cookies.
/// The folder is complete after every response, so an interrupted run keeps its recorded responses.
final class FixtureRecorder: Sendable {
    private let folder: URL
    private let list: Mutex<FixtureList>

    /// Headers that are secret or do not describe the body as it is written.
    private static let unrecorded: Set = [
        "connection", "content-encoding", "content-length", "keep-alive", "set-cookie", "set-cookie2",
        "transfer-encoding",
    ]

    /// Starts recording into a folder and creates it if necessary. Earlier recordings are kept.
    ///
    /// - Throws: `ProgramFailure` if the folder cannot be written to or contains a list that cannot be read.
    init(folder: URL) throws {
        self.folder = folder
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let list = try FixtureList(folder: folder)
            try list.write()
            self.list = Mutex(list)
        } catch let failure as ProgramFailure {
            throw failure
        } catch {
            throw ProgramFailure.badInput(
                "--record-fixtures: the folder \(folder.path) cannot be written to: \(error.localizedDescription) "
                    + "Name a folder that you can write to.")
        }
    }

    /// Returns the file in the folder for a body that is still arriving.
    func temporaryFile(for task: Int) -> URL { folder.appendingPathComponent(".arriving-\(task)") }

    /// Records a response.
    ///
    /// - Parameter body: the file with the body, which is moved into the folder; nil if there is no body.
    /// - Returns: the body's file in the folder.
    /// - Throws: the error of moving the body or writing the list.
    func record(_ request: NetworkRequest, status: Int, headers: [String: String], body: URL?) throws -> URL? {
        var entry: [String: Any] = ["url": request.url.absoluteString, "method": request.method, "status": status]
        entry["requestDigest"] = request.digest
        let named = headers.filter { !FixtureRecorder.unrecorded.contains($0.key.lowercased()) }
        if !named.isEmpty { entry["headers"] = named }
        let type = named.first { $0.key.lowercased() == "content-type" }?.value ?? ""
        return try list.withLock { list in
            let file = body.map { _ in folder.appendingPathComponent(FixtureRecorder.fileName(of: request, type: type)) }
            if let body, let file {
                entry["file"] = file.lastPathComponent
                guard rename(body.path, file.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
            }
            let identity = FixtureRecorder.identity(of: entry)
            list.entries.removeAll { FixtureRecorder.identity(of: $0) == identity }
            list.entries.append(entry)
            list.entries.sort {
                FixtureRecorder.identity(of: $0).lexicographicallyPrecedes(FixtureRecorder.identity(of: $1))
            }
            try list.write()
            return file
        }
    }

    /// The values that identify a response in a list.
    private static func identity(of entry: [String: Any]) -> [String] {
        ["url", "method", "requestDigest", "requestBody", "query"].map { key in entry[key].map { "\($0)" } ?? "" }
    }

    /// Returns a file name that tells where a body comes from, the same in every run.
    private static func fileName(of request: NetworkRequest, type: String) -> String {
        let place = (request.url.host ?? "") + request.url.path
        let words = place.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let text = "\(request.method) \(request.url.absoluteString) \(request.digest ?? "")"
        let hash = FNVHash(text.utf8).hexadecimal.prefix(8)
        let ending = type.isEmpty ? "data" : ContentType.fileExtension(of: type)
        return "\(words.joined(separator: "-").prefix(60))-\(hash).\(ending)"
    }
}
