// SelectJokeTypeIntent.swift
// Generated from an intent definition. Changes are lost when it is generated again.

import Intents

// The subclass adds no state.
nonisolated open class SelectJokeTypeIntent: INIntent, @unchecked Sendable {
    public var jokeType: JokeTypeChoice {
        get { _parameter("jokeType") ?? .unknown }
        set { _setParameter(newValue, named: "jokeType") }
    }

    open override class var _parameterDescriptions: [INParameterDescription] {
        [
            INParameterDescription(
                name: "jokeType", title: "Joke Type",
                kind: .enumeration([
                    .init(name: "dad", title: "Dad Joke", value: { () -> JokeTypeChoice in .dad }()),
                    .init(name: "knockKnock", title: "Knock-Knock Joke", value: { () -> JokeTypeChoice in .knockKnock }()),
                    .init(name: "pun", title: "Pun", value: { () -> JokeTypeChoice in .pun }()),
                    .init(name: "oneLiner", title: "One-Liner", value: { () -> JokeTypeChoice in .oneLiner }()),
                ]), defaultText: "dad"),
        ]
    }
}

public protocol SelectJokeTypeIntentHandling: NSObjectProtocol {
    func confirm(
        intent: SelectJokeTypeIntent,
        completion: @escaping @Sendable (SelectJokeTypeIntentResponse) -> Void
    )
    func confirm(intent: SelectJokeTypeIntent) async -> SelectJokeTypeIntentResponse
    func handle(
        intent: SelectJokeTypeIntent,
        completion: @escaping @Sendable (SelectJokeTypeIntentResponse) -> Void
    )
    func handle(intent: SelectJokeTypeIntent) async -> SelectJokeTypeIntentResponse
}

extension SelectJokeTypeIntentHandling {
    public func confirm(
        intent: SelectJokeTypeIntent,
        completion: @escaping @Sendable (SelectJokeTypeIntentResponse) -> Void
    ) {
        completion(SelectJokeTypeIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: SelectJokeTypeIntent) async -> SelectJokeTypeIntentResponse {
        await withCheckedContinuation { done in confirm(intent: intent) { done.resume(returning: $0) } }
    }

    public func handle(
        intent: SelectJokeTypeIntent,
        completion: @escaping @Sendable (SelectJokeTypeIntentResponse) -> Void
    ) {
        completion(SelectJokeTypeIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: SelectJokeTypeIntent) async -> SelectJokeTypeIntentResponse {
        await withCheckedContinuation { done in handle(intent: intent) { done.resume(returning: $0) } }
    }
}

nonisolated public enum SelectJokeTypeIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
}

// The subclass adds a code, which is set before the response is shared.
nonisolated open class SelectJokeTypeIntentResponse: INIntentResponse, @unchecked Sendable {
    public fileprivate(set) var code: SelectJokeTypeIntentResponseCode = .unspecified

    public convenience init(code: SelectJokeTypeIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }
}
