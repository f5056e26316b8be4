import CloudKit
import CoreData
import Foundation
import Synchronization
import Testing
import WeatherKit

/// What Apple's servers have is not to be had; records and values of the weather hold, describe and decode themselves.
@Suite struct CloudTests {
    @Test func nobodyIsSignedIn() async throws {
        let container = CKContainer(identifier: "iCloud.example")
        #expect(try await container.accountStatus() == .noAccount)
        let query = CKQuery(recordType: "Note", predicate: NSPredicate(value: true))
        do {
            _ = try await container.privateCloudDatabase.records(matching: query)
            Issue.record("There are no records.")
        } catch CKError.notAuthenticated {}
        let codes = Mutex<[CKError.Code?]>([])
        container.publicCloudDatabase.fetch(withRecordID: CKRecord.ID(recordName: "x")) { _, error in
            codes.withLock { $0.append((error as? CKError)?.code) }
        }
        let operation = CKQueryOperation(query: query)
        operation.queryResultBlock = { result in
            if case .failure(let error) = result { codes.withLock { $0.append((error as? CKError)?.code) } }
        }
        container.sharedCloudDatabase.add(operation)
        #expect(codes.withLock { $0 } == [.notAuthenticated, .notAuthenticated] && operation.isFinished)
    }

    private actor Synchronizer: CKSyncEngineDelegate {
        func handleEvent(_ event: CKSyncEngine.Event, syncEngine: CKSyncEngine) async { Issue.record("\(event)") }

        func nextRecordZoneChangeBatch(
            _ context: CKSyncEngine.SendChangesContext, syncEngine: CKSyncEngine
        ) async -> CKSyncEngine.RecordZoneChangeBatch? { nil }
    }

    @Test func anEngineKeepsWhatIsToBeSent() async throws {
        let database = CKContainer(identifier: "iCloud.example").privateCloudDatabase
        let engine = CKSyncEngine(
            CKSyncEngine.Configuration(database: database, stateSerialization: nil, delegate: Synchronizer()))
        let (first, second) = (CKRecord.ID(recordName: "a"), CKRecord.ID(recordName: "b"))
        engine.state.add(pendingRecordZoneChanges: [.saveRecord(first), .saveRecord(second), .deleteRecord(first)])
        #expect(engine.state.pendingRecordZoneChanges == [.saveRecord(second), .deleteRecord(first)])
        let batch = await CKSyncEngine.RecordZoneChangeBatch(pendingChanges: engine.state.pendingRecordZoneChanges) { id in
            CKRecord(recordType: "Note", recordID: id)
        }
        #expect(batch?.recordsToSave.map(\.recordID) == [second] && batch?.recordIDsToDelete == [first])
        let zones = CKSyncEngine.SendChangesOptions.Scope.allExcluding([.default])
        #expect(!zones.contains(.saveRecord(first)))
        await #expect(throws: CKError.self) { try await engine.sendChanges() }
        await #expect(throws: CKError.self) { _ = try await database.recordZoneChanges(inZoneWith: .default, since: nil) }
    }

    @Test func nothingIsShared() async throws {
        let container = NSPersistentCloudKitContainer(name: "Notes", managedObjectModel: NSManagedObjectModel())
        #expect(try container.fetchShares(in: nil).isEmpty && container.fetchShares(matching: []).isEmpty)
        #expect(container.records(for: []).isEmpty && container.recordIDs(for: []).isEmpty)
        do {
            _ = try await container.share([], to: nil)
            Issue.record("There is no account.")
        } catch CKError.notAuthenticated {}
    }

    @Test func subscriptionsHaveIdentifiers() {
        let all = NSPredicate(value: true)
        let named = CKQuerySubscription(recordType: "Note", predicate: all, subscriptionID: "notes", options: [])
        #expect(named.subscriptionID == "notes")
        let unnamed = CKQuerySubscription(recordType: "Note", predicate: all, options: .firesOnRecordUpdate)
        #expect(!unnamed.subscriptionID.isEmpty && unnamed.querySubscriptionOptions == .firesOnRecordUpdate)
        #expect(CKDatabaseSubscription().subscriptionID != unnamed.subscriptionID)
    }

