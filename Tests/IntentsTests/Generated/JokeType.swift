// JokeType.swift
// Generated from an intent definition. Changes are lost when it is generated again.

import Intents

nonisolated public enum JokeType: Int, Sendable {
    case unknown = 0
    case dad = 1
    case knockKnock = 4
    case `default` = 3
}

// The subclass adds no state.
nonisolated open class JokeTypeResolutionResult: INEnumResolutionResult, @unchecked Sendable {
    open class func success(with resolvedValue: JokeType) -> Self { _success(resolvedValue) }
    open class func confirmationRequired(with valueToConfirm: JokeType) -> Self {
        _confirmationRequired(valueToConfirm)
    }
}
