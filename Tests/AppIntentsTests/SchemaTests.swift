import AppIntents
import Testing

/// Intents, entities and enumerations with the forms that Apple Intelligence understands.
@Suite struct SchemaTests {
    @AppEntity(schema: .books.audiobook)
    struct Audiobook: IndexedEntity {
        struct Query: EntityStringQuery {
            func entities(for identifiers: [String]) async throws -> [Audiobook] { identifiers.map { Audiobook(id: $0) } }
            func entities(matching string: String) async throws -> [Audiobook] { [] }
        }

        static let defaultQuery = Query()
        let id: String
        var title: String?
        @Property(title: "Author") var author: String?
        var theme = 1

        init(id: String) { self.id = id }
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }
    }

    @AppIntent(schema: .books.playAudiobook)
    struct PlayAudiobook: AudioPlaybackIntent {
        var target: Audiobook
        func perform() async throws -> some IntentResult { .result() }
    }

    @AppIntent(schema: .system.search)
    struct Search {
        static let title: LocalizedStringResource = "Find it"
        var criteria: String
        func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: criteria) }
    }

    @AppEnum(schema: .photos.albumType)
    enum AlbumType: String {
        case shared
        static let caseDisplayRepresentations: [AlbumType: DisplayRepresentation] = [.shared: "Shared"]
    }

    @Test func schemasGiveTitlesAndWrappers() async throws {
        #expect(String(localized: PlayAudiobook.title) == "Play Audiobook" && String(localized: Search.title) == "Find it")
        #expect(String(localized: Audiobook.typeDisplayRepresentation.name) == "Audiobook")
        #expect(String(localized: AlbumType.typeDisplayRepresentation.name) == "Album Type")
        let intent = PlayAudiobook()
        intent.target = Audiobook(id: "7")
        #expect(intent.$target.wrappedValue.id == "7" && intent.target.title == nil)
        #expect(intent.target.attributeSet.displayName == "7")
        let search = Search()
        search.criteria = "x"
        #expect(try await search.perform().value == "x")
        #expect(!PlayAudiobook.isAssistantOnly)
    }
}
