import AppIntents
import AppIntents
import FoundationSupplement
import Testing

struct ConfigurationParameterTests {
    @Test func parametersAreListedInTheOrderOfTheSource() async throws {
        let list = try await ConfigurationIntent().configurationParameters()
        #expect(
            list.map(\.name) == [
                "joke", "ranger", "showsAll", "city", "count", "scale", "name", "size", "levels", "rangers", "since",
                "link", "length",
            ])
        #expect(
            list[0]
                == ConfigurationParameter(
                    name: "joke", title: "Joke", expectation: "one of the choices", isOptional: false, value: "dad",
                    choices: [
                        .init(text: "dad", title: "Dad joke"), .init(text: "knock-knock", title: "Knock, knock!"),
                        .init(text: "pun", title: "Pun"),
                    ]))
        #expect(list[1].isOptional)
        #expect(list[1].choices?.map(\.text) == ["panda", "egg"])
        #expect(list[3].choices?.map(\.title) == ["Rome"])
        #expect(list[6].choices == [.init(text: "a", title: "The letter A"), .init(text: "b", title: "b")])
        #expect(
            list.map(\.value) == [
                "dad", nil, "false", nil, "3", "1.5", nil, nil, "1", nil, nil, nil, "2.0 km",
            ])
    }

    @Test func valuesComeFromText() async throws {
        let intent = ConfigurationIntent()
        for (name, text) in [
            ("joke", "knockknock"), ("ranger", "Spook, the Egg"), ("showsAll", "yes"), ("city", "Oslo"), ("count", "9"),
            ("scale", "-2.5"), ("name", "The letter A"), ("size", "10"), ("levels", "1, high"), ("rangers", "panda"),
            ("since", "2024-06-01T09:30:00Z"), ("link", "https://e.com/a"), ("length", "12 mi"),
        ] {
            try await intent.setConfigurationParameter(name, from: text)
        }
        #expect(intent.joke == .knockKnock)
        #expect(intent.ranger?.id == "egg")
        #expect(intent.ranger?.health == 3)
        #expect(intent.showsAll)
        #expect(intent.city?.name == "Oslo")
        #expect(intent.count == 9)
        #expect(intent.scale == -2.5)
        #expect(intent.name == "a")
        #expect(intent.size == 10)
        #expect(intent.levels == [.low, .high])
        #expect(intent.rangers?.map(\.id) == ["panda"])
        #expect(intent.since == Date(timeIntervalSince1970: 1_717_234_200))
        #expect(intent.link == URL(string: "https://e.com/a"))
        #expect(intent.length == Measurement(value: 12, unit: .miles))
        #expect(intent.notAParameter == 3)
    }

    @Test(arguments: [
        ("joke", "limerick", "“limerick” is not a value of the parameter “joke”. Choose from: dad, knock-knock, pun."),
        ("count", "10", "“10” is not a value of the parameter “count”. Use a number from 1 to 9."),
        ("count", "many", "“many” is not a value of the parameter “count”. Use a whole number."),
        ("showsAll", "perhaps", "“perhaps” is not a value of the parameter “showsAll”. Use true or false."),
        ("size", "11", "“11” is not a value of the parameter “size”. Choose from: 10, 20."),
        ("levels", "1,2,1", "“1,2,1” is not a value of the parameter “levels”. Use 0 to 2 values."),
        ("levels", "1,3", "“1,3” is not a value of the parameter “levels”. Choose from: 1, 2."),
        ("ranger", "cat", "“cat” is not a value of the parameter “ranger”. Choose from: panda, egg."),
        ("scale", "nan", "“nan” is not a value of the parameter “scale”. Use a number."),
        (
            "since", "2024-13-01",
            "“2024-13-01” is not a value of the parameter “since”. "
                + "Use a date such as 2024-06-01 or 2024-06-01T09:30:00Z."
        ),
        ("length", "3 apples", "“3 apples” is not a value of the parameter “length”. Use a number with a unit, such as 5 km."),
        (
            "notAParameter", "1",
            "ConfigurationIntent has no parameter “notAParameter”. Its parameters are: joke, ranger, "
                + "showsAll, city, count, scale, name, size, levels, rangers, since, link, length."
        ),
    ])
    func badInputNamesTheValidValues(name: String, text: String, message: String) async {
        await #expect {
            try await ConfigurationIntent().setConfigurationParameter(name, from: text)
        } throws: { error in
            "\(error)" == message
        }
    }

    @Test func queriesSeeTheOtherParameters() async throws {
        let intent = ConfigurationIntent()
        intent.showsAll = true
        let list = try await intent.configurationParameters()
        #expect(list[3].choices?.map(\.title) == ["Rome", "Oslo"])
        #expect(CityQuery().configuration == nil)
    }

    @Test func theSuggestionsTellTheEntitiesOfAQuery() async throws {
        let (suggested, found) = try await (BerthQuery().results(), BerthQuery().entities(for: ["2"]))
        #expect(suggested.map(\.id) == ["1"] && found.map(\.id) == ["2"])
    }

    @Test func proposedValues() async throws {
        let intent = ConfigurationIntent()
        #expect(intent.unsetParameterNames == ["size"])
        try await intent.setProposedParameterValues()
        #expect(intent.unsetParameterNames.isEmpty)
        #expect(intent.ranger?.id == "panda")
        #expect(intent.size == 20)
        #expect(intent.joke == .dad)
        #expect(intent.city == nil)
        #expect(SizedIntent().unsetParameterNames == ["needed"])
        let filled = ConfigurationIntent()
        filled.ranger = Ranger.all[1]
        try await filled.setProposedParameterValues()
        #expect(filled.ranger?.id == "egg")
    }

    @Test func failingChoicesNameTheirParameter() async {
        struct Broken: DynamicOptionsProvider {
            func results() async throws -> [String] { throw AppIntentError.Unrecoverable.entityNotFound }
        }
        struct Intent: WidgetConfigurationIntent {
            static let title: LocalizedStringResource = "Broken"
            @Parameter(title: "A", optionsProvider: Broken()) var a: String?
        }
        await #expect {
            try await Intent().configurationParameters()
        } throws: { error in
            "\(error)" == "The choices of the parameter “a” cannot be determined: The intent's entity was not found."
        }
    }
}
