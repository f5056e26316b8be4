import Foundation
import Processes

/// A request that the studio sends to a program, as a line of JSON.
struct ServerRequest: Codable, Sendable {
    enum Task: String, Codable, Sendable {
        case list, draw, timeline, tap, save, cancel
    }

    let id: Int
    let task: Task
    var picture: PictureRequest?
    /// The pictures to save.
    var pictures: [PictureRequest]?
    /// Whether the answer contains the layout tree.
    var inspect: Bool?
    /// Whether the answer contains the findings.
    var check: Bool?
    /// The index of a tap target; -1 for the widget itself.
    var target: Int?
    /// The format of the files to save.
    var format: String?
    /// The requests that are no longer needed.
    var requests: [Int]?

    private enum CodingKeys: String, CodingKey {
        case id, picture, pictures, inspect, check, target, format, requests
        case task = "do"
    }
}

/// What a program answers, as a line of JSON.
struct ServerAnswer: Encodable {
    /// Why a request has no result.
    struct Failure: Encodable, Error {
        let message: String
        /// The exit status of a command that fails so; 0 for a request that was withdrawn.
        let status: Int32
    }

    /// The request; nil for an event.
    var re: Int?
    /// `started` when the program has begun, after it has started again too.
    var event: String?
    var result: (any Encodable)?
    var error: Failure?

    private enum CodingKeys: CodingKey { case re, event, result, error }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeIfPresent(re, forKey: .re)
        try values.encodeIfPresent(event, forKey: .event)
        try result?.encode(to: values.superEncoder(forKey: .result))
        try values.encodeIfPresent(error, forKey: .error)
    }
}

extension ServerAnswer.Failure {
    init(_ error: any Error) {
        switch error {
        case let failure as ServerAnswer.Failure: self = failure
        case let failure as ProgramFailure: self.init(message: failure.message, status: failure.status.rawValue)
        case let failure as DrawingFailure:
            self.init(message: "The picture cannot be drawn: \(failure.reason)", status: ProgramFailure.Status.widgetFailed.rawValue)
        default: self.init(message: PictureOptions.message(for: error), status: ProgramFailure.Status.badInput.rawValue)
        }
    }

    static var withdrawn: Self { .init(message: "cancelled", status: 0) }
}
