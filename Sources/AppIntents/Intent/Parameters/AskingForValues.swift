import FoundationSupplement

extension IntentParameter {
    /// Requests a value, which no one can give.
    /// - Throws: ``AppIntentError/UserActionRequired/value``.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
        throw AppIntentError.UserActionRequired.value
    }

    /// Requests a choice among values, which no one can make.
    /// - Throws: ``AppIntentError/UserActionRequired/disambiguation``.
    public func requestDisambiguation(
        among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
    ) async throws -> Value.UnwrappedType {
        throw AppIntentError.UserActionRequired.disambiguation
    }

    /// Requests confirmation of a value, which no one can give.
    /// - Throws: ``AppIntentError/UserActionRequired/confirmation``.
    public func requestConfirmation(
        for value: Value.UnwrappedType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        throw AppIntentError.UserActionRequired.confirmation
    }

    /// Returns the error for a missing value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .value }

    /// Returns the error for a required choice.
    public func needsDisambiguationError(
        among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
    ) -> AppIntentError {
        .disambiguation
    }

    /// Returns the error for a value that needs confirmation.
    public func needsConfirmationError(
        for value: Value.UnwrappedType, dialog: IntentDialog? = nil
    ) -> AppIntentError {
        .confirmation
    }
}
