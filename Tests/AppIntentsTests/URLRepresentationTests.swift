import Foundation
import Testing
import UniformTypeIdentifiers

@testable import AppIntents

/// Entities, enumerations and intents with URLs, and identifiers of files.
@Suite struct URLRepresentationTests {
    struct Trail: URLRepresentableEntity {
        struct Query: EntityQuery {
            func entities(for identifiers: [String]) async throws -> [Trail] { identifiers.map { Trail(id: $0, name: $0) } }
        }

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trail"
        static let defaultQuery = Query()
        static var urlRepresentation: URLRepresentation { "https://example.com/trail/\(.id)/\(\.$name)/\(\.$length)" }
        let id: String
        @Property(title: "Name") var name: String
        @ComputedProperty(title: "Length") var length: Int { name.count }
        @DeferredProperty var weather: String { get async throws { "sun" } }

        init(id: String, name: String) {
            self.id = id
            self.name = name
        }

        var displayRepresentation: DisplayRepresentation { "\(id)" }
    }

    enum Place: String, URLRepresentableEnum {
        case lake, hill
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Place"
        static let caseDisplayRepresentations: [Place: DisplayRepresentation] = [.lake: "Lake", .hill: "Hill"]
        static var urlRepresentation: URLRepresentation { "https://example.com/place=\(.rawValue)" }
    }

    enum Page: String, URLRepresentableEnum {
        case start, help
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
        static let caseDisplayRepresentations: [Page: DisplayRepresentation] = [.start: "Start", .help: "Help"]
        static var urlRepresentation: URLRepresentation { [.help: "https://example.com/questions"] }
    }

    struct OpenTrail: OpenIntent, URLRepresentableIntent {
        static let title: LocalizedStringResource = "Open Trail"
        @Parameter(title: "Trail") var target: Trail
    }

    struct OpenPage: URLRepresentableIntent {
        static let title: LocalizedStringResource = "Open Page"
        static var urlRepresentation: URLRepresentation { "https://example.com/\(\.$place)?count=\(\.$count)" }
        @Parameter(title: "Place") var place: Place
        @Parameter(title: "Count") var count: Int?
    }

    @Test func anEntitysURLHasItsProperties() async {
        let url = await Trail.urlRepresentation.template.url(of: Trail(id: "7", name: "Blue Lake"))
        #expect(url?.absoluteString == "https://example.com/trail/7/Blue%20Lake/9")
    }

    @Test func aParameterWithoutAValueLeavesNoURL() async {
        let intent = OpenPage()
        intent.place = .lake
        #expect(await OpenPage.urlRepresentation.template.url(of: intent) == nil)
        intent.count = 2
        #expect(await OpenPage.urlRepresentation.template.url(of: intent)?.absoluteString == "https://example.com/lake?count=2")
    }

    @Test func anEnumerationHasOneURLOrSeveral() throws {
        #expect(try OpenURLIntent(urlRepresentable: Place.hill).url.absoluteString == "https://example.com/place=hill")
        #expect(try OpenURLIntent(urlRepresentable: Page.help).url.absoluteString == "https://example.com/questions")
        #expect(throws: AppIntentError.Unrecoverable.unknown) { try OpenURLIntent(urlRepresentable: Page.start) }
    }

    @Test func aComputedPropertyIsSeenWithItsValue() {
        let trail = Trail(id: "7", name: "Blue Lake")
        #expect(trail.$length.wrappedValue == 9)
        #expect(trail.$length.title?.key == "Length")
    }

    @Test func anIdentifierOfAFileIsRestored() throws {
        let file = try FileEntityIdentifier.file(url: URL(fileURLWithPath: "/a b.png"))
        let draft = FileEntityIdentifier.draft(identifier: "12")
        #expect(FileEntityIdentifier.entityIdentifier(for: file.entityIdentifierString) == file)
        #expect(FileEntityIdentifier.entityIdentifier(for: draft.entityIdentifierString) == draft)
        #expect(draft.isDraft && !file.isDraft)
    }

    @Test func anActivityIsAboutAnEntity() {
        let activity = NSUserActivity(activityType: "trail")
        #expect(activity.appEntityIdentifier == nil)
        activity.appEntityIdentifier = EntityIdentifier(for: Trail(id: "7", name: ""))
        #expect(activity.appEntityIdentifier?.identifier == "7")
    }

    @Test func aFileIsReadInPlaceOrFromACopy() async throws {
        let file = IntentFile(data: Data("a".utf8), filename: "a.txt")
        let content = try await file.withFile(contentType: .plainText) { url, _ in try String(contentsOf: url, encoding: .utf8) }
        #expect(content == "a")
        #expect(try await file.data(contentType: .plainText) == Data("a".utf8))
        #expect(file.availableContentTypes == [.plainText])
    }

    @Test func anAmountIsInOneOfTheCurrencies() {
        let parameter = IntentParameter<IntentCurrencyAmount>(title: "Price", currencyCodes: ["EUR"], inclusiveRange: (1, 5))
        func error(_ amount: Decimal, _ code: String) -> String? {
            parameter.constraint?(IntentCurrencyAmount(amount: amount, currencyCode: code))
        }
        #expect(error(2, "EUR") == nil)
        #expect(error(2, "USD") == "an amount in EUR")
        #expect(error(7, "EUR") == "an amount from 1 to 5")
    }
}
