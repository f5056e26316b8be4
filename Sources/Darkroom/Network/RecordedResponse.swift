import Files
import Foundation

/// A recorded response, and the requests that it answers.
struct RecordedResponse: Sendable {
    let url: URLPattern
    /// The method in capitals; nil matches every method.
    var method: String?
    /// The values of query items by name. If there are any, they are compared instead of the URL's query.
    var query: [String: TextPattern] = [:]
    var requestBody: TextPattern?
    var requestDigest: String?

    var status = 200
    var headers: [String: String] = [:]
    var body = Body.data(Data())

    enum Body: Sendable, Equatable {
        case data(Data)
        case file(URL)
    }

    func answers(_ request: NetworkRequest) -> Bool {
        guard method == nil || method == request.method, url.matches(request.url, ignoringQuery: !query.isEmpty)
        else { return false }
        if !query.isEmpty {
            let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
            guard query.allSatisfy({ name, value in
                items.contains { $0.name == name && value.matches($0.value ?? "") }
            }) else { return false }
        }
        if let requestDigest, requestDigest != request.digest { return false }
        return requestBody.map { $0.matches(String(decoding: request.body, as: UTF8.self)) } ?? true
    }

    /// Returns whether this response takes precedence over another one that answers the same request.
    func isMoreSpecific(than other: RecordedResponse) -> Bool {
        if url.hasWildcards != other.url.hasWildcards { return !url.hasWildcards }
        if conditions != other.conditions { return conditions > other.conditions }
        return url.fixedLength > other.url.fixedLength
    }

    private var conditions: Int {
        query.count + [method != nil, requestBody != nil, requestDigest != nil].count { $0 }
    }
}

extension RecordedResponse {
    /// Returns the value of a header. Upper and lower case of the name do not matter.
    func header(_ name: String) -> String? {
        headers.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
    }
}
