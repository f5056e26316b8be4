import Files
import Foundation
import Processes

/// The recorded responses of a folder: `fixtures.json` and the bodies beside it.
///
///     {"responses": [{"url": "https://api.example.com/days?*", "file": "days.json"}]}
///
/// Each response has a `url`, in which `*` stands for any text, and may have: `method`; `query`, an object whose values
/// are compared instead of the URL's query; `requestBody`, a text that may contain `*`, or `requestDigest`, its hash;
/// `status` (200); `headers`; and either `file`, a path in the folder, or `body`, a text or any JSON. A body is stored as
/// the widget receives it, or compressed with gzip if the header `Content-Encoding` says so.
package struct FixtureList {
    static let name = "fixtures.json"

    let folder: URL
    /// The responses as the file contains them.
    var entries: [[String: Any]] = []

    private var file: URL { folder.appendingPathComponent(FixtureList.name) }

    /// Reads the list of a folder. Without a file, the list is empty.
    ///
    /// - Throws: `ProgramFailure` if the file exists and cannot be read.
    package init(folder: URL) throws {
        self.folder = folder
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        let contents: Any
        do {
            contents = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        } catch {
            throw failure("it is not JSON (\((error as NSError).localizedDescription))")
        }
        guard let entries = (contents as? [String: Any])?["responses"] as? [[String: Any]] else {
            throw failure("it has no list of responses")
        }
        self.entries = entries
    }

    /// Writes the complete list, or leaves the file as it is.
    ///
    /// - Throws: the error of writing the file.
    func write() throws {
        var data = try JSONSerialization.data(
            withJSONObject: ["responses": entries], options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        data.append(UInt8(ascii: "\n"))
        try data.write(to: file, options: .atomic)
    }

    /// Returns the responses.
    ///
    /// - Throws: `ProgramFailure` if a response is invalid.
    func responses() throws -> [RecordedResponse] {
        try entries.enumerated().map { index, entry in try response(entry, number: index + 1) }
    }

    private func response(_ entry: [String: Any], number: Int) throws -> RecordedResponse {
        let place = "response \(number)"
        func value<Value>(_ key: String, _ kind: String) throws -> Value? {
            guard let value = entry[key], !(value is NSNull) else { return nil }
            guard let value = value as? Value else { throw failure("the \(key) of \(place) is not \(kind)") }
            return value
        }
        let known = [
            "url", "method", "query", "requestBody", "requestDigest", "status", "headers", "file", "body",
        ]
        if let unknown = entry.keys.filter({ !known.contains($0) }).min() {
            throw failure("\(place) has the unknown key \"\(unknown)\"; the keys are \(Choice.joined(known))")
        }
        guard let text: String = try value("url", "a text"), let url = URLPattern(text) else {
            throw failure("\(place) has no URL such as https://api.example.com/days")
        }
        var response = RecordedResponse(url: url)
        response.method = (try value("method", "a text") as String?)?.uppercased()
        response.query = (try value("query", "an object of texts") as [String: String]?)?.mapValues(TextPattern.init)
            ?? [:]
        response.requestBody = (try value("requestBody", "a text") as String?).map(TextPattern.init)
        response.requestDigest = try value("requestDigest", "a text")
        response.headers = try value("headers", "an object of texts") ?? [:]
        response.status = try value("status", "a whole number") ?? 200
        guard (100...599).contains(response.status) else {
            throw failure("the status of \(place) is \(response.status); it must be from 100 to 599")
        }
        if let name: String = try value("file", "a file's name") {
            guard entry["body"] == nil else { throw failure("\(place) has both a file and a body") }
            guard RelativePath.isInside(name) else {
                throw failure("the file of \(place), \(name), does not lie in the folder")
            }
            let body = folder.appendingPathComponent(name)
            if let problem = BodyFile(url: body).problem {
                throw ProgramFailure.badInput("\(file.path) names \(body.path), which \(problem)")
            }
            response.body = .file(body)
        } else if let body = entry["body"] {
            response.body = .data(try FixtureList.data(of: body))
            if !(body is String), response.header("Content-Type") == nil {
                response.headers["Content-Type"] = "application/json"
            }
        }
        return response
    }

    private static func data(of body: Any) throws -> Data {
        if let text = body as? String { return Data(text.utf8) }
        return try JSONSerialization.data(
            withJSONObject: body, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
    }

    private func failure(_ reason: String) -> ProgramFailure {
        .badInput(
            "The list of recorded responses \(file.path) cannot be read: \(reason). It should look like "
                + #"{"responses": [{"url": "https://…", "status": 200, "headers": {}, "file": "answer.json"}]}."#)
    }
}
