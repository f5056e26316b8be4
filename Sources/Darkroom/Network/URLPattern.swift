import Files
import Foundation

/// A URL that is compared with requests. In it, `*` stands for any text.
struct URLPattern: Sendable, Hashable {
    private let pattern: TextPattern

    /// Returns nil if the text is no URL with a scheme and contains no `*`.
    init?(_ text: String) {
        guard !text.isEmpty, text.contains("://") || text.contains("*") else { return nil }
        // Invalid characters are escaped, as in the URLs of requests.
        pattern = TextPattern(URLPattern.normalized(URL(string: text)?.absoluteString ?? text))
    }

    var text: String { pattern.text }
    var hasWildcards: Bool { pattern.hasWildcards }
    var fixedLength: Int { pattern.fixedLength }

    func matches(_ url: URL, ignoringQuery: Bool = false) -> Bool {
        let text = URLPattern.normalized(url.absoluteString)
        return pattern.matches(ignoringQuery ? String(text.prefix { $0 != "?" }) : text)
    }

    /// Returns a text that is equal for different spellings of a URL.
    static func normalized(_ text: String) -> String {
        let text = text.prefix { $0 != "#" }
        guard let mark = text.firstRange(of: "://") else { return String(text) }
        let scheme = text[..<mark.lowerBound].lowercased()
        let rest = text[mark.upperBound...]
        var host = rest.prefix { $0 != "/" && $0 != "?" }.lowercased()
        var path = String(rest.dropFirst(host.count))
        for (name, port) in [("http", ":80"), ("https", ":443")] where scheme == name && host.hasSuffix(port) {
            host.removeLast(port.count)
        }
        if path.isEmpty ? !host.hasSuffix("*") : path.hasPrefix("?") { path = "/" + path }
        return "\(scheme)://\(host)\(path)"
    }
}
