// JokeTypeChoice.swift
// Generated from an intent definition. Changes are lost when it is generated again.

import Intents

nonisolated public enum JokeTypeChoice: Int, Sendable {
    case unknown = 0
    case dad = 1
    case knockKnock = 2
    case pun = 3
    case oneLiner = 4
}

// The subclass adds no state.
nonisolated open class JokeTypeChoiceResolutionResult: INEnumResolutionResult, @unchecked Sendable {
    open class func success(with resolvedValue: JokeTypeChoice) -> Self { _success(resolvedValue) }
    open class func confirmationRequired(with valueToConfirm: JokeTypeChoice) -> Self {
        _confirmationRequired(valueToConfirm)
    }
}
