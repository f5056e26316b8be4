import Foundation
import SwiftData
import SwiftUI

/// The models of these tests, in the forms that apps declare models in.
@Model
final class Trip {
    @Attribute(.unique) var name: String
    var start: Date = Date(timeIntervalSince1970: 0)
    var note: String?
    var tags = [String]()
    var mood = Mood.calm
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    @Transient var isOpen = false
    private(set) var visits: Int = 0
    static let limit = 3
    static var made = 0
    lazy var slow = name.count
    let constant = 5

    enum Mood: String, Codable { case calm, wild }

    var title: String { "\(name) (\(stops.count))" }
    var length: Int {
        get { tags.count }
        set { tags = Array(repeating: "x", count: newValue) }
    }

    init(name: String, start: Date = .now, note: String? = nil) {
        self.name = name
        self.start = start
        self.note = note
    }

    func visit() { visits += 1 }
}

@Model
class Stop {
    var id: UUID
    var place: String
    var trip: Trip?
    @Attribute(.externalStorage) var image: Data?
    var seen: Bool = true { didSet { _ = oldValue } }

    init(place: String, trip: Trip? = nil) {
        id = UUID()
        self.place = place
        self.trip = trip
    }
}

// Both sides are optional or lists, and none names the other.
@Model final class Author {
    #Unique<Author>([\.first, \.last])
    #Index<Author>([\.first])

    var first: String
    var last: String
    var books: [Book]?
    #if DEBUG
    var draft: Int = 1
    #else
    var release: Int = 1
    #endif
    var `class`: Int = 4

    init(first: String, last: String) {
        self.first = first
        self.last = last
    }
}

@Model final class Book {
    var title: String
    var author: Author

    init(title: String, author: Author) {
        self.title = title
        self.author = author
    }
}

enum SchemaV1: VersionedSchema {
    static var versionIdentifier: Schema.Version { .init(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Item.self] }
}

extension SchemaV1 {
    @Model public final class Item: Codable {
        public var name: String = ""
        public var children: [Child] = []

        public struct Child: Codable, Hashable { var size: Int }
        enum CodingKeys: String, CodingKey { case name }

        public init(name: String) { self.name = name }

        public init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            name = try container.decode(String.self, forKey: .name)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .name)
        }
    }
}

typealias Item = SchemaV1.Item

enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [SchemaV1.self] }
    static var stages: [MigrationStage] {
        [.custom(fromVersion: SchemaV1.self, toVersion: SchemaV1.self, willMigrate: nil) { try $0.save() }]
    }
}

@ModelActor
actor Keeper {
    func add(_ name: String) throws -> Int {
        modelContext.insert(Item(name: name))
        try modelContext.save()
        return try modelContext.fetchCount(FetchDescriptor<Item>())
    }
}

struct TripList: View {
    @Query(filter: #Predicate<Trip> { $0.name != "Oslo" }, sort: \Trip.name, order: .reverse) private var trips: [Trip]
    @Query var all: [Trip]
    @Query(sort: [SortDescriptor(\Stop.place)]) var stops: [Stop]
    @Query(sort: \Stop.place, animation: .default) var animated: [Stop]
    @Query(TripList.descriptor) var few: [Trip]
    @Query private var made: [Item]
    @Query(sort: \Trip.note) var notes: [Trip]
    @Environment(\.modelContext) private var context

    static var descriptor: FetchDescriptor<Trip> {
        var descriptor = FetchDescriptor<Trip>(predicate: #Predicate { $0.stops.count > 0 }, sortBy: [.init(\.start)])
        descriptor.fetchLimit = 1
        return descriptor
    }

    private let report: (String) -> Void

    init(name: String, report: @escaping (String) -> Void) {
        self.report = report
        _made = Query(filter: #Predicate { $0.name == name }, sort: \.name)
    }

    var text: String {
        [trips.map(\.name), few.map(\.name), made.map(\.name), stops.map(\.place)].map { $0.joined(separator: ",") }
            .joined(separator: "|")
    }

    var body: some View {
        let _ = report(text)
        Color.red
    }
}

extension EnvironmentValues {
    @Entry var pace: Double = 2
    @Entry var label: String?
    @Entry var gap = 8
    @Entry var act: (Int) -> Int = { $0 + 1 }
}

/// An optional constant has no value before the initializer gives it one.
@Model
final class Ticket {
    @Attribute(.unique) let code: String?
    var seat: Int

    init(code: String, seat: Int) {
        self.code = code
        self.seat = seat
    }
}

/// Models that inherit from each other.
@Model
class Vehicle {
    var name: String
    var garage: Garage?

    init(name: String) { self.name = name }
}

@Model
class Car: Vehicle {
    var doors: Int

    init(name: String, doors: Int) {
        self.doors = doors
        super.init(name: name)
    }
}

@Model
final class Taxi: Car {
    var number: Int?

    init(number: Int) {
        super.init(name: "Taxi", doors: 5)
        self.number = number
    }
}

@Model
final class Garage {
    @Relationship(inverse: \Vehicle.garage) var vehicles: [Vehicle] = []

    init() {}
}
