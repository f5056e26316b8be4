import FoundationSupplement

/// A provider of the object that handles an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    func handler(for intent: INIntent) -> Any?
}

/// The entry point of an extension that handles intents.
open class INExtension: NSObject, INIntentHandlerProviding {
    public required override init() {}

    /// Returns the object that handles `intent`. An extension may say that there is one in any case.
    open func handler(for intent: INIntent) -> Any? { self }
}
