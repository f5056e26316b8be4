import FoundationSupplement

/// A value that has a text of its own in a URL.
public protocol CustomURLRepresentationParameterConvertible {
    var urlRepresentationParameter: String? { get async }
}

/// The parts of a URL: texts, and what is read of a value.
// The closures only capture key paths.
struct URLTemplate<Root>: @unchecked Sendable {
    enum Part {
        case text(String)
        case value((Root) async -> String?)
    }

    var parts: [Part] = []

    init() {}
    init(_ text: String) { parts = [.text(text)] }

    /// Returns the URL of a value, or `nil` if a part of it has no text or the whole is no URL.
    func url(of root: Root) async -> URL? {
        var text = ""
        for part in parts {
            switch part {
            case .text(let literal): text += literal
            case .value(let read):
                guard let value = await read(root) else { return nil }
                text += value.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? value
            }
        }
        return URL(string: text)
    }

    /// Returns the text of a property's or parameter's value in a URL.
    static func text(of value: Any) async -> String? {
        if let value = value as? any CustomURLRepresentationParameterConvertible { return await value.urlRepresentationParameter }
        return (value as? any _IntentValue)?._text
    }
}
