import FoundationSupplement

/// The result of an intent.
public protocol IntentResult: Sendable {
    associatedtype Value = Never
    var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with a dialog.
public protocol ProvidesDialog: IntentResult {
    var dialog: IntentDialog { get }
}

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result that shows the snippet of an intent.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result that runs another intent.
public protocol OpensIntent: IntentResult {
    associatedtype OpensIntentType
    var opensIntent: OpensIntentType { get }
}

/// A result with any combination of parts. `Never` stands for a missing part.
// A constant that `perform()` returns. Its SwiftUI views are drawn on the main actor.
public struct IntentResultContainer<Value, OpensIntentType, ViewType, DialogType>: IntentResult, @unchecked Sendable {
    public let value: Value?
    package let storedOpensIntent: OpensIntentType?
    package let storedView: ViewType?
    package let storedDialog: DialogType?

    /// Creates a result from its parts.
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
    // The initializers of this container type always set the dialog.
    public var dialog: IntentDialog { storedDialog ?? "" }
}

extension IntentResultContainer: OpensIntent where OpensIntentType: AppIntent {
    public var opensIntent: OpensIntentType { storedOpensIntent ?? OpensIntentType() }
}

/// A result that opens nothing has this type in the place of the intent that it opens.
extension Never: AppIntent {
    public static var title: LocalizedStringResource { "" }
    public init() { fatalError("Never has no values.") }
    public func perform() async throws -> Never { fatalError("Never has no values.") }
}

extension Never: IntentResult {
    public var value: Never? { nil }
}
