import Foundation

/// What a server is said to have answered.
struct RecordedResponse: Sendable {
    let url: String
    let status: Int
    let headers: [String: String]
    /// The file with the body; nil for an empty body.
    let file: URL?
}

extension RecordedResponse {
    /// The responses that `fixtures.json` of a folder lists; none where there is no such file.
    ///
    /// - Throws: `ProgramFailure` where the file is not what it should be, or names a file that is not there.
    static func all(in folder: URL) throws -> [RecordedResponse] {
        let list = folder.appendingPathComponent("fixtures.json")
        guard FileManager.default.fileExists(atPath: list.path) else { return [] }
        let contents: Contents
        do {
            contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: list))
        } catch {
            throw ProgramFailure.badInput(
                "The list of recorded responses \(list.path) cannot be read: \(error). It should look like "
                    + #"{"responses": [{"url": "https://…", "status": 200, "headers": {}, "file": "answer.json"}]}."#)
        }
        return try contents.responses.map { listed in
            let file = listed.file.map { folder.appendingPathComponent($0) }
            if let file, !FileManager.default.isReadableFile(atPath: file.path) {
                throw ProgramFailure.badInput(
                    "\(list.path) names \(file.path), which cannot be read. Check the file's name.")
            }
            return RecordedResponse(
                url: listed.url, status: listed.status ?? 200, headers: listed.headers ?? [:], file: file)
        }
    }

    private struct Contents: Decodable {
        struct Response: Decodable {
            let url: String
            let status: Int?
            let headers: [String: String]?
            let file: String?
        }

        let responses: [Response]
    }
}
