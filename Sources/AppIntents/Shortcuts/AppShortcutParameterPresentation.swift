import FoundationSupplement

/// How Shortcuts shows a shortcut for each value of a parameter. It shows none here.
public struct AppShortcutParameterPresentation<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>, ParameterKeyPath: KeyPath<Intent, Parameter>
> {
    public init<Options: AppShortcutOptionsCollectionSpecification>(
        for keyPath: ParameterKeyPath,
        summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
        @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType> optionsCollections: () -> Options
    ) where Options.Value == Value.UnwrappedType {}
}

/// The sentence of a shortcut, in which the parameter stands.
public struct AppShortcutParameterPresentationSummary<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>, ParameterKeyPath: KeyPath<Intent, Parameter>
> {
    public init(
        _ summaryString: AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>,
        table: StaticString? = nil
    ) {}
}

/// The text of such a sentence.
public struct AppShortcutParameterPresentationSummaryString<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>, ParameterKeyPath: KeyPath<Intent, Parameter>
>: ExpressibleByStringInterpolation {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    /// The text and the parameter of a sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ keyPath: ParameterKeyPath) {}
    }
}

/// The title of the shortcuts for a parameter.
public struct AppShortcutParameterPresentationTitle<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>, ParameterKeyPath: KeyPath<Intent, Parameter>
> {
    public init(
        specific: AppShortcutParameterPresentationTitleString<Intent, Value, Parameter, ParameterKeyPath>, generic: StaticString,
        table: StaticString? = nil
    ) {}
}

/// The text of such a title.
public struct AppShortcutParameterPresentationTitleString<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>, ParameterKeyPath: KeyPath<Intent, Parameter>
>: ExpressibleByStringInterpolation {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    /// The text and the parameter of a title.
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ keyPath: ParameterKeyPath) {}
    }
}

extension AppShortcut {
    public init<Intent, Value, Parameter, ParameterKeyPath>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String,
        parameterPresentation: AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
    ) where Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>, ParameterKeyPath: KeyPath<Intent, Parameter> {
        self.init(intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
    }
}
