import FoundationSupplement

/// An intent with a URL, which the app opens in its place.
public protocol URLRepresentableIntent: AppIntent {
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
    public typealias URLRepresentation = IntentURLRepresentation<Self>

    /// Returns an empty result, because opening is the whole action.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
    /// The URL of what is opened, which the intent's own would only repeat.
    public static var urlRepresentation: URLRepresentation { URLRepresentation("") }

    /// Returns an empty result, because opening is the whole action.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
    /// The URL of what is opened, which the intent's own would only repeat.
    public static var urlRepresentation: URLRepresentation { URLRepresentation("") }

    /// Returns an empty result, because opening is the whole action.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// The URL of an intent, in which its parameters stand.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    let template: URLTemplate<Intent>

    public init(_ value: String) { template = URLTemplate(value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { template = stringInterpolation.template }

    /// The text and the parameters of a URL.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var template = URLTemplate<Intent>()

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { template.parts.append(.text(literal)) }

        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            template.parts.append(
                .value { intent in
                    guard let value = intent[keyPath: keyPath].currentValue else { return nil }
                    return await URLTemplate<Intent>.text(of: value)
                })
        }
    }
}
