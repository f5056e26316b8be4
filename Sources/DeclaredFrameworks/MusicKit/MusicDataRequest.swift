import Foundation
import FoundationNetworking

/// A request to Apple Music's server, which nobody sends.
public struct MusicDataRequest: Sendable {
    public let urlRequest: URLRequest

    public init(urlRequest: URLRequest) { self.urlRequest = urlRequest }

    public func response() async throws -> MusicDataResponse { throw MusicTokenRequestError.permissionDenied }

    public static var currentCountryCode: String {
        get async throws { throw MusicTokenRequestError.permissionDenied }
    }
}

/// The answer of Apple Music's server, of which there is none.
public struct MusicDataResponse: Sendable {
    public let data: Data
    public let urlResponse: URLResponse
}
