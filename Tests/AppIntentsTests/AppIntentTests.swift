import AppIntents
import AppIntents
import Testing

struct AppIntentTests {
    @Test func performReturnsItsResult() async throws {
        AppDependencyManager.shared.add(dependency: Log())
        let first = try await LogEntry(note: "one").perform()
        #expect(first.value == 1)
        #expect(String(localized: first.dialog.full) == "Logged one")
        #expect(try await LogEntry(note: "two")() == 2)
        _ = try await Nothing().perform()
        _ = try await ConfigurationIntent().perform()
    }

    @Test func intentsThatContinueInTheApp() async throws {
        let on = SetFlag()
        on.value = true
        #expect(try await on.perform().opensIntent is LogEntry)
        on.value = false
        await #expect(throws: AppIntentError.self) { try await on.perform() }
        await #expect(throws: AppIntentError.UserActionRequired.value) { try await on.$value.requestValue("?") }
        #expect(OpenRanger.openAppWhenRun)
        #expect(OpenRanger.supportedModes == .foreground)
        #expect(!LogEntry.openAppWhenRun)
    }

    @Test func initializersSetParameters() {
        #expect(ConfigurationIntent(joke: .pun).joke == .pun)
        #expect(ConfigurationIntent().joke == .dad)
        #expect(LogEntry.persistentIdentifier == "LogEntry")
        #expect(Migrated.intentClassName == "ConfigurationIntent")
        #expect(String(localized: LogEntry.title) == "Log an entry")
    }

    /// A widget's settings show a switch without a default as off.
    @Test func aSwitchWithoutADefaultIsOff() {
        #expect(SetFlag().value == false)
        #expect(SetFlag().$value.defaultValue == nil)
    }

    @Test func displayNames() {
        #expect(String(localized: JokeType.knockKnock.localizedStringResource) == "Knock, knock!")
        #expect(String(localized: JokeType.typeDisplayRepresentation.name) == "Joke Type")
        #expect(JokeType.caseDisplayRepresentations[.knockKnock]?.image?.source == .symbol("door.left.hand.closed"))
        #expect(String(localized: Ranger.all[0].localizedStringResource) == "Power Panda")
        #expect(String(localized: City.typeDisplayRepresentation.name) == "City")
    }

    @Test func summaries() {
        let summary = ConfigurationIntent.Summary("Show \(\.$joke) of \(\.$ranger)") { \.$count }
        #expect(summary.format == "Show %@ of %@")
        #expect(
            summary.parameters == [
                \ConfigurationIntent.$joke, \ConfigurationIntent.$ranger, \ConfigurationIntent.$count,
            ])
        _ = ConfigurationIntent.parameterSummary
        _ = SizedIntent.parameterSummary
    }

    @Test func shortcuts() {
        let shortcuts = Shortcuts.appShortcuts
        #expect(
            shortcuts.map(\.phrases) == [
                ["Log in ${applicationName}", "Log ${parameter} with ${applicationName}"], ["Nothing"],
            ])
        #expect(shortcuts[0].systemImageName == "pencil")
    }

    @Test func transientEntities() async throws {
        let moment = Moment()
        #expect(moment.note == nil)
        moment.note = "a"
        #expect(moment.note == "a")
        #expect(try await Moment.defaultQuery.suggestedEntities().isEmpty)
    }

    @Test func enumerableQueries() async throws {
        #expect(try await AllCities().entities(for: [City.oslo.id]).map(\.name) == ["Oslo"])
        #expect(try await AllCities().suggestedEntities().count == 2)
        #expect(try await CitiesInSections().entities(for: [City.rome.id]).map(\.name) == ["Rome"])
        #expect(try await CitiesInSections().results().sections.count == 2)
        #expect(try await AllBerths().results().count == 2)
    }

    @Test func identifiers() {
        #expect(EntityIdentifier(for: City.rome).identifier == City.rome.id.uuidString)
        #expect(EntityIdentifier(for: Ranger.self, identifier: "egg") == EntityIdentifier(for: Ranger.all[1]))
        #expect(Int.entityIdentifier(for: "x") == nil)
    }

    @Test func filesOfAType() {
        let file = IntentFile(data: Data([1]), filename: "a.png", type: .png)
        #expect(file.type == .png && file != IntentFile(data: Data([1]), filename: "a.png"))
        #expect(Attach().file.filename == "a.png" && Attach().files == nil)
    }

    @Test func noDonationIsKept() async throws {
        let manager = IntentDonationManager.shared
        let first = try await manager.donate(intent: Nothing())
        let second = try await Nothing().donate()
        #expect(first != second)
        #expect(try JSONDecoder().decode(IntentDonationIdentifier.self, from: JSONEncoder().encode(first)) == first)
        for predicate: IntentDonationMatchingPredicate in [
            .donationIdentifier(first), .intentType(Nothing.self), .entityIdentifier(EntityIdentifier(for: City.rome)),
        ] {
            #expect(try await manager.deleteDonations(matching: predicate).isEmpty)
        }
    }

    @Test func dependencies() {
        struct Reader {
            @AppDependency(default: 4, manager: AppDependencyManager()) var number: Int
        }
        #expect(Reader().number == 4)
        let manager = AppDependencyManager()
        manager.add(key: "a", dependency: "value")
        #expect(manager.get(String.self, key: "a") == "value")
        #expect(manager.get(String.self) == nil)
    }
}
