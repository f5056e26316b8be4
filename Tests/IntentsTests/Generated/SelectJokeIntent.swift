// SelectJokeIntent.swift
// Generated from an intent definition. Changes are lost when it is generated again.

import Intents

// The subclass adds no state.
nonisolated open class SelectJokeIntent: INIntent, @unchecked Sendable {
    public var jokeType: JokeType {
        get { _parameter("jokeType") ?? .unknown }
        set { _setParameter(newValue, named: "jokeType") }
    }

    public var count: NSNumber? {
        get { _parameter("count") }
        set { _setParameter(newValue, named: "count") }
    }

    public var author: Author? {
        get { _parameter("author") }
        set { _setParameter(newValue, named: "author") }
    }

    public var isFunny: NSNumber? {
        get { _parameter("isFunny") }
        set { _setParameter(newValue, named: "isFunny") }
    }

    public var tags: [String]? {
        get { _parameter("tags") }
        set { _setParameter(newValue, named: "tags") }
    }

    public var kinds: [NSNumber]? {
        get { _parameter("kinds") }
        set { _setParameter(newValue, named: "kinds") }
    }

    public var place: CLPlacemark? {
        get { _parameter("place") }
        set { _setParameter(newValue, named: "place") }
    }

    public var since: DateComponents? {
        get { _parameter("since") }
        set { _setParameter(newValue, named: "since") }
    }

    open override class var _parameterDescriptions: [INParameterDescription] {
        [
            INParameterDescription(
                name: "jokeType", title: "Type",
                kind: .enumeration([
                    .init(name: "dad", title: "Dad “jokes”", value: { () -> JokeType in .dad }()),
                    .init(name: "knockKnock", title: "Knock, knock", value: { () -> JokeType in .knockKnock }()),
                    .init(name: "default", title: "The default", value: { () -> JokeType in .`default` }()),
                ]), defaultText: "dad"),
            INParameterDescription(
                name: "count", title: "Count",
                kind: .integer, defaultText: "3"),
            INParameterDescription(
                name: "author", title: "Author",
                kind: .object({ (identifier, display) -> Author in .init(identifier: identifier, display: display) })),
            INParameterDescription(
                name: "isFunny", title: "isFunny",
                kind: .boolean, defaultText: "true"),
            INParameterDescription(
                name: "tags", title: "tags",
                kind: .string, isList: true),
            INParameterDescription(
                name: "kinds", title: "kinds",
                kind: .enumeration([
                    .init(name: "dad", title: "Dad “jokes”", value: { () -> JokeType in .dad }()),
                    .init(name: "knockKnock", title: "Knock, knock", value: { () -> JokeType in .knockKnock }()),
                    .init(name: "default", title: "The default", value: { () -> JokeType in .`default` }()),
                ]), isList: true),
            INParameterDescription(
                name: "place", title: "place",
                kind: .other),
            INParameterDescription(
                name: "since", title: "since",
                kind: .dateComponents),
        ]
    }
}

public protocol SelectJokeIntentHandling: NSObjectProtocol {
    func resolveJokeType(
        for intent: SelectJokeIntent,
        with completion: @escaping @Sendable (JokeTypeResolutionResult) -> Void
    )
    func resolveJokeType(for intent: SelectJokeIntent) async -> JokeTypeResolutionResult
    func provideAuthorOptions(
        for intent: SelectJokeIntent,
        with completion: @escaping @Sendable ([Author]?, (any Error)?) -> Void
    )
    func provideAuthorOptionsCollection(
        for intent: SelectJokeIntent,
        searchTerm: String?,
        with completion: @escaping @Sendable (INObjectCollection<Author>?, (any Error)?) -> Void
    )
    func provideAuthorOptionsCollection(
        for intent: SelectJokeIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<Author>
    func defaultAuthor(for intent: SelectJokeIntent) -> Author?
    func provideTagsOptions(
        for intent: SelectJokeIntent,
        with completion: @escaping @Sendable ([NSString]?, (any Error)?) -> Void
    )
    func provideTagsOptionsCollection(
        for intent: SelectJokeIntent,
        with completion: @escaping @Sendable (INObjectCollection<NSString>?, (any Error)?) -> Void
    )
    func provideTagsOptionsCollection(for intent: SelectJokeIntent) async throws -> INObjectCollection<NSString>
    func defaultTags(for intent: SelectJokeIntent) -> [String]?
    func confirm(intent: SelectJokeIntent, completion: @escaping @Sendable (SelectJokeIntentResponse) -> Void)
    func confirm(intent: SelectJokeIntent) async -> SelectJokeIntentResponse
    func handle(intent: SelectJokeIntent, completion: @escaping @Sendable (SelectJokeIntentResponse) -> Void)
    func handle(intent: SelectJokeIntent) async -> SelectJokeIntentResponse
}

extension SelectJokeIntentHandling {
    public func resolveJokeType(
        for intent: SelectJokeIntent,
        with completion: @escaping @Sendable (JokeTypeResolutionResult) -> Void
    ) {
        completion(.notRequired())
    }

