import Files
import Foundation

/// What a server is said to answer, and to which requests.
struct RecordedResponse: Sendable {
    let url: URLPattern
    /// In capitals; nil for every method.
    var method: String?
    /// Values by names, which are compared in place of the URL's own query where there are any.
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

    /// Of two responses to a request, the one that says more of it is meant.
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
    /// The value of a header, whose name may be written in any capitals.
    func header(_ name: String) -> String? {
        headers.first { $0.key.caseInsensitiveCompare(name) == .orderedSame }?.value
    }
}
