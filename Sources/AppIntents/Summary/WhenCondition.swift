import FoundationSupplement

/// Compares a parameter with a value.
public enum EquatableComparisonOperator: Sendable {
    case equalTo, notEqualTo
}

/// Compares a parameter with several values.
public enum OneOfComparisonOperator: Sendable {
    case oneOf
}

/// Compares a parameter with a value that is more or less.
public enum ComparableComparisonOperator: Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// Asks whether a parameter has a value.
public enum HasValueComparisonOperator: Sendable {
    case hasAnyValue, hasNoValue
}

/// The size of a widget, as a summary asks for it.
public enum IntentWidgetFamily: String, AppEnum {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Widget Size" }
    public static var caseDisplayRepresentations: [IntentWidgetFamily: DisplayRepresentation] { [:] }
}

/// A summary under a condition, and another one for when it does not hold.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
    private let content: Content
    private let otherwise: Otherwise

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value: Equatable {
        content = then()
        self.otherwise = otherwise()
    }

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator, _ values: [Value],
        @ParameterSummaryBuilder<Intent> then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value: Equatable {
        content = then()
        self.otherwise = otherwise()
    }

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.UnwrappedType: Comparable {
        content = then()
        self.otherwise = otherwise()
    }

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        content = then()
        self.otherwise = otherwise()
    }
}

extension ParameterSummaryWhenCondition where Otherwise == EmptyParameterSummary {
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> then: () -> Content
    ) where Value: Equatable {
        content = then()
        otherwise = EmptyParameterSummary()
    }

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> then: () -> Content
    ) {
        content = then()
        otherwise = EmptyParameterSummary()
    }
}

extension ParameterSummaryWhenCondition where Value == IntentWidgetFamily {
    public init(
        widgetFamily comparison: EquatableComparisonOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        content = then()
        self.otherwise = otherwise()
    }

    public init(
        widgetFamily comparison: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        content = then()
        self.otherwise = otherwise()
    }
}
