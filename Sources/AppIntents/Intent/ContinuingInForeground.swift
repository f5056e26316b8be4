import FoundationSupplement

// No app is there that could come to the foreground.
extension AppIntent {
    /// Requests to continue in the app, which is not available.
    /// - Throws: ``AppIntentError/UserActionRequired/continueInApp``.
    public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
        throw AppIntentError.UserActionRequired.continueInApp
    }

    /// Returns the error that prompts the person to open the app.
    public func needsToContinueInForegroundError(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) -> AppIntentError {
        .continueInApp
    }
}

/// An intent that can request to continue in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Requests to continue in the app, which is not available.
    /// - Throws: ``AppIntentError/UserActionRequired/continueInApp``.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw AppIntentError.UserActionRequired.continueInApp
    }

    /// Requests to continue in the app, which is not available, so `continuation` is not called.
    /// - Throws: ``AppIntentError/UserActionRequired/continueInApp``.
    @discardableResult
    public func requestToContinueInForeground<ResultValue: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue
    ) async throws -> ResultValue {
        throw AppIntentError.UserActionRequired.continueInApp
    }

    /// Returns the error that prompts the person to open the app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) -> AppIntentError {
        .continueInApp
    }
}
