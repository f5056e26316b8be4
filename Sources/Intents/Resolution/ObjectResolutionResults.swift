import CoreLocation
import FoundationSupplement

/// The resolution result for a date range.
// The subclass adds no state.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedDateComponentsRange: INDateComponentsRange) -> Self {
        _success(resolvedDateComponentsRange)
    }
    open class func disambiguation(with dateComponentsRangesToDisambiguate: [INDateComponentsRange]) -> Self {
        _disambiguation(dateComponentsRangesToDisambiguate)
    }
    open class func confirmationRequired(with dateComponentsRangeToConfirm: INDateComponentsRange?) -> Self {
        _confirmationRequired(dateComponentsRangeToConfirm)
    }
}

/// The resolution result for a person.
// The subclass adds no state.
open class INPersonResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedPerson: INPerson) -> Self { _success(resolvedPerson) }
    open class func disambiguation(with peopleToDisambiguate: [INPerson]) -> Self {
        _disambiguation(peopleToDisambiguate)
    }
    open class func confirmationRequired(with personToConfirm: INPerson?) -> Self {
        _confirmationRequired(personToConfirm)
    }
}

/// The resolution result for a place.
// The subclass adds no state.
open class INPlacemarkResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedPlacemark: CLPlacemark) -> Self { _success(resolvedPlacemark) }
    open class func disambiguation(with placemarksToDisambiguate: [CLPlacemark]) -> Self {
        _disambiguation(placemarksToDisambiguate)
    }
    open class func confirmationRequired(with placemarkToConfirm: CLPlacemark?) -> Self {
        _confirmationRequired(placemarkToConfirm)
    }
}

/// The resolution result for a file.
// The subclass adds no state.
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedFile: INFile) -> Self { _success(resolvedFile) }
    open class func disambiguation(with filesToDisambiguate: [INFile]) -> Self { _disambiguation(filesToDisambiguate) }
    open class func confirmationRequired(with fileToConfirm: INFile?) -> Self { _confirmationRequired(fileToConfirm) }
}

/// The resolution result for a speakable string.
// The subclass adds no state.
open class INSpeakableStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedString: INSpeakableString) -> Self { _success(resolvedString) }
    open class func disambiguation(with stringsToDisambiguate: [INSpeakableString]) -> Self {
        _disambiguation(stringsToDisambiguate)
    }
    open class func confirmationRequired(with stringToConfirm: INSpeakableString?) -> Self {
        _confirmationRequired(stringToConfirm)
    }
}

/// The resolution result for a currency amount.
// The subclass adds no state.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedCurrencyAmount: INCurrencyAmount) -> Self { _success(resolvedCurrencyAmount) }
    open class func disambiguation(with currencyAmountsToDisambiguate: [INCurrencyAmount]) -> Self {
        _disambiguation(currencyAmountsToDisambiguate)
    }
    open class func confirmationRequired(with currencyAmountToConfirm: INCurrencyAmount?) -> Self {
        _confirmationRequired(currencyAmountToConfirm)
    }
}
