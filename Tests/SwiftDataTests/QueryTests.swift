import Foundation
import SwiftData
import SwiftUI
import Testing

/// Queries of views, and entries of the environment.
@MainActor @Suite struct QueryTests {
    @Test func aViewShowsWhatItsQueriesFind() throws {
        let container = try ModelContainer(
            for: Trip.self, Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for name in ["Bonn", "Oslo", "Rome"] { container.mainContext.insert(Trip(name: name)) }
        container.mainContext.insert(Item(name: "Pen"))
        container.mainContext.insert(Item(name: "Ink"))
        container.mainContext.insert(Stop(place: "Forum"))
        var texts: [String] = []
        _ = ImageRenderer(content: TripList(name: "Pen") { texts.append($0) }.modelContainer(container)).cgImage
        #expect(Set(texts) == ["Rome,Bonn||Pen|Forum"])
        texts = []
        _ = ImageRenderer(content: TripList(name: "Pen") { texts.append($0) }).cgImage
        #expect(Set(texts) == ["|||"])
    }

    @Test func entriesOfTheEnvironmentHaveDefaults() {
        var values = EnvironmentValues()
        #expect(values.pace == 2 && values.label == nil && values.gap == 8 && values.act(1) == 2)
        values.pace = 3
        values.label = "A"
        #expect(values.pace == 3 && values.label == "A")
    }
}
