import FoundationSupplement

/// An enumeration whose values have URLs, which the app opens.
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
    public typealias URLRepresentation = EnumURLRepresentation<Self>

    public var urlRepresentationParameter: String? { get async { String(rawValue) } }
}

/// The URLs of an enumeration's values: one in which the value stands, or one for each.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation, ExpressibleByDictionaryLiteral, Sendable {
    private let all: EnumSingleURLRepresentation?
    private let each: [Enum: EnumSingleURLRepresentation]

    public init(_ value: String) { (all, each) = (EnumSingleURLRepresentation(stringLiteral: value), [:]) }
    public init(_ urlRepresentations: [Enum: EnumSingleURLRepresentation]) { (all, each) = (nil, urlRepresentations) }
    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        (all, each) = (EnumSingleURLRepresentation(stringInterpolation: stringInterpolation), [:])
    }

    public init(dictionaryLiteral elements: (Enum, EnumSingleURLRepresentation)...) {
        self.init(Dictionary(elements) { $1 })
    }

    /// Returns the URL of a value, or `nil` if it has none.
    func url(of value: Enum) -> URL? { (all ?? each[value]).flatMap { URL(string: $0.text(String(value.rawValue))) } }

    /// What stands for the value in a URL.
    public enum Token: Sendable { case rawValue }

    /// The URL of one value.
    public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation, Sendable {
        let text: @Sendable (_ rawValue: String) -> String

        public init(stringLiteral value: String) { text = { _ in value } }

        public init(stringInterpolation: StringInterpolation) {
            let parts = stringInterpolation.parts
            text = { rawValue in parts.map { $0 ?? rawValue }.joined() }
        }

        public typealias StringInterpolation = EnumURLRepresentation.StringInterpolation
    }

    /// The text of a URL, and the places of the value.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// The texts; `nil` stands for the value.
        fileprivate var parts: [String?] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { parts.append(literal) }
        public mutating func appendInterpolation(_ token: Token) { parts.append(nil) }
    }
}

extension OpenURLIntent {
    /// Creates an intent that opens the URL of a value.
    /// - Throws: ``AppIntentError/Unrecoverable/unknown`` if the value has no URL.
    public init(urlRepresentable: some URLRepresentableEnum) throws {
        guard let url = Self.url(of: urlRepresentable) else { throw AppIntentError.Unrecoverable.unknown }
        self.init(url)
    }

    private static func url<Enum: URLRepresentableEnum>(of value: Enum) -> URL? { Enum.urlRepresentation.url(of: value) }
}
