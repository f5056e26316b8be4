import Foundation

struct Joke: Codable {
    let joke: String
    let type: JokeType
}

extension Joke {
    static let placeholder = Joke(
        joke: "What did the ocean say to the shore? Nothing, it just waved.", type: .dad)
}
