// EmojiRangerSelectionIntent.swift
// Generated from an intent definition. Changes are lost when it is generated again.

import Intents

// The subclass adds no state.
nonisolated open class EmojiRangerSelectionIntent: INIntent, @unchecked Sendable {
    public var hero: EmojiRangerHero {
        get { _parameter("hero") ?? .unknown }
        set { _setParameter(newValue, named: "hero") }
    }

    open override class var _parameterDescriptions: [INParameterDescription] {
        [
            INParameterDescription(
                name: "hero", title: "Hero",
                kind: .enumeration([
                    .init(name: "panda", title: "Power Panda", value: { () -> EmojiRangerHero in .panda }()),
                    .init(name: "unipony", title: "Unipony", value: { () -> EmojiRangerHero in .unipony }()),
                    .init(name: "spouty", title: "Spouty", value: { () -> EmojiRangerHero in .spouty }()),
                ]), defaultText: "panda"),
        ]
    }
}

public protocol EmojiRangerSelectionIntentHandling: NSObjectProtocol {
    func confirm(
        intent: EmojiRangerSelectionIntent,
        completion: @escaping @Sendable (EmojiRangerSelectionIntentResponse) -> Void
    )
    func confirm(intent: EmojiRangerSelectionIntent) async -> EmojiRangerSelectionIntentResponse
    func handle(
        intent: EmojiRangerSelectionIntent,
        completion: @escaping @Sendable (EmojiRangerSelectionIntentResponse) -> Void
    )
    func handle(intent: EmojiRangerSelectionIntent) async -> EmojiRangerSelectionIntentResponse
}

extension EmojiRangerSelectionIntentHandling {
    public func confirm(
        intent: EmojiRangerSelectionIntent,
        completion: @escaping @Sendable (EmojiRangerSelectionIntentResponse) -> Void
    ) {
        completion(EmojiRangerSelectionIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: EmojiRangerSelectionIntent) async -> EmojiRangerSelectionIntentResponse {
        await withCheckedContinuation { done in confirm(intent: intent) { done.resume(returning: $0) } }
    }

    public func handle(
        intent: EmojiRangerSelectionIntent,
        completion: @escaping @Sendable (EmojiRangerSelectionIntentResponse) -> Void
    ) {
        completion(EmojiRangerSelectionIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: EmojiRangerSelectionIntent) async -> EmojiRangerSelectionIntentResponse {
        await withCheckedContinuation { done in handle(intent: intent) { done.resume(returning: $0) } }
    }
}

nonisolated public enum EmojiRangerSelectionIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
}

// The subclass adds a code, which is set before the response is shared.
nonisolated open class EmojiRangerSelectionIntentResponse: INIntentResponse, @unchecked Sendable {
    public fileprivate(set) var code: EmojiRangerSelectionIntentResponseCode = .unspecified

    public convenience init(code: EmojiRangerSelectionIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}
