import SwiftUI

struct JokeService {
    private let endpoint = "https://dad-jokes.example.com/jokes"

    func joke(of type: JokeType) async throws -> Joke {
        var components = URLComponents(string: endpoint)
        components?.queryItems = [URLQueryItem(name: "type", value: type.rawValue)]
        guard let url = components?.url else {
            throw URLError(.badURL)
        }

        let (data, response) = try await URLSession.shared.data(from: url)
        guard let response = response as? HTTPURLResponse, (200..<300).contains(response.statusCode) else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode(Joke.self, from: data)
    }
}
