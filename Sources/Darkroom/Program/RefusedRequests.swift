import Foundation
import Processes
import Synchronization

/// The requests of a run that no response answers.
///
/// The child notes them in its private home folder, and the supervisor lists all of them at once when the run has ended,
/// however it has ended.
enum RefusedRequests {
    private static let fileName = ".refused"
    /// How many requests a message lists.
    private static let limit = 40
    private static let noted = Mutex<Set<String>>([])

    /// How many requests this process has noted.
    static var count: Int { noted.withLock { $0.count } }

    /// Notes a request.
    ///
    /// - Parameters:
    ///   - name: the URL, behind its method if that is not GET.
    ///   - hint: what may be wrong with a recorded response, or an empty text.
    /// - Returns: whether the request is noted. Without a supervisor, it is not.
    static func note(_ name: String, hint: String) -> Bool {
        guard let file = Supervisor.home?.appendingPathComponent(fileName) else { return false }
        let line = "\(name)\t\(hint)\n"
        noted.withLock { noted in
            guard noted.insert(name).inserted else { return }
            let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { return }
            _ = line.utf8CString.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count - 1) }
            close(descriptor)
        }
        return true
    }

    /// Returns the notes of the child with this home folder.
    static func all(in home: URL) -> [String] {
        let text = try? String(contentsOf: home.appendingPathComponent(fileName), encoding: .utf8)
        return text?.split(separator: "\n").map(String.init) ?? []
    }

    /// Returns the message about the notes of a run; nil if there are none.
    static func message(_ notes: [String]) -> String? {
        let requests = Set(notes).sorted().map { note in
            let parts = note.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            return (name: parts[0], hint: parts.count > 1 ? parts[1] : "")
        }
        guard let first = requests.first else { return nil }
        if requests.count == 1 {
            return "the widget requested \(first.name), but the network is not available. "
                + (first.hint.isEmpty ? "" : "\(first.hint) ") + remedy(for: "it", example: url(of: first.name))
        }
        var lines = ["the widget requested \(requests.count) URLs, but the network is not available:"]
        lines += requests.prefix(limit).map { "  \($0.name)" + ($0.hint.isEmpty ? "" : " (\($0.hint))") }
        if requests.count > limit { lines.append("  and \(requests.count - limit) more") }
        let start = remedy(for: "them", example: "URL")
        return (lines + [start]).joined(separator: "\n")
    }

    private static func url(of name: String) -> Substring { name.split(separator: " ").last ?? "" }

    private static func remedy(for what: String, example: some StringProtocol) -> String {
        "Answer \(what) with --fixture '\(example)=FILE', list \(what) in Fixtures/fixtures.json, or record \(what) with "
            + "--record-fixtures DIR."
    }
}
