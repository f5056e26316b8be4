import AppIntents
import Testing

/// Entities that are enumerations of texts.
@Suite struct RawRepresentableEntityTests {
    private enum Shelf: String, AppEntity {
        case read, unread

        static var typeDisplayRepresentation: TypeDisplayRepresentation { "Shelf" }
        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(rawValue)") }
    }

    @Test func theRawValueIdentifiesThem() async throws {
        #expect(Shelf.read.id == "read")
        #expect(try await Shelf.defaultQuery.entities(for: ["unread", "lost", "read"]) == [.unread, .read])
    }
}
