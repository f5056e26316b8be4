// EmojiRangerHero.swift
// Generated from an intent definition. Changes are lost when it is generated again.

import Intents

nonisolated public enum EmojiRangerHero: Int, Sendable {
    case unknown = 0
    case panda = 1
    case unipony = 2
    case spouty = 3
}

// The subclass adds no state.
nonisolated open class EmojiRangerHeroResolutionResult: INEnumResolutionResult, @unchecked Sendable {
    open class func success(with resolvedValue: EmojiRangerHero) -> Self { _success(resolvedValue) }
    open class func confirmationRequired(with valueToConfirm: EmojiRangerHero) -> Self {
        _confirmationRequired(valueToConfirm)
    }
}
