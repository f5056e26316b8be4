// Intents as widget extensions declare them, with `import AppIntents` only.
import AppIntents

enum JokeType: String, AppEnum {
    case dad
    case knockKnock = "knock-knock"
    case pun

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Joke Type"
    static var caseDisplayRepresentations: [JokeType: DisplayRepresentation] = [
        .dad: "Dad joke",
        .knockKnock: DisplayRepresentation(title: "Knock, knock!", image: .init(systemName: "door.left.hand.closed")),
        .pun: .init(title: "Pun", subtitle: "Short"),
    ]
}

enum Level: Int, AppEnum, CaseIterable {
    case low = 1
    case high = 2

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Level")
    static let caseDisplayRepresentations: [Self: DisplayRepresentation] = [.low: "Low", .high: "High"]
}

struct Ranger: AppEntity, Identifiable {
    let id: String
    let name: String
    @Property(title: "Health") var health: Int

    init(id: String, name: String, health: Int = 100) {
        self.id = id
        self.name = name
        self.health = health
    }

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Ranger"
    static var defaultQuery = RangerQuery()
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }

    static let all = [Ranger(id: "panda", name: "Power Panda"), Ranger(id: "egg", name: "Spook, the Egg", health: 3)]
}

struct RangerQuery: EntityQuery {
    func entities(for identifiers: [Ranger.ID]) async throws -> [Ranger] {
        Ranger.all.filter { identifiers.contains($0.id) }
    }

    func suggestedEntities() async throws -> [Ranger] { Ranger.all }
    func defaultResult() async -> Ranger? { try? await suggestedEntities().first }
}

struct Berth: AppEntity {
    var id: String

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Berth"
    static let defaultQuery = BerthQuery()
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// Only the suggestions tell what its entities are.
struct BerthQuery: EntityQuery {
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { identifiers.map { Berth(id: $0) } }
    func suggestedEntities() async throws -> [Berth] { [Berth(id: "1")] }
}

struct City: AppEntity {
    var id: UUID
    var name: String

    static let typeDisplayRepresentation: TypeDisplayRepresentation = TypeDisplayRepresentation(
        name: LocalizedStringResource("City"), numericFormat: "\(placeholder: 1) cities")
    static let defaultQuery = CityQuery()
    var displayRepresentation: DisplayRepresentation { "\(name)" }

    static let rome = City(id: UUID(uuidString: "00000000-0000-0000-0000-000000000001")!, name: "Rome")
    static let oslo = City(id: UUID(uuidString: "00000000-0000-0000-0000-000000000002")!, name: "Oslo")
}

extension String.LocalizationValue.StringInterpolation {
    mutating func appendInterpolation(placeholder: Int) { appendInterpolation(placeholder) }
}

struct CityQuery: EntityStringQuery {
    @IntentParameterDependency<ConfigurationIntent>(\.$showsAll)
    var configuration

    func entities(for identifiers: [City.ID]) async throws -> [City] {
        [City.rome, .oslo].filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> IntentItemCollection<City> {
        .init(items: [City.rome, .oslo].filter { $0.name.contains(string) })
    }

    func suggestedEntities() async throws -> IntentItemCollection<City> {
        let all = configuration?.showsAll ?? false
        return .init(sections: [.init("Cities", items: all ? [City.rome, .oslo] : [.rome])])
    }
}

struct SizeOptions: DynamicOptionsProvider {
    func results() async throws -> [Int] { [10, 20] }
    func defaultResult() async -> Int? { 20 }
}

struct NameOptions: DynamicOptionsProvider {
    func results() async throws -> ItemCollection<String> {
        ItemCollection {
            ItemSection("Letters") {
                Item("a", title: "The letter A")
                Item("b")
            }
        }
    }
}

struct ConfigurationIntent: WidgetConfigurationIntent {
    static var title: LocalizedStringResource = "Configuration"
    static var description = IntentDescription("This is an example widget.")

    @Parameter(title: "Joke", default: .dad)
    var joke: JokeType

    @Parameter(title: "Ranger")
    var ranger: Ranger?

    @Parameter(title: "Shows all", default: false)
    var showsAll: Bool

    @Parameter(title: "City")
    var city: City?

    @Parameter(title: "Count", description: "How many", default: 3, controlStyle: .stepper, inclusiveRange: (1, 9))
    var count: Int

    @Parameter(title: "Scale", default: 1.5)
    var scale: Double

    @Parameter(title: "Name", optionsProvider: NameOptions())
    var name: String?

    @Parameter(title: "Size", optionsProvider: SizeOptions())
    var size: Int

    @Parameter(title: "Levels", default: [.low], size: IntentCollectionSize(min: 0, max: 2))
    var levels: [Level]

