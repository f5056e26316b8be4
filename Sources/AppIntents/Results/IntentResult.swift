import FoundationSupplement

/// What an intent ends with.
public protocol IntentResult: Sendable {
    associatedtype Value = Never
    var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that the system words.
public protocol ProvidesDialog: IntentResult {
    var dialog: IntentDialog { get }
}

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result that shows an intent of a picture.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result that runs another intent next.
public protocol OpensIntent: IntentResult {
    associatedtype OpensIntentType
    var opensIntent: OpensIntentType { get }
}

/// Any combination of what a result can have; `Never` stands for what one has not.
// A constant that `perform()` gives away; SwiftUI's views in it are drawn on the main actor.
public struct IntentResultContainer<Value, OpensIntentType, ViewType, DialogType>: IntentResult, @unchecked Sendable {
    public let value: Value?
    package let storedOpensIntent: OpensIntentType?
    package let storedView: ViewType?
    package let storedDialog: DialogType?

    /// Puts a result together.
    package init(
        value: Value? = nil, opensIntent: OpensIntentType? = nil, view: ViewType? = nil, dialog: DialogType? = nil
    ) {
        self.value = value
        storedOpensIntent = opensIntent
        storedView = view
        storedDialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}

extension IntentResultContainer: ProvidesDialog where DialogType == IntentDialog {
    // The initializers that make this type of container always set the dialog.
    public var dialog: IntentDialog { storedDialog ?? "" }
}

extension IntentResultContainer: OpensIntent where OpensIntentType: AppIntent {
    public var opensIntent: OpensIntentType { storedOpensIntent ?? OpensIntentType() }
}

extension Never: IntentResult {
    public var value: Never? { nil }
}
