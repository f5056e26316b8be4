import FoundationSupplement
import Intents
import Intents
import Testing

/// Tests the sources in `Generated/` as a widget's sources use them.
struct GeneratedIntentTests {
    @Test func parametersStartEmpty() {
        let intent = SelectJokeIntent()
        #expect(intent.jokeType == .unknown)
        #expect(intent.author == nil)
        #expect(intent.count == nil)
        intent.jokeType = .knockKnock
        intent.count = 3
        intent.tags = ["a"]
        #expect(intent.jokeType == .knockKnock)
        #expect(intent.count?.intValue == 3)
        #expect(intent.tags == ["a"])
        intent.count = nil
        #expect(intent.count == nil)
        #expect(JokeType.default.rawValue == 3)
        #expect(JokeType.knockKnock.rawValue == 4)
    }

    @Test func copiesAndEquality() throws {
        let intent = SelectJokeIntent()
        intent.jokeType = .dad
        let copy = try #require(intent.copy() as? SelectJokeIntent)
        #expect(copy == intent)
        #expect(copy.hash == intent.hash)
        copy.jokeType = .default
        #expect(copy != intent)
        #expect(intent.jokeType == .dad)
    }

    @Test func objects() {
        let author = Author(identifier: "ann", display: "Ann")
        author.website = URL(string: "https://e.com")
        author.favourite = .dad
        #expect(author.identifier == "ann")
        #expect(author.displayString == "Ann")
        #expect(author.favourite == .dad)
        #expect(author != Author(identifier: "ann", display: "Ann"))
    }

    @Test func listing() {
        let intent = SelectJokeIntent()
        let list = intent.configurationParameters()
        #expect(list.map(\.name) == ["jokeType", "count", "author", "isFunny", "tags", "kinds", "place", "since"])
        #expect(
            list[0]
                == ConfigurationParameter(
                    name: "jokeType", title: "Type", expectation: "one of the choices", isOptional: true, value: nil,
                    choices: [
                        .init(text: "dad", title: "Dad “jokes”"), .init(text: "knockKnock", title: "Knock, knock"),
                        .init(text: "default", title: "The default"),
                    ]))
        intent.setProposedParameterValues()
        #expect(intent.jokeType == .dad)
        #expect(intent.isFunny?.boolValue == true)
        #expect(
            intent.configurationParameters().map(\.value) == ["dad", "3", nil, "true", nil, nil, nil, nil])
    }

    @Test func settingFromText() throws {
        let intent = SelectJokeIntent()
        for (name, text) in [
            ("jokeType", "knockknock"), ("count", "7"), ("author", "ann=Ann Lee"), ("isFunny", "no"), ("tags", "a, b"),
            ("kinds", "dad,default"), ("since", "2024-06-01"),
        ] {
            try intent.setConfigurationParameter(name, from: text)
        }
        #expect(intent.jokeType == .knockKnock)
        #expect(intent.count == 7)
        #expect(intent.author?.identifier == "ann")
        #expect(intent.author?.displayString == "Ann Lee")
        #expect(intent.isFunny == false)
        #expect(intent.tags == ["a", "b"])
        #expect(intent.kinds == [1, 3])
        #expect(intent.since == DateComponents(year: 2024, month: 6, day: 1))
        #expect(
            intent.configurationParameters().map(\.value)
                == ["knockKnock", "7", "ann", "false", "a,b", "dad,default", nil, "2024-06-01"])
        intent.setProposedParameterValues()
        #expect(intent.jokeType == .knockKnock)
    }

    @Test(arguments: [
        ("jokeType", "pun", "“pun” is not a value of the parameter “jokeType”. Choose from: dad, knockKnock, default."),
        (
            "jokeType", "unknown",
            "“unknown” is not a value of the parameter “jokeType”. Choose from: dad, knockKnock, default."
        ),
        ("count", "1.5", "“1.5” is not a value of the parameter “count”. Use a whole number."),
        (
            "place", "Rome",
            "“Rome” is not a value of the parameter “place”. "
                + "Use nothing, because values of this kind have no text form."
        ),
        (
            "joke", "dad",
            "SelectJokeIntent has no parameter “joke”. "
                + "Its parameters are: jokeType, count, author, isFunny, tags, kinds, place, since."
        ),
    ])
    func badInput(name: String, text: String, message: String) {
        #expect {
            try SelectJokeIntent().setConfigurationParameter(name, from: text)
        } throws: { error in
            "\(error)" == message
        }
    }

    @Test func classesWrittenByHandAreListed() {
        class Handmade: INIntent, @unchecked Sendable {
            var colour: String? = "red"
            var size = 3
            var none: Int?
        }
        let list = Handmade().configurationParameters()
        #expect(list.map(\.name) == ["colour", "size", "none"])
        #expect(list.map(\.value) == ["red", "3", nil])
        #expect {
            try Handmade().setConfigurationParameter("size", from: "4")
        } throws: { error in
            "\(error)".hasPrefix("The parameter “size” of Handmade cannot be set")
        }
    }

    @Test func handlersAnswer() async throws {
        final class Handler: INExtension, SelectJokeIntentHandling, @unchecked Sendable {
            func provideAuthorOptionsCollection(
                for intent: SelectJokeIntent, searchTerm: String?,
                with completion: @escaping @Sendable (INObjectCollection<Author>?, (any Error)?) -> Void
            ) {
                completion(INObjectCollection(items: [Author(identifier: "1", display: searchTerm ?? "One")]), nil)
            }

            func handle(intent: SelectJokeIntent) async -> SelectJokeIntentResponse { .success(joke: "Ha") }
        }
        // The template of Xcode names an object that is there, others one that may not be.
        final class Sure: INExtension { override func handler(for intent: INIntent) -> Any { self } }
        final class Unsure: INExtension { override func handler(for intent: INIntent) -> Any? { nil } }
        #expect(Sure().handler(for: SelectJokeIntent()) is Sure && Unsure().handler(for: SelectJokeIntent()) == nil)
        let handler = Handler()
        let intent = SelectJokeIntent()
        let options = try await handler.provideAuthorOptionsCollection(for: intent, searchTerm: nil)
        #expect(options.allItems.map(\.displayString) == ["One"])
        let response = await handler.handle(intent: intent)
        #expect(response.code == .success)
        #expect(response.joke == "Ha")
        #expect(await handler.confirm(intent: intent).code == .ready)
        guard case .notRequired = await handler.resolveJokeType(for: intent).outcome else {
            Issue.record("The default resolution is that nothing is required.")
            return
        }
        #expect(handler.defaultAuthor(for: intent) == nil)
        #expect(handler.handler(for: intent) as? Handler === handler)
        #expect(try await handler.provideTagsOptionsCollection(for: intent).allItems.isEmpty)
        #expect(SelectJokeIntentResponseCode.noJoke.rawValue == 100)
    }

    @Test func resolutionResults() {
        guard case .success(let value) = JokeTypeResolutionResult.success(with: .dad).outcome else {
            Issue.record("A success is one.")
            return
        }
        #expect(value as? JokeType == .dad)
        guard case .disambiguation(let values) = INStringResolutionResult.disambiguation(with: ["a", "b"]).outcome
        else {
            Issue.record("A disambiguation is one.")
            return
        }
        #expect(values as? [String] == ["a", "b"])
        guard case .unsupported(let reason) = AuthorResolutionResult.unsupported(withReason: 4).outcome else {
            Issue.record("Unsupported is that.")
            return
        }
        #expect(reason == 4)
    }
}