    @Parameter(title: "Rangers", size: [.systemSmall: 1, .systemMedium: 2])
    var rangers: [Ranger]?

    @Parameter(title: "Since") var since: Date?
    @Parameter(title: "Link") var link: URL?
    @Parameter(title: "Length", defaultValue: 2, defaultUnit: UnitLength.kilometers)
    var length: Measurement<UnitLength>

    var notAParameter = 3

    init() {}

    init(joke: JokeType) {
        self.joke = joke
    }

    static var parameterSummary: some ParameterSummary {
        When(\.$joke, .equalTo, .dad) {
            Summary("Show \(\.$joke) of \(\.$ranger)") {
                \.$count
                \.$scale
            }
        } otherwise: {
            Switch(\.$showsAll) {
                Case(true) { Summary("All") }
                DefaultCase { Summary() }
            }
        }
    }
}

struct SizedIntent: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Sized"

    static var parameterSummary: some ParameterSummary {
        When(widgetFamily: .equalTo, .systemSmall) {
            Summary("Small \(\.$flag)")
        } otherwise: {
            When(\.$flag, .hasAnyValue) {
                Summary()
            } otherwise: {
                Summary { \.$flag }
            }
        }
    }

    @Parameter var flag: Bool?
    @Parameter(title: "Needed") var needed: String
}

struct LogEntry: AppIntent {
    static var title: LocalizedStringResource { "Log \("an entry")" }
    static var openAppWhenRun: Bool = false
    static var isDiscoverable: Bool { false }
    static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

    @Dependency private var log: Log
    @Parameter(title: "Note", inputOptions: .init(multiline: true)) var note: String

    init() {}

    init(note: String) { self.note = note }

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
        log.notes.append(note)
        return .result(value: log.notes.count, dialog: "Logged \(note)")
    }
}

final class Log: @unchecked Sendable {
    var notes: [String] = []
}

struct OpenRanger: OpenIntent {
    static let title: LocalizedStringResource = "Open"
    @Parameter(title: "Ranger") var target: Ranger
}

struct SetFlag: SetValueIntent, LiveActivityIntent, AudioPlaybackIntent, ForegroundContinuableIntent {
    static let title: LocalizedStringResource = "Set"
    @Parameter(title: "On", displayName: .onOff) var value: Bool

    func perform() async throws -> some IntentResult & OpensIntent {
        guard value else { throw needsToContinueInForegroundError("Go on") }
        return .result(opensIntent: LogEntry(note: "x"))
    }
}

struct Migrated: CustomIntentMigratedAppIntent, WidgetConfigurationIntent {
    static let intentClassName = "ConfigurationIntent"
    static let title: LocalizedStringResource = "Migrated"
    init() {}
}

struct Control: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Control"
}

struct Nothing: AppIntent {
    static let title: LocalizedStringResource = "Nothing"
    func perform() async throws -> some IntentResult { return .result() }
}

struct Shortcuts: AppShortcutsProvider {
    static var shortcutTileColor: ShortcutTileColor = .navy

    static var appShortcuts: [AppShortcut] {
        AppShortcut(
            intent: LogEntry(), phrases: ["Log in \(.applicationName)", "Log \(\.$note) with \(.applicationName)"],
            shortTitle: "Log", systemImageName: "pencil")
        AppShortcut(intent: Nothing(), phrases: ["Nothing"])
    }
}

struct Moment: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Moment"
    var displayRepresentation: DisplayRepresentation { "Now" }
    @Property(title: "Note") var note: String?
}

struct AllCities: EnumerableEntityQuery {
    func allEntities() async throws -> [City] { [.rome, .oslo] }
}

/// A query whose entities are options in sections.
struct CitiesInSections: EnumerableEntityQuery {
    func allEntities() async throws -> IntentItemCollection<City> {
        .init(sections: [.init("North", items: [.oslo]), .init("South", items: [.rome])])
    }
}

/// Only all its entities tell what they are.
struct AllBerths: EnumerableEntityQuery {
    func allEntities() async throws -> [Berth] { [Berth(id: "1"), Berth(id: "2")] }
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { identifiers.map { Berth(id: $0) } }
}

struct Attach: AppIntent {
    static let title: LocalizedStringResource = "Attach"
    @Parameter(title: "File", default: IntentFile(data: Data([1]), filename: "a.png"), supportedContentTypes: [.image])
    var file: IntentFile
    @Parameter(title: "Files", supportedContentTypes: [.image, .pdf], inputConnectionBehavior: .connectToPreviousIntentResult)
    var files: [IntentFile]?
    func perform() async throws -> some IntentResult { return .result() }
}
