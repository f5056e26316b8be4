public import SwiftUICore
import FoundationSupplement

/// The action that a person confirms.
public struct ConfirmationActionName: Sendable {
    public static let add = ConfirmationActionName()
    public static let addData = ConfirmationActionName()
    public static let book = ConfirmationActionName()
    public static let buy = ConfirmationActionName()
    public static let call = ConfirmationActionName()
    public static let checkIn = ConfirmationActionName()
    public static let `continue` = ConfirmationActionName()
    public static let create = ConfirmationActionName()
    public static let `do` = ConfirmationActionName()
    public static let download = ConfirmationActionName()
    public static let filter = ConfirmationActionName()
    public static let find = ConfirmationActionName()
    public static let get = ConfirmationActionName()
    public static let go = ConfirmationActionName()
    public static let log = ConfirmationActionName()
    public static let open = ConfirmationActionName()
    public static let order = ConfirmationActionName()
    public static let pay = ConfirmationActionName()
    public static let play = ConfirmationActionName()
    public static let playSound = ConfirmationActionName()
    public static let post = ConfirmationActionName()
    public static let request = ConfirmationActionName()
    public static let run = ConfirmationActionName()
    public static let search = ConfirmationActionName()
    public static let send = ConfirmationActionName()
    public static let set = ConfirmationActionName()
    public static let share = ConfirmationActionName()
    public static let start = ConfirmationActionName()
    public static let startNavigation = ConfirmationActionName()
    public static let toggle = ConfirmationActionName()
    public static let turnOff = ConfirmationActionName()
    public static let turnOn = ConfirmationActionName()
    public static let view = ConfirmationActionName()

    public static func custom(
        acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
        denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource], destructive: Bool = false
    ) -> ConfirmationActionName { ConfirmationActionName() }
}

/// The conditions under which an intent requests confirmation.
public struct ConfirmationConditions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let screenLocked = ConfirmationConditions(rawValue: 1)
    public static let voiceOnly = ConfirmationConditions(rawValue: 2)
}

// Nobody can confirm anything in a picture.
extension AppIntent {
    /// - Throws: ``AppIntentError/UserActionRequired/confirmation``.
    public func requestConfirmation<Result: IntentResult>(
        result: Result, confirmationActionName: ConfirmationActionName = .`continue`, showPrompt: Bool = true
    ) async throws {
        throw AppIntentError.UserActionRequired.confirmation
    }

    /// - Throws: ``AppIntentError/UserActionRequired/confirmation``.
    public func requestConfirmation(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`,
        dialog: IntentDialog
    ) async throws {
        throw AppIntentError.UserActionRequired.confirmation
    }

    /// - Throws: ``AppIntentError/UserActionRequired/confirmation``.
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
    ) async throws {
        throw AppIntentError.UserActionRequired.confirmation
    }

    /// - Throws: ``AppIntentError/UserActionRequired/confirmation``.
    public func requestConfirmation<Snippet: SnippetIntent>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`,
        dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
    ) async throws {
        throw AppIntentError.UserActionRequired.confirmation
    }
}
