import FoundationSupplement

/// The result of resolving the value of a parameter.
// An open class cannot be checked. Only the functions that create a result set its outcome.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
    /// The outcome of the resolution.
    package enum Outcome {
        case notRequired
        case needsValue
        case unsupported(reason: Int?)
        case success(Any)
        case disambiguation([Any])
        case confirmationRequired(Any?)
    }

    package private(set) var outcome: Outcome = .notRequired

    public required override init() {}

    private class func make(_ outcome: Outcome) -> Self {
        let result = self.init()
        result.outcome = outcome
        return result
    }

    open class func needsValue() -> Self { make(.needsValue) }
    open class func notRequired() -> Self { make(.notRequired) }
    open class func unsupported() -> Self { make(.unsupported(reason: nil)) }
    open class func unsupported(withReason reason: Int) -> Self { make(.unsupported(reason: reason)) }
    open class func confirmationRequired(withItemToConfirm item: Any, forReason reason: Int) -> Self {
        make(.confirmationRequired(item))
    }

    /// Returns the result for a valid value. Generated classes call this function.
    public final class func _success(_ value: Any) -> Self { make(.success(value)) }
    /// Returns the result for several candidates. Generated classes call this function.
    public final class func _disambiguation(_ values: [Any]) -> Self { make(.disambiguation(values)) }
    /// Returns the result for a value that needs confirmation. Generated classes call this function.
    public final class func _confirmationRequired(_ value: Any?) -> Self { make(.confirmationRequired(value)) }
}

/// The resolution result for a case of an enumeration. Classes for enumerations are generated.
// The subclass adds no state.
open class INEnumResolutionResult: INIntentResolutionResult, @unchecked Sendable {}

/// The resolution result for an object.
// The subclass adds no state.
open class INObjectResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedObject: INObject) -> Self { _success(resolvedObject) }
    open class func disambiguation(with objectsToDisambiguate: [INObject]) -> Self {
        _disambiguation(objectsToDisambiguate)
    }
    open class func confirmationRequired(with objectToConfirm: INObject?) -> Self {
        _confirmationRequired(objectToConfirm)
    }
}
