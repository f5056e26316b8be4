import FoundationSupplement
import UniformTypeIdentifiers

extension Bool {
    /// The names of the two values.
    public struct IntentDisplayName: Hashable, Sendable {
        public var trueName: LocalizedStringResource
        public var falseName: LocalizedStringResource

        public init(true trueName: LocalizedStringResource, false falseName: LocalizedStringResource) {
            self.trueName = trueName
            self.falseName = falseName
        }

        public static let trueFalse = IntentDisplayName(true: "True", false: "False")
        public static let yesNo = IntentDisplayName(true: "Yes", false: "No")
        public static let onOff = IntentDisplayName(true: "On", false: "Off")
    }
}

/// The control for a number in an editor.
public enum IntentNumberControlStyle: Hashable, Sendable {
    case field, stepper, slider
}

extension Int {
    public typealias IntentControlStyle = IntentNumberControlStyle
}

extension Double {
    public typealias IntentControlStyle = IntentNumberControlStyle
}

extension Date {
    /// The part of a date that a parameter contains.
    public enum IntentDateKind: Hashable, Sendable {
        case date, time, dateTime
    }
}

extension IntentParameter where Value.UnwrappedType == Bool {
    /// Creates a Boolean parameter with names for both values.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Bool? = nil, displayName: Bool.IntentDisplayName, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(storing: title, description: description, defaultValue: defaultValue)
    }
}

extension IntentParameter where Value.UnwrappedType == Int {
    /// Creates an integer parameter with bounds.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Int? = nil, controlStyle: Int.IntentControlStyle = .field,
        inclusiveRange: (lowerBound: Int, upperBound: Int), requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            storing: title, description: description, defaultValue: defaultValue,
            constraint: numberConstraint(inclusiveRange))
    }

    /// Creates an integer parameter with a control style.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Int? = nil, controlStyle: Int.IntentControlStyle, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(storing: title, description: description, defaultValue: defaultValue)
    }

    /// Creates an integer parameter with bounds whose options come from a provider.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Int? = nil, controlStyle: Int.IntentControlStyle = .field,
        inclusiveRange: (lowerBound: Int, upperBound: Int), requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, optionsProvider: OptionsProvider,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            storing: title, description: description, defaultValue: defaultValue,
            options: ParameterOptions(optionsProvider), constraint: numberConstraint(inclusiveRange))
    }
}

extension IntentParameter where Value.UnwrappedType == Double {
    /// Creates a number parameter with bounds.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Double? = nil, controlStyle: Double.IntentControlStyle = .field,
        inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            storing: title, description: description, defaultValue: defaultValue,
            constraint: numberConstraint(inclusiveRange))
    }

    /// Creates a number parameter with a control style.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Double? = nil, controlStyle: Double.IntentControlStyle,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(storing: title, description: description, defaultValue: defaultValue)
    }

    /// Creates a number parameter with bounds whose options come from a provider.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Double? = nil, controlStyle: Double.IntentControlStyle = .field,
        inclusiveRange: (lowerBound: Double, upperBound: Double), requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, optionsProvider: OptionsProvider,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            storing: title, description: description, defaultValue: defaultValue,
            options: ParameterOptions(optionsProvider), constraint: numberConstraint(inclusiveRange))
    }
}

extension IntentParameter where Value.UnwrappedType == String {
    /// Creates a text parameter with input options.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: String? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(storing: title, description: description, defaultValue: defaultValue)
    }

    /// Creates a text parameter with input options whose options come from a provider.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: String? = nil, inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        optionsProvider: OptionsProvider, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            storing: title, description: description, defaultValue: defaultValue,
            options: ParameterOptions(optionsProvider))
    }
}

extension IntentParameter where Value.UnwrappedType == Date {
    /// Creates a parameter for a date, a time or both.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Date? = nil, kind: Date.IntentDateKind, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(storing: title, description: description, defaultValue: defaultValue)
    }
}

extension IntentParameter {
    /// The least and the greatest number that a parameter accepts.
    public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
    /// Creates a parameter for an amount of money in some currencies.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, currencyCodes: [String],
        inclusiveRange: InclusiveRange<Decimal>? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            storing: title, description: description, defaultValue: defaultValue,
            constraint: currencyConstraint(currencyCodes, inclusiveRange))
    }
}

extension IntentParameter where Value.ValueType == IntentFile {
    /// Creates a parameter for a file of some types.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(storing: title, description: description)
    }

    // On an iPhone, the types have a default. Here, the initializer of parameters of any type takes its place.
    /// Creates a parameter for a file of some types.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(storing: title, description: description, defaultValue: defaultValue)
    }

    /// Creates a parameter for a file of some types whose options come from a provider.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) {
        self.init(
            storing: title, description: description, defaultValue: defaultValue,
            options: ParameterOptions(optionsProvider))
    }
}

extension IntentParameter {
    /// Creates a parameter for a measurement in a unit.
    public convenience init<UnitType: _IntentMeasurementUnit>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = true,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value.UnwrappedType == Measurement<UnitType> {
        let measurement = defaultValue.map { Measurement(value: $0, unit: defaultUnit) }
        self.init(storing: title, description: description, defaultValue: measurement)
    }
}

private func numberConstraint<Value: _IntentValue, Number: Comparable & CustomStringConvertible>(
    _ range: (lowerBound: Number, upperBound: Number)
) -> (Value) -> String? {
    { value in
        guard let number = (value as Any) as? Number, number < range.lowerBound || number > range.upperBound else {
            return nil
        }
        return "a number from \(range.lowerBound) to \(range.upperBound)"
    }
}

private func currencyConstraint<Value: _IntentValue>(
    _ codes: [String], _ range: (lowerBound: Decimal, upperBound: Decimal)?
) -> (Value) -> String? {
    { value in
        guard let amount = (value as Any) as? IntentCurrencyAmount else { return nil }
        if !codes.isEmpty, !codes.contains(amount.currencyCode) { return "an amount in \(codes.joined(separator: ", "))" }
        guard let range, amount.amount < range.lowerBound || amount.amount > range.upperBound else { return nil }
        return "an amount from \(range.lowerBound) to \(range.upperBound)"
    }
}
