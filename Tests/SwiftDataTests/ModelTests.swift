import Foundation
import Testing

@testable import SwiftData

/// Models and contexts of stores without records.
@Suite struct ModelTests {
    private let container: ModelContainer
    private let context: ModelContext

    init() throws {
        container = try ModelContainer(
            for: Trip.self, Author.self, Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
    }

    @Test func aNewStoreIsEmpty() throws {
        #expect(try context.fetch(FetchDescriptor<Trip>()).isEmpty)
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
        #expect(!context.hasChanges)
    }

    @Test func propertiesKeepTheirValues() {
        let trip = Trip(name: "Rome", start: Date(timeIntervalSince1970: 9), note: "warm")
        #expect((trip.name, trip.start, trip.note) == ("Rome", Date(timeIntervalSince1970: 9), "warm"))
        #expect(trip.tags.isEmpty && trip.mood == .calm && trip.visits == 0 && trip.slow == 4)
        trip.length = 2
        trip.visit()
        trip.isOpen = true
        #expect(trip.tags == ["x", "x"] && trip.visits == 1 && trip.isOpen && trip.title == "Rome (0)")
        #expect(trip.modelContext == nil)
    }

    @Test func constantsHaveTheirValues() {
        let ticket = Ticket(code: "A7", seat: 3)
        #expect(ticket.code == "A7" && ticket.seat == 3)
    }

    @Test func propertiesThatAreNotKeptAreNotInTheSchema() {
        let names = EntityDescription.of(Trip.self).properties.map(\.name)
        #expect(names == ["name", "start", "note", "tags", "mood", "stops", "visits", "constant"])
        let other = EntityDescription.of(Author.self).properties.map(\.name)
        #expect(other == ["first", "last", "books", "draft", "class"] || other == ["first", "last", "books", "release", "class"])
    }

    @Test func ownIdentifiersTakePrecedence() {
        let stop = Stop(place: "A")
        let id: UUID = stop.id
        #expect(id == stop.id)
        let trip = Trip(name: "Rome")
        #expect(trip.id == trip.persistentModelID)
        #expect(trip.persistentModelID.entityName == "Trip")
    }

    @Test func fetchesFilterSortAndLimit() throws {
        for name in ["Rome", "Oslo", "Bonn", "Lima"] { context.insert(Trip(name: name)) }
        var descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.name != "Bonn" }, sortBy: [SortDescriptor(\.name)])
        #expect(try context.fetch(descriptor).map(\.name) == ["Lima", "Oslo", "Rome"])
        (descriptor.fetchOffset, descriptor.fetchLimit) = (1, 1)
        #expect(try context.fetch(descriptor).map(\.name) == ["Oslo"])
        #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Rome", "Oslo", "Bonn", "Lima"])
        descriptor.includePendingChanges = false
        #expect(try context.fetch(descriptor).isEmpty)
        #expect(try context.fetchIdentifiers(FetchDescriptor<Trip>()).count == 4)
        var seen: [String] = []
        try context.enumerate(FetchDescriptor<Trip>()) { seen.append($0.name) }
        #expect(seen.count == 4)
    }

    @Test func bothSidesOfARelationshipAgree() throws {
        let (rome, oslo) = (Trip(name: "Rome"), Trip(name: "Oslo"))
        let forum = Stop(place: "Forum", trip: rome)
        context.insert(forum)
        context.insert(oslo)
        #expect(rome.stops == [forum] && rome.modelContext === context)
        let harbor = Stop(place: "Harbor")
        oslo.stops.append(harbor)
        #expect(harbor.trip === oslo && harbor.modelContext === context)
        harbor.trip = rome
        #expect(oslo.stops.isEmpty && rome.stops == [forum, harbor])
        rome.stops = [harbor]
        #expect(forum.trip == nil && harbor.trip === rome)
        harbor.trip = nil
        #expect(rome.stops.isEmpty)
    }

    @Test func anInverseThatNobodyNamesIsFound() throws {
        let ada = Author(first: "Ada", last: "B")
        let book = Book(title: "One", author: ada)
        context.insert(book)
        #expect(ada.books == [book])
        #expect(try context.fetch(FetchDescriptor<Author>()) == [ada])
        let found = try context.fetch(FetchDescriptor<Book>(predicate: #Predicate { $0.author.first == "Ada" }))
        #expect(found == [book])
    }

    @Test func deletingFollowsTheRules() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        trip.stops = [Stop(place: "A"), Stop(place: "B")]
        try context.save()
        context.delete(trip.stops[0])
        #expect(trip.stops.map(\.place) == ["B"])
        context.delete(trip)
        #expect(trip.isDeleted)
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
        context.rollback()
        #expect(try context.fetch(FetchDescriptor<Stop>()).map(\.place) == ["A", "B"])
        #expect(trip.stops.map(\.place) == ["A", "B"] && !trip.isDeleted)
        try context.delete(model: Stop.self, where: #Predicate { $0.place == "A" })
        #expect(trip.stops.map(\.place) == ["B"])
    }

    @Test func changesAreKnownUntilTheyAreSaved() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        #expect(context.hasChanges && context.insertedModelsArray.count == 1)
        try context.save()
        #expect(!context.hasChanges && !trip.hasChanges)
        trip.name = "Oslo"
        trip.note = "cold"
        #expect(trip.hasChanges && context.changedModelsArray.count == 1)
        context.rollback()
        #expect((trip.name, trip.note) == ("Rome", nil))
        struct Refused: Error {}
        #expect(throws: Refused.self) {
            try context.transaction {
                trip.name = "Bonn"
                context.insert(Trip(name: "Lima"))
                throw Refused()
            }
        }
        #expect(trip.name == "Rome")
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
    }

    @Test func otherContextsSeeWhatWasSaved() throws {
        let other = ModelContext(container)
        let trip = Trip(name: "Rome")
        context.insert(trip)
        #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 0)
        try context.save()
        #expect(try other.fetchCount(FetchDescriptor<Trip>()) == 1)
        #expect(other.registeredModel(for: trip.persistentModelID) as Trip? === trip)
        #expect(other.model(for: trip.persistentModelID) === trip)
    }

    @Test func containersOfOnePlaceShareAStore() throws {
        let place = URL(fileURLWithPath: "/shared-place/a.store")
        let first = try ModelContainer(for: Item.self, configurations: ModelConfiguration(url: place))
        let second = try ModelContainer(for: Item.self, configurations: ModelConfiguration(url: place))
        let context = ModelContext(first)
        context.insert(Item(name: "A"))
        try context.save()
        #expect(try ModelContext(second).fetch(FetchDescriptor<Item>()).map(\.name) == ["A"])
        second.deleteAllData()
        #expect(try ModelContext(first).fetchCount(FetchDescriptor<Item>()) == 0)
    }

    @Test func anObjectReplacesOneWithTheSameUniqueValue() throws {
        context.insert(Trip(name: "Rome", note: "old"))
        try context.save()
        context.insert(Trip(name: "Rome", note: "new"))
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.note) == ["new"])
        context.insert(Author(first: "Ada", last: "B"))
        context.insert(Author(first: "Ada", last: "C"))
        context.insert(Author(first: "Ada", last: "C"))
        try context.save()
        #expect(try context.fetchCount(FetchDescriptor<Author>()) == 2)
    }

    @Test func aSchemaHasAllRelatedModels() throws {
        #expect(Schema([Trip.self]).entities.map(\.name) == ["Trip", "Stop"])
        #expect(Schema(versionedSchema: SchemaV1.self).entitiesByName["Item"]?.attributeNames == ["name", "children"])
        let small = try ModelContainer(for: Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        #expect(throws: SwiftDataError.unknownSchema) { try ModelContext(small).fetch(FetchDescriptor<Trip>()) }
    }

    @Test func anActorHasAContextOfItsOwn() async throws {
        let keeper = Keeper(modelContainer: container)
        #expect(try await keeper.add("A") == 1)
        #expect(try await keeper.add("B") == 2)
        #expect(try context.fetchCount(FetchDescriptor<Item>()) == 2)
    }

    /// An object's hash does not come from its address, which differs between runs.
    @Test func objectsAreHashedByTheOrderInWhichTheyWereMade() {
        let (first, second) = (Trip(name: "A"), Trip(name: "B"))
        #expect(first._$modelState.number < second._$modelState.number)
        let hash = first.hashValue
        context.insert(first)
        #expect(first.hashValue == hash && Set([first, second, first]).count == 2)
    }

    @Test func errorsCanBeCaughtByName() {
        func name(of error: SwiftDataError) -> String {
            do { throw error } catch SwiftDataError.unsupportedPredicate {
                return "predicate"
            } catch SwiftDataError.unknownSchema {
                return "schema"
            } catch {
                return "other"
            }
        }
        #expect([.unknownSchema, .unsupportedPredicate, .backwardMigration].map(name) == ["schema", "predicate", "other"])
    }

    @Test func theHistoryIsEmpty() throws {
        context.insert(Trip(name: "Rome"))
        try context.save()
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
        #expect(try context.fetchHistory(descriptor).isEmpty)
        descriptor.predicate = #Predicate { $0.author == "widget" }
        try context.deleteHistory(descriptor)
    }

    @Test func identifiersCanBeCoded() throws {
        let identifier = Trip(name: "Rome").persistentModelID
        let data = try JSONEncoder().encode(identifier)
        #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: data) == identifier)
    }
}
