import Foundation

/// The kinds of jokes, with their names in the service.
enum JokeType: String, CaseIterable, Codable {
    case dad
    case knockKnock = "knock-knock"
    case pun
    case oneLiner = "one-liner"

    var title: String {
        switch self {
        case .dad: return "Dad Joke"
        case .knockKnock: return "Knock-Knock Joke"
        case .pun: return "Pun"
        case .oneLiner: return "One-Liner"
        }
    }
}

extension JokeType {
    /// Creates the type from the widget's settings. The default is a dad joke.
    init(_ choice: JokeTypeChoice) {
        switch choice {
        case .unknown, .dad: self = .dad
        case .knockKnock: self = .knockKnock
        case .pun: self = .pun
        case .oneLiner: self = .oneLiner
        }
    }
}
