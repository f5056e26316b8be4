import AppIntents
import Foundation
import Testing

/// Queries by properties, as apps write them for shortcuts.
@Suite struct EntityPropertyQueryTests {
    struct Book: AppEntity, Hashable {
        static var typeDisplayRepresentation: TypeDisplayRepresentation { "Book" }
        static var defaultQuery: BookQuery { BookQuery() }

        let id: Int
        @Property(title: "Title") var title: String
        @Property(title: "Pages") var pages: Int?
        @Property(title: "Tags") var tags: Set<String>
        @Property(title: "Chapters") var chapters: [String]

        init(_ id: Int, _ title: String) {
            self.id = id
            (self.title, tags, chapters) = (title, [], [])
        }

        var displayRepresentation: DisplayRepresentation { "\(title)" }

        static func == (lhs: Book, rhs: Book) -> Bool { lhs.id == rhs.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }

    struct BookQuery: EntityPropertyQuery {
        static var properties: EntityQueryProperties<Book, String> {
            EntityQueryProperties {
                Property(\Book.$title) {
                    EqualToComparator { "title = \($0)" }
                    ContainsComparator { "title has \($0)" }
                    HasPrefixComparator { "title begins \($0)" }
                }
                Property(\Book.$pages) {
                    LessThanComparator { "pages < \(Int16($0))" }
                    IsBetweenComparator { "pages in \($0)…\($1)" }
                }
                Property(\Book.$chapters) { ContainsComparator { "chapters have \($0)" } }
            }
        }

        static var sortingOptions: SortingOptions {
            SortingOptions {
                SortableBy(\Book.$title)
                SortableBy(\Book.$pages)
            }
        }

        func entities(for identifiers: [Int]) async throws -> [Book] { identifiers.map { Book($0, "\($0)") } }

        func entities(matching comparators: [String], mode: ComparatorMode, sortedBy: [Sort<Book>], limit: Int?) async throws -> [Book] {
            let keys = [\Book.$title: "title", \Book.$pages: "pages"]
            let sorted = sortedBy.map { "\(keys[$0.by] ?? "") \($0.order == .ascending)" }
            return [Book(limit ?? 0, (comparators + sorted + [mode == .and ? "and" : "or"]).joined(separator: " "))]
        }
    }

    @Test func aQueryAnswers() async throws {
        let query = BookQuery()
        #expect(try await query.entities(for: [7]).map(\.title) == ["7"])
        #expect(try await query.entities(matching: ["a"], mode: .or, sortedBy: [], limit: 3).map(\.title) == ["a or"])
        #expect(BookQuery.findIntentDescription == nil)
        _ = (BookQuery.properties[0], BookQuery.sortingOptions)
    }

    @Test func aSetIsAListOfChoices() async throws {
        let value = try await Set<String>._value(from: "b, a", choices: nil)
        #expect(value == ["a", "b"] && value?._text == "a,b")
        #expect(Set<String>._value(wrapping: "c") == ["c"] && Set<Int>._kind == .list(of: .wholeNumber))
    }

    enum Color: String, AppEnum {
        case red
        static var typeDisplayRepresentation: TypeDisplayRepresentation { "Color" }
        static var caseDisplayRepresentations: [Color: DisplayRepresentation] { [.red: "Red wine"] }
    }

    /// As Xcode writes dialogs when it converts an intent.
    @Test func dialogsWithCases() {
        let color = Color.red
        let dialog: IntentDialog = "There are \(2) options matching ‘\(color)’."
        #expect(String(localized: dialog.full) == "There are 2 options matching ‘Red wine’.")
    }
}
