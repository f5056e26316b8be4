import Foundation
import Testing

@testable import SwiftData

/// Models that inherit from models.
@Suite struct InheritanceTests {
    private let context: ModelContext

    init() throws {
        let container = try ModelContainer(
            for: Vehicle.self, Car.self, Taxi.self, Garage.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        context = ModelContext(container)
    }

    @Test func aFetchFindsSubclasses() throws {
        for vehicle in [Vehicle(name: "Bus"), Car(name: "Mini", doors: 3), Taxi(number: 7)] { context.insert(vehicle) }
        #expect(try context.fetch(FetchDescriptor<Vehicle>()).map(\.name) == ["Bus", "Mini", "Taxi"])
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Vehicle>()).map(\.name) == ["Bus", "Mini", "Taxi"])
        #expect(try context.fetch(FetchDescriptor<Car>()).map(\.doors) == [3, 5])
        #expect(try context.fetch(FetchDescriptor<Taxi>()).map(\.number) == [7])
        #expect(try context.fetch(FetchDescriptor<Taxi>()).map(\.persistentModelID.entityName) == ["Taxi"])
    }

    @Test func aSubclassHasThePropertiesOfItsSuperclass() {
        #expect(EntityDescription.of(Taxi.self).properties.map(\.name) == ["name", "garage", "doors", "number"])
        #expect(EntityDescription.of(Vehicle.self).properties.map(\.name) == ["name", "garage"])
    }

    @Test func inheritedRelationshipsHaveTwoSides() {
        let (garage, taxi) = (Garage(), Taxi(number: 1))
        context.insert(garage)
        taxi.garage = garage
        #expect(garage.vehicles == [taxi] && taxi.modelContext === context)
        garage.vehicles = []
        #expect(taxi.garage == nil)
    }

    @Test func anObjectOfAStoreIsOfItsOwnType() {
        func object<Model: PersistentModel>(_ type: Model.Type) -> any PersistentModel {
            Model(backingData: Model.createBackingData() as any BackingData<Model>)
        }
        #expect(object(Car.self) is Car && !(object(Car.self) is Taxi) && object(Taxi.self) is Taxi)
    }
}
