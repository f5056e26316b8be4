import Files
import Foundation

/// A URL, perhaps with `*` for any text, that requests are compared with.
struct URLPattern: Sendable, Hashable {
    private let pattern: TextPattern

    /// - Returns: nil where the text neither is a URL with a scheme nor holds a `*`.
    init?(_ text: String) {
        guard !text.isEmpty, text.contains("://") || text.contains("*") else { return nil }
        // As requests have it: characters that a URL cannot hold are escaped.
        pattern = TextPattern(URLPattern.normalized(URL(string: text)?.absoluteString ?? text))
    }

    var text: String { pattern.text }
    var hasWildcards: Bool { pattern.hasWildcards }
    var fixedLength: Int { pattern.fixedLength }

    func matches(_ url: URL, ignoringQuery: Bool = false) -> Bool {
        let text = URLPattern.normalized(url.absoluteString)
        return pattern.matches(ignoringQuery ? String(text.prefix { $0 != "?" }) : text)
    }

    /// URLs that differ only in how they are written have the same text.
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