    @Test func recordsHoldValues() throws {
        let record = CKRecord(
            recordType: "Note", recordID: CKRecord.ID(recordName: "x", zoneID: CKRecordZone.ID(zoneName: "z")))
        record["title"] = "first"
        record["count"] = 3
        record["done"] = true as CKRecordValue
        record["tags"] = ["a", "b"] as NSArray
        record["folder"] = CKRecord.Reference(recordID: CKRecord.ID(recordName: "f"), action: .deleteSelf)
        #expect(
            record["title"] as? String == "first" && record["count"] as? Double == 3 && record["done"] as? Bool == true)
        let count: Int? = record["count"]
        #expect(count == 3 && (record["folder"] as? CKRecord.Reference)?.recordID.recordName == "f")
        #expect(record["tags"] as? [String] == ["a", "b"] && record["none"] as? String == nil)
        record["title"] = nil
        #expect(record.allKeys() == ["count", "done", "folder", "tags"] && record.changedKeys().contains("title"))
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        record.encodeSystemFields(with: coder)
        coder.finishEncoding()
        let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        let again = try #require(CKRecord(coder: decoder))
        #expect(again.recordID == record.recordID && again.recordType == "Note" && again.allKeys().isEmpty)
    }

    @Test func recordsAreOrderedByTheirDistance() {
        func record(_ latitude: Double?) -> CKRecord {
            let record = CKRecord(recordType: "Place")
            record["place"] = latitude.map { CLLocation(latitude: $0, longitude: 0) }
            return record
        }
        let order = CKLocationSortDescriptor(key: "place", relativeLocation: CLLocation(latitude: 50, longitude: 0))
        #expect(order.compare(record(51), to: record(48)) == .orderedAscending)
        #expect(order.compare(record(nil), to: record(48)) == .orderedDescending)
    }

    @Test func nobodyIsFoundToShareWith() async {
        let container = CKContainer(identifier: "iCloud.example")
        await #expect(throws: CKError.self) { try await container.shareParticipants(forEmailAddresses: ["ann@example.com"]) }
        let codes = Mutex<[CKError.Code?]>([])
        let operation = CKFetchShareParticipantsOperation(userIdentityLookupInfos: [.init(emailAddress: "ann@example.com")])
        operation.fetchShareParticipantsResultBlock = { result in
            if case .failure(let error) = result { codes.withLock { $0.append((error as? CKError)?.code) } }
        }
        container.add(operation)
        #expect(codes.withLock { $0 } == [.notAuthenticated])
    }

    @Test func noWeatherIsKnown() async throws {
        let place = CLLocation(latitude: 52, longitude: 13)
        await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.weather(for: place) }
        await #expect(throws: WeatherError.permissionDenied) {
            let (current, hourly) = try await WeatherService.shared.weather(for: place, including: .current, .hourly)
            _ = "\(current.temperature) \(hourly.first?.symbolName ?? "") \(hourly.filter(\.isDaylight).count)"
        }
        await #expect(throws: WeatherError.permissionDenied) {
            let days = try await WeatherService.shared.weather(
                for: place, including: .daily(startDate: .distantPast, endDate: .distantFuture))
            _ = days.forecast.map(\.uvIndex.category.description)
        }
    }

    @Test func weatherDescribesItself() throws {
        #expect(WeatherCondition.mostlyCloudy.description == "Mostly Cloudy" && "\(WeatherCondition.clear)" == "Clear")
        #expect(WeatherCondition.allCases.count == 34 && MoonPhase.full.symbolName == "moonphase.full.moon")
        #expect(Wind.CompassDirection.allCases.map(\.abbreviation).joined(separator: " ")
            == "N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW")
        #expect(UVIndex.ExposureCategory.veryHigh.rangeValue == 8...10 && UVIndex.ExposureCategory.low < .extreme)
        let json = #"{"value": 6, "category": "high"}"#
        #expect(try JSONDecoder().decode(UVIndex.self, from: Data(json.utf8)).category == .high)
    }
}