    public func resolveJokeType(for intent: SelectJokeIntent) async -> JokeTypeResolutionResult {
        await withCheckedContinuation { done in resolveJokeType(for: intent) { done.resume(returning: $0) } }
    }

    public func provideAuthorOptions(
        for intent: SelectJokeIntent,
        with completion: @escaping @Sendable ([Author]?, (any Error)?) -> Void
    ) {
        completion(nil, nil)
    }

    public func provideAuthorOptionsCollection(
        for intent: SelectJokeIntent,
        searchTerm: String?,
        with completion: @escaping @Sendable (INObjectCollection<Author>?, (any Error)?) -> Void
    ) {
        provideAuthorOptions(for: intent) { items, error in
            completion(items.map { INObjectCollection(items: $0) }, error)
        }
    }

    public func provideAuthorOptionsCollection(
        for intent: SelectJokeIntent,
        searchTerm: String?
    ) async throws -> INObjectCollection<Author> {
        try await withCheckedThrowingContinuation { done in
            provideAuthorOptionsCollection(for: intent, searchTerm: searchTerm) { items, error in
                if let error {
                    done.resume(throwing: error)
                } else {
                    done.resume(returning: items ?? INObjectCollection(items: []))
                }
            }
        }
    }

    public func defaultAuthor(for intent: SelectJokeIntent) -> Author? {
        nil
    }

    public func provideTagsOptions(
        for intent: SelectJokeIntent,
        with completion: @escaping @Sendable ([NSString]?, (any Error)?) -> Void
    ) {
        completion(nil, nil)
    }

    public func provideTagsOptionsCollection(
        for intent: SelectJokeIntent,
        with completion: @escaping @Sendable (INObjectCollection<NSString>?, (any Error)?) -> Void
    ) {
        provideTagsOptions(for: intent) { items, error in
            completion(items.map { INObjectCollection(items: $0) }, error)
        }
    }

    public func provideTagsOptionsCollection(
        for intent: SelectJokeIntent
    ) async throws -> INObjectCollection<NSString> {
        try await withCheckedThrowingContinuation { done in
            provideTagsOptionsCollection(for: intent) { items, error in
                if let error {
                    done.resume(throwing: error)
                } else {
                    done.resume(returning: items ?? INObjectCollection(items: []))
                }
            }
        }
    }

    public func defaultTags(for intent: SelectJokeIntent) -> [String]? {
        nil
    }

    public func confirm(
        intent: SelectJokeIntent,
        completion: @escaping @Sendable (SelectJokeIntentResponse) -> Void
    ) {
        completion(SelectJokeIntentResponse(code: .ready, userActivity: nil))
    }

    public func confirm(intent: SelectJokeIntent) async -> SelectJokeIntentResponse {
        await withCheckedContinuation { done in confirm(intent: intent) { done.resume(returning: $0) } }
    }

    public func handle(
        intent: SelectJokeIntent,
        completion: @escaping @Sendable (SelectJokeIntentResponse) -> Void
    ) {
        completion(SelectJokeIntentResponse(code: .unspecified, userActivity: nil))
    }

    public func handle(intent: SelectJokeIntent) async -> SelectJokeIntentResponse {
        await withCheckedContinuation { done in handle(intent: intent) { done.resume(returning: $0) } }
    }
}

nonisolated public enum SelectJokeIntentResponseCode: Int, Sendable {
    case unspecified = 0
    case ready = 1
    case continueInApp = 2
    case inProgress = 3
    case success = 4
    case failure = 5
    case failureRequiringAppLaunch = 6
    case noJoke = 100
}

// The subclass adds a code, which is set before the response is shared.
nonisolated open class SelectJokeIntentResponse: INIntentResponse, @unchecked Sendable {
    public fileprivate(set) var code: SelectJokeIntentResponseCode = .unspecified

    public convenience init(code: SelectJokeIntentResponseCode, userActivity: NSUserActivity?) {
        self.init()
        self.code = code
        self.userActivity = userActivity
    }

    public var joke: String? {
        get { _parameter("joke") }
        set { _setParameter(newValue, named: "joke") }
    }

    public static func success(joke: String) -> SelectJokeIntentResponse {
        let response = SelectJokeIntentResponse(code: .success, userActivity: nil)
        response.joke = joke
        return response
    }
}
