// Author.swift
// Generated from an intent definition. Changes are lost when it is generated again.

import Intents

// The subclass adds no state.
nonisolated open class Author: INObject, @unchecked Sendable {
    public var website: URL? {
        get { _property("website") }
        set { _setProperty(newValue, named: "website") }
    }

    public var favourite: JokeType {
        get { _property("favourite") ?? .unknown }
        set { _setProperty(newValue, named: "favourite") }
    }
}

// The subclass adds no state.
nonisolated open class AuthorResolutionResult: INObjectResolutionResult, @unchecked Sendable {
    open class func success(with resolvedObject: Author) -> Self { _success(resolvedObject) }
    open class func disambiguation(with objectsToDisambiguate: [Author]) -> Self {
        _disambiguation(objectsToDisambiguate)
    }
    open class func confirmationRequired(with objectToConfirm: Author?) -> Self {
        _confirmationRequired(objectToConfirm)
    }
}
