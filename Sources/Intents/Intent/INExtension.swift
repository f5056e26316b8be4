import FoundationSupplement

/// Gives the object that handles an intent.
public protocol INIntentHandlerProviding: NSObjectProtocol {
    func handler(for intent: INIntent) -> Any?
}

/// The entry of an extension that handles intents.
open class INExtension: NSObject {
    public required override init() {}

    /// The object that handles `intent`.
    open func handler(for intent: INIntent) -> Any { self }
}
