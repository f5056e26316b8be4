import FoundationSupplement

// Dialogs, control styles and input options are for editors and Siri. They do not affect a picture.

extension IntentParameter {
    /// Creates a parameter of any type.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(storing: title, description: description, defaultValue: defaultValue)
    }

    /// Creates a parameter whose options come from a provider.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, optionsProvider: OptionsProvider,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            storing: title, description: description, defaultValue: defaultValue,
            options: ParameterOptions(optionsProvider))
    }

    /// Creates a parameter with its own query for entities.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, query: Query,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            storing: title, description: description, defaultValue: defaultValue, options: ParameterOptions(query))
    }

    /// Creates a parameter that accepts only some values of its type.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, supportedValues: [Value.UnwrappedType],
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            storing: title, description: description, defaultValue: defaultValue,
            options: ParameterOptions(
                supportedValues: supportedValues.map { value in
                    let title = IntentItem<Value.UnwrappedType>.title(of: value)
                    return _IntentValueChoice(
                        text: (value as? any _IntentValue)?._text ?? title, title: title, value: value)
                }))
    }
}

extension IntentParameter where Value.UnwrappedType: Collection {
    /// Creates a list parameter with a fixed size.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            storing: title, description: description, defaultValue: defaultValue,
            constraint: Self.constraint(size: size))
    }

    /// Creates a list parameter with a fixed size whose options come from a provider.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        optionsProvider: OptionsProvider, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            storing: title, description: description, defaultValue: defaultValue,
            options: ParameterOptions(optionsProvider), constraint: Self.constraint(size: size))
    }

    /// Creates a list parameter whose size depends on the widget's family. Every size of one of the families is
    /// accepted.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let smallest = size.values.map(\.bounds.lowerBound).min() ?? 0
        let largest = size.values.map(\.bounds.upperBound).max() ?? .max
        self.init(
            storing: title, description: description, defaultValue: defaultValue,
            constraint: Self.constraint(size: IntentCollectionSize(min: smallest, max: largest)))
    }

    private static func constraint(size: IntentCollectionSize) -> (Value) -> String? {
        { value in
            guard let values = value as? any Collection, !size.bounds.contains(values.count) else { return nil }
            return size.bounds.lowerBound == size.bounds.upperBound
                ? "\(size.bounds.lowerBound) values" : "\(size.bounds.lowerBound) to \(size.bounds.upperBound) values"
        }
    }
}
