import SwiftUI

struct WeatherService {
    private let endpoint = URL(string: "https://weather.example.com/forecasts")!

    func forecast(for city: City) async throws -> Forecast {
        let (data, response) = try await URLSession.shared.data(from: endpoint.appending(path: city.rawValue))
        guard let response = response as? HTTPURLResponse, (200..<300).contains(response.statusCode) else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode(Forecast.self, from: data)
    }
}
