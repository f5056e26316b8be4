import FoundationSupplement

/// The resolution result for a string.
// The subclass adds no state.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedString: String) -> Self { _success(resolvedString) }
    open class func disambiguation(with stringsToDisambiguate: [String]) -> Self {
        _disambiguation(stringsToDisambiguate)
    }
    open class func confirmationRequired(with stringToConfirm: String?) -> Self {
        _confirmationRequired(stringToConfirm)
    }
}

/// The resolution result for a Boolean.
// The subclass adds no state.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedValue: Bool) -> Self { _success(resolvedValue) }
    open class func confirmationRequired(with valueToConfirm: Bool?) -> Self { _confirmationRequired(valueToConfirm) }
}

/// The resolution result for an integer.
// The subclass adds no state.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedValue: Int) -> Self { _success(resolvedValue) }
    open class func confirmationRequired(with valueToConfirm: Int?) -> Self { _confirmationRequired(valueToConfirm) }
}

/// The resolution result for a number.
// The subclass adds no state.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedValue: Double) -> Self { _success(resolvedValue) }
    open class func confirmationRequired(with valueToConfirm: Double?) -> Self { _confirmationRequired(valueToConfirm) }
}

/// The resolution result for a duration in seconds.
// The subclass adds no state.
open class INTimeIntervalResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedTimeInterval: TimeInterval) -> Self { _success(resolvedTimeInterval) }
    open class func confirmationRequired(with timeIntervalToConfirm: TimeInterval?) -> Self {
        _confirmationRequired(timeIntervalToConfirm)
    }
}

/// The resolution result for a URL.
// The subclass adds no state.
open class INURLResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedURL: URL) -> Self { _success(resolvedURL) }
    open class func disambiguation(with urlsToDisambiguate: [URL]) -> Self { _disambiguation(urlsToDisambiguate) }
    open class func confirmationRequired(with urlToConfirm: URL?) -> Self { _confirmationRequired(urlToConfirm) }
}

/// The resolution result for date components.
// The subclass adds no state.
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedDateComponents: DateComponents) -> Self { _success(resolvedDateComponents) }
    open class func disambiguation(with dateComponentsToDisambiguate: [DateComponents]) -> Self {
        _disambiguation(dateComponentsToDisambiguate)
    }
    open class func confirmationRequired(with dateComponentsToConfirm: DateComponents?) -> Self {
        _confirmationRequired(dateComponentsToConfirm)
    }
}
