import Foundation

/// A program's answer to a request: a line of JSON.
///
/// The program writes its keys in alphabetical order, so a result stands behind the request's number. It reaches the page as
/// the text that it is, because reading and writing large answers takes longer than drawing some pictures.
struct AnswerLine {
    /// The number of the request.
    let number: Int
    /// Whether the request has failed.
    let isFailure: Bool
    private let line: String
    /// What follows the number; nil where a failure stands before it.
    private let rest: Substring?

    /// Reads the number of an answer; nil for lines that are none.
    init?(_ line: String) {
        self.line = line
        if line.hasPrefix(AnswerLine.opening) {
            let digits = line.dropFirst(AnswerLine.opening.count).prefix { $0.isASCII && $0.isNumber }
            let rest = line[digits.endIndex...]
            if let number = Int(digits), rest.hasPrefix(",\"result\":"), rest.hasSuffix("}") {
                (self.number, self.rest, isFailure) = (number, rest, false)
                return
            }
        }
        guard let head = try? JSONDecoder().decode(Head.self, from: Data(line.utf8)), let number = head.re else { return nil }
        (self.number, rest, isFailure) = (number, nil, head.error != nil)
    }

    /// The answer to a request with another number; nil for failures.
    func text(for id: Int) -> String? { rest.map { AnswerLine.opening + "\(id)" + $0 } }

    /// The answer as values.
    var content: [String: Any] { (try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]) ?? [:] }

    private static let opening = "{\"re\":"

    private struct Head: Decodable {
        struct Failure: Decodable {}

        let re: Int?
        let error: Failure?
    }
}
