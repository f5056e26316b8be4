import FoundationSupplement

/// A comparison of a parameter with a value for equality.
public enum EquatableComparisonOperator: Sendable {
    case equalTo, notEqualTo
}

/// A comparison of a parameter with several values.
public enum OneOfComparisonOperator: Sendable {
    case oneOf
}

/// A comparison of a parameter with a value for order.
public enum ComparableComparisonOperator: Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// A test whether a parameter has a value.
public enum HasValueComparisonOperator: Sendable {
    case hasAnyValue, hasNoValue
}

/// The family of a widget, for conditions in a summary.
public enum IntentWidgetFamily: String, AppEnum {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner

    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Widget Size" }
    public static var caseDisplayRepresentations: [IntentWidgetFamily: DisplayRepresentation] { [:] }
}

/// A summary under a condition, with an alternative summary.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, Value: _IntentValue, Content: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
    private let content: Content
    private let otherwise: Otherwise

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value: Equatable {
        content = then()
        self.otherwise = otherwise()
    }

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OneOfComparisonOperator, _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value: Equatable {
        content = then()
        self.otherwise = otherwise()
    }

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
        _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) where Value.UnwrappedType: Comparable {
        content = then()
        self.otherwise = otherwise()
    }

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        content = then()
        self.otherwise = otherwise()
    }
}

extension ParameterSummaryWhenCondition where Value.UnwrappedType: AppEntity {
    /// Creates a summary that depends on which entity a parameter has.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: EquatableComparisonOperator,
        _ value: Value.UnwrappedType.ID, @ParameterSummaryBuilder<Intent> _ then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        content = then()
        self.otherwise = otherwise()
    }

    /// Creates a summary that depends on which entity a parameter has.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, identifier comparison: OneOfComparisonOperator,
        _ values: [Value.UnwrappedType.ID], @ParameterSummaryBuilder<Intent> _ then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        content = then()
        self.otherwise = otherwise()
    }
}

extension ParameterSummaryWhenCondition where Otherwise == EmptyParameterSummary {
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ then: () -> Content
    ) where Value: Equatable {
        content = then()
        otherwise = EmptyParameterSummary()
    }

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ then: () -> Content
    ) {
        content = then()
        otherwise = EmptyParameterSummary()
    }
}

extension ParameterSummaryWhenCondition where Value == IntentWidgetFamily {
    public init(
        widgetFamily comparison: EquatableComparisonOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        content = then()
        self.otherwise = otherwise()
    }

    public init(
        widgetFamily comparison: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ then: () -> Content,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        content = then()
        self.otherwise = otherwise()
    }
}
