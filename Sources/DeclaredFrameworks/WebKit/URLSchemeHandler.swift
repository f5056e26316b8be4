import Foundation

/// A scheme of URLs that an app answers for its pages.
public struct URLScheme: Hashable, Sendable {
    private let name: String

    /// Creates a scheme, or nil if the text is none.
    public init?(_ rawValue: String) {
        guard let first = rawValue.first, first.isASCII, first.isLetter,
            rawValue.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        name = rawValue.lowercased()
    }
}

/// A part of an answer.
public enum URLSchemeTaskResult: Sendable {
    case response(URLResponse)
    case data(Data)
}

/// Answers what a page requests by a scheme. No page is loaded, so nothing is requested.
public protocol URLSchemeHandler {
    associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>

    func reply(for request: URLRequest) -> TaskSequence
}
