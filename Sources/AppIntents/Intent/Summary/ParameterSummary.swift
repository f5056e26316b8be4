import FoundationSupplement

/// The sentence that an editor shows for an intent's parameters. There is no editor here, so summaries only have to
/// compile.
public protocol ParameterSummary: Sendable {}

/// An empty summary.
public struct EmptyParameterSummary: ParameterSummary {
    public init() {}
}

/// A sentence that contains parameters, with further parameters below it.
// The key paths refer to parameters and capture nothing.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, @unchecked Sendable {
    /// The parameters in the sentence, and then those below it.
    package let parameters: [PartialKeyPath<Intent>]
    /// The localization key of the sentence: `Show %@`.
    package let format: String

    public init() {
        parameters = []
        format = ""
    }

    public init(_ summaryString: ParameterSummaryString<Intent>, table: String? = nil) {
        parameters = summaryString.parameters
        format = summaryString.format
    }

    public init(
        _ summaryString: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {
        parameters = summaryString.parameters + parameterKeyPaths()
        format = summaryString.format
    }

    public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) {
        parameters = parameterKeyPaths()
        format = ""
    }
}

/// The sentence of a summary.
// The key paths refer to parameters and capture nothing.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, @unchecked Sendable {
    let format: String
    let parameters: [PartialKeyPath<Intent>]

    public init(stringLiteral value: String) {
        format = value
        parameters = []
    }

    public init(stringInterpolation: StringInterpolation) {
        format = stringInterpolation.format
        parameters = stringInterpolation.parameters
    }

    /// The text and the parameters of the sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var format = ""
        fileprivate var parameters: [PartialKeyPath<Intent>] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            parameters.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            format += literal
        }

        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            format += "%@"
            parameters.append(keyPath)
        }

        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>, format: ParameterFormat
        ) {
            appendInterpolation(keyPath)
        }
    }

    /// The format of a parameter in the sentence.
    public enum ParameterFormat: Sendable {
        case `default`
    }
}

/// A builder for the parameters below a sentence.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) -> PartialKeyPath<
        Intent
    > {
        keyPath
    }

    public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { keyPaths }
}

/// A builder for the summary of an intent.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
}

extension AppIntent {
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When<Value: _IntentValue, Content: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, Value, Content, Otherwise>
    public typealias Switch<Value: _IntentValue, Content: ParameterSummaryCases> = ParameterSummarySwitchCondition<
        Self, Value, Content
    >
    public typealias Case<Value: _IntentValue, Content: ParameterSummary> = ParameterSummaryCaseCondition<
        Self, Value, Content
    >
    public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Content>
}
