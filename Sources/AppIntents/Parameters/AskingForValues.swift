import FoundationSupplement

extension IntentParameter {
    /// Asks for a value. Nobody is there to give one.
    /// - Throws: ``AppIntentError/UserActionRequired/value``.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
        throw AppIntentError.UserActionRequired.value
    }

    /// Asks to choose among values. Nobody is there to choose.
    /// - Throws: ``AppIntentError/UserActionRequired/disambiguation``.
    public func requestDisambiguation(
        among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
    ) async throws -> Value.UnwrappedType {
        throw AppIntentError.UserActionRequired.disambiguation
    }

    /// Asks whether a value is right. Nobody is there to answer.
    /// - Throws: ``AppIntentError/UserActionRequired/confirmation``.
    public func requestConfirmation(
        for value: Value.UnwrappedType, dialog: IntentDialog? = nil
    ) async throws -> Bool {
        throw AppIntentError.UserActionRequired.confirmation
    }

    /// The error that says that a value is missing.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError.UserActionRequired { .value }

    /// The error that says that there is a choice to make.
    public func needsDisambiguationError(
        among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
    ) -> AppIntentError.UserActionRequired {
        .disambiguation
    }

    /// The error that says that a value must be confirmed.
    public func needsConfirmationError(
        for value: Value.UnwrappedType, dialog: IntentDialog? = nil
    ) -> AppIntentError.UserActionRequired {
        .confirmation
    }
}
