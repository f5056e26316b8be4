import FoundationSupplement

/// A property wrapper through which a query or an options provider reads other parameters of the edited intent.
@propertyWrapper
// The closure only captures key paths.
public struct IntentParameterDependency<Intent: AppIntent>: @unchecked Sendable {
    /// Whether the required parameters of an intent have values.
    private let isSatisfied: (Intent) -> Bool

    public init<each Value>(_ keyPath: repeat KeyPath<Intent, IntentParameter<each Value>>) {
        let keyPaths = (repeat each keyPath)
        isSatisfied = { intent in
            for keyPath in repeat each keyPaths {
                if intent[keyPath: keyPath].currentValue == nil { return false }
            }
            return true
        }
    }

    /// The intent, or `nil` if none is being edited or a required parameter has no value.
    public var wrappedValue: IntentProjection<Intent>? {
        guard let intent = EditedIntent.current as? Intent, isSatisfied(intent) else { return nil }
        return IntentProjection(intent: intent)
    }
}

/// The values of an intent's parameters.
@dynamicMemberLookup
// App Intents are Sendable because only their parameters change, which are guarded.
public struct IntentProjection<Intent: AppIntent>: @unchecked Sendable {
    fileprivate let intent: Intent

    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
        intent[keyPath: keyPath]
    }
}

/// The intent whose parameters are being listed or set.
enum EditedIntent {
    @TaskLocal static var current: (any AppIntent)?
}
