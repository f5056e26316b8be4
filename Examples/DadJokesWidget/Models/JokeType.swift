import Foundation

/// The kinds of joke, by the names the service knows them by.
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
    /// The type chosen in the widget's settings; a dad joke where nothing is.
    init(_ choice: JokeTypeChoice) {
        switch choice {
        case .unknown, .dad: self = .dad
        case .knockKnock: self = .knockKnock
        case .pun: self = .pun
        case .oneLiner: self = .oneLiner
        }
    }
}
