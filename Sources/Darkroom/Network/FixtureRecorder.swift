import Foundation
import FoundationSupplement
import Processes
import Synchronization

/// Writes what a live run got from the network as a folder of fixtures, which `--fixtures` replays.
///
/// Of requests only the URL, the method and the body's fingerprint are written, never a header; of responses no cookie.
/// After every response the folder is whole: an interrupted run has recorded what it got.
final class FixtureRecorder: Sendable {
    private let folder: URL
    private let list: Mutex<FixtureList>

    /// Headers that do not hold for the body as it is written, or that are secret.
    private static let unrecorded: Set = [
        "connection", "content-encoding", "content-length", "keep-alive", "set-cookie", "set-cookie2",
        "transfer-encoding",
    ]

    /// Begins to record into a folder, made if it is not there; what it has recorded already stays.
    ///
    /// - Throws: `ProgramFailure` where it cannot be written to, or holds a list that cannot be read.
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
                    + "Name a folder of yours.")
        }
    }

    /// A file in the folder for a body while it arrives.
    func temporaryFile(for task: Int) -> URL { folder.appendingPathComponent(".arriving-\(task)") }

    /// - Parameter body: a file that becomes part of the folder; nil where there is no body.
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

    /// What no two responses of a list have in common.
    private static func identity(of entry: [String: Any]) -> [String] {
        ["url", "method", "requestDigest", "requestBody", "query"].map { key in entry[key].map { "\($0)" } ?? "" }
    }

    /// A name that says where a body is from, the same in every run.
    private static func fileName(of request: NetworkRequest, type: String) -> String {
        let place = (request.url.host ?? "") + request.url.path
        let words = place.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        let text = "\(request.method) \(request.url.absoluteString) \(request.digest ?? "")"
        let hash = FNVHash(text.utf8).hexadecimal.prefix(8)
        let ending = type.isEmpty ? "data" : ContentType.fileExtension(of: type)
        return "\(words.joined(separator: "-").prefix(60))-\(hash).\(ending)"
    }
}
