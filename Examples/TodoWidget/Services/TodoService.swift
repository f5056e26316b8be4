import SwiftUI

struct TodoService {
    static let shared = TodoService()

    private let baseURL = "https://jsonplaceholder.typicode.com"

    private init() {}

    func getAllTodos() async throws -> [Todo] {
        try await fetch("todos")
    }

    func getTodo(with id: Int) async throws -> Todo {
        try await fetch("todos/\(id)")
    }

    private func url(for endpoint: String) throws -> URL {
        guard let url = URL(string: "\(baseURL)/\(endpoint)") else {
            throw URLError(.badURL)
        }
        return url
    }

    private func fetch<Response: Decodable>(_ endpoint: String) async throws -> Response {
        let (data, response) = try await URLSession.shared.data(from: url(for: endpoint))
        guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
            throw URLError(.badServerResponse)
        }
        return try JSONDecoder().decode(Response.self, from: data)
    }
}
