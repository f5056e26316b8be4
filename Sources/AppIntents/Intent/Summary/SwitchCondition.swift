import FoundationSupplement

/// The cases of a switch in a summary.
public protocol ParameterSummaryCases: Sendable {}

/// A summary that depends on the value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue, Content: ParameterSummaryCases>:
    ParameterSummary
{
    private let content: Content

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Content
    ) {
        content = cases()
    }
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
    /// Creates a summary that depends on the family of the widget.
    public init(
        _ selector: ParameterSummaryWidgetFamilySelector,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> Content
    ) {
        content = cases()
    }
}

/// The selector for the family of the widget in a switch.
public enum ParameterSummaryWidgetFamilySelector: Sendable {
    case widgetFamily
}

/// The summary for one or more values.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary>:
    ParameterSummaryCases
{
    private let content: Content

    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Content) {
        content = summary()
    }

    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Content) {
        content = summary()
    }
}

/// The summary for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary>: ParameterSummaryCases
{
    private let content: Content

    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> Content) {
        content = summary()
    }
}

/// A list of cases.
public struct ParameterSummaryTupleCases<each Content: ParameterSummaryCases>: ParameterSummaryCases {
    private let content: (repeat each Content)

    init(_ content: repeat each Content) {
        self.content = (repeat each content)
    }
}

/// A builder for the cases of a switch.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    public static func buildExpression<Content>(
        _ content: ParameterSummaryCaseCondition<Intent, Value, Content>
    ) -> ParameterSummaryCaseCondition<Intent, Value, Content> {
        content
    }

    public static func buildExpression<Content>(
        _ content: ParameterSummaryDefaultCaseCondition<Intent, Content>
    ) -> ParameterSummaryDefaultCaseCondition<Intent, Content> {
        content
    }

    public static func buildBlock<each Content: ParameterSummaryCases>(
        _ content: repeat each Content
    ) -> ParameterSummaryTupleCases<repeat each Content> {
        ParameterSummaryTupleCases(repeat each content)
    }
}
