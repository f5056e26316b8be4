import Foundation
import SwiftData
import SwiftUI
import Testing

/// Identifiers of models in user defaults.
@MainActor @Suite struct AppStorageTests {
    @Test func identifiersAreStored() throws {
        let container = try ModelContainer(
            for: Trip.self, Item.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        let (first, second) = (Trip(name: "Bonn"), Trip(name: "Oslo"))
        for trip in [first, second] { container.mainContext.insert(trip) }
        let name = "AppStorageTests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let known = AppStorage(wrappedValue: first.persistentModelID, "known", store: store)
        #expect(known.wrappedValue == first.persistentModelID)
        known.wrappedValue = second.persistentModelID
        #expect(AppStorage(wrappedValue: first.persistentModelID, "known", store: store).wrappedValue == second.persistentModelID)
        let maybe = AppStorage<PersistentIdentifier?>("maybe", store: store)
        #expect(maybe.wrappedValue == nil)
        maybe.wrappedValue = first.persistentModelID
        #expect(maybe.wrappedValue == first.persistentModelID)
        maybe.wrappedValue = nil
        #expect(store.object(forKey: "maybe") == nil)
    }
}
