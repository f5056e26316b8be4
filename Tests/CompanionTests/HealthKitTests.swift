import Foundation
import HealthKit
import Synchronization
import Testing

/// HealthKit's values compute; its store belongs to a user who denies access.
@Suite struct HealthKitTests {
    private func convert(_ value: Double, _ from: String, _ to: String) -> Double {
        HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
    }

    @Test(arguments: [
        ("kg", 1.0, "lb", 2.204_622_621_8), ("st", 1, "lb", 14), ("mi", 1, "km", 1.609_344), ("ft", 1, "in", 12),
        ("kcal", 1, "kJ", 4.184), ("Cal", 1, "cal", 1000), ("mmHg", 120, "kPa", 15.998_686_5),
        ("L", 1, "fl_oz_us", 33.814_022_7),
        ("cup_us", 1, "mL", 236.588_236_5), ("degC", 37, "degF", 98.6), ("degF", 32, "K", 273.15),
        ("hr", 1.5, "min", 90),
        ("count/min", 60, "count/s", 1), ("count/min", 90, "Hz", 1.5), ("m/s", 10, "km/hr", 36), ("mcg", 1000, "mg", 1),
        ("ml/kg*min", 1, "L/(kg*hr)", 0.06), ("kcal/(kg*hr)", 1, "W/kg", 1.162_222_222), ("deg", 180, "rad", .pi),
        ("mg/dL", 90, "mmol<180.15588000005408>/L", 4.995_673_746), ("m^2", 1, "cm^2", 10_000),
        ("%", 0.5, "count", 0.5),
    ])
    func unitsConvert(from: String, value: Double, to: String, expected: Double) {
        #expect(abs(convert(value, from, to) - expected) < 1e-6 * max(1, abs(expected)))
        #expect(abs(convert(expected, to, from) - value) < 1e-6 * max(1, abs(value)))
    }

    @Test func answersAreAddedUp() {
        let anxiety = HKGAD7Assessment(date: Date(timeIntervalSince1970: 0), answers: [.notAtAll, .severalDays, .nearlyEveryDay, .moreThanHalfTheDays])
        #expect(anxiety.score == 6 && anxiety.risk == .mild && anxiety.sampleType == HKScoredAssessmentType(.GAD7))
        let mood = HKPHQ9Assessment(date: Date(timeIntervalSince1970: 0), answers: Array(repeating: .nearlyEveryDay, count: 7) + [.preferNotToAnswer])
        #expect(mood.score == 21 && mood.risk == .severe)
    }

    @Test func statesOfMind() {
        let mind = HKStateOfMind(
            date: Date(timeIntervalSince1970: 0), kind: .dailyMood, valence: 0, labels: [.calm], associations: [.work, .family])
        #expect(mind.valenceClassification == .neutral && mind.sampleType == HKObjectType.stateOfMindType())
        #expect(HKStateOfMind.ValenceClassification(valence: 1) == .veryPleasant)
        #expect(HKStateOfMind.ValenceClassification(valence: -1) == .veryUnpleasant)
        #expect(HKStateOfMind.ValenceClassification(valence: 1.1) == nil)
        #expect(HKQuery.predicateForStatesOfMind(with: HKStateOfMind.Association.family).evaluate(with: mind))
        #expect(!HKQuery.predicateForStatesOfMind(with: HKStateOfMind.Label.sad).evaluate(with: mind))
    }

    @Test func seriesAreEmpty() async throws {
        let store = HKHealthStore()
        let isDone = Mutex(false)
        store.execute(
            HKQuantitySeriesSampleQuery(quantityType: HKQuantityType(.heartRate), predicate: nil) { _, quantity, _, _, done, error in
                isDone.withLock { $0 = done && quantity == nil && error == nil }
            })
        #expect(isDone.withLock { $0 })
        let hearts = HKSampleQueryDescriptor(predicates: [.electrocardiogram()], sortDescriptors: [])
        #expect(try await hearts.result(for: store).isEmpty)
        #expect(try await HKUserAnnotatedMedicationQueryDescriptor().result(for: store).isEmpty)
        #expect(HKObjectType.clinicalType(forIdentifier: .labResultRecord)?.identifier == "HKClinicalTypeIdentifierLabResultRecord")
    }

    @Test func prescriptionsHoldWhatIsPutIn() {
        let issued = Date(timeIntervalSince1970: 0)
        let prescription = HKVisionPrescription(
            type: .contacts, dateIssued: issued, expirationDate: nil, device: nil, metadata: nil)
        #expect(prescription.prescriptionType == .contacts && prescription.startDate == issued)
        #expect(prescription.hasUndeterminedDuration)
    }

    @Test func devicesAreKeptInArchives() throws {
        let device = HKDevice(
            name: "CGM", manufacturer: "A", model: "B", hardwareVersion: nil, firmwareVersion: nil, softwareVersion: "1",
            localIdentifier: nil, udiDeviceIdentifier: nil)
        let data = try NSKeyedArchiver.archivedData(withRootObject: device, requiringSecureCoding: true)
        let again = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: HKDevice.self, from: data))
        #expect(again.name == "CGM" && again.softwareVersion == "1" && again.hardwareVersion == nil)
    }

    @Test func unitsAreNamedAsHealthKitNamesThem() {
        #expect(HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci)).unitString == "mg/dL")
        #expect(HKUnit.count().unitDivided(by: .minute()) == HKUnit(from: "count/min"))
        #expect(
            HKUnit.literUnit(with: .milli).unitDivided(by: .minute().unitMultiplied(by: .gramUnit(with: .kilo)))
                .unitString == "mL/min·kg")
        #expect(HKUnit(from: "m/s").reciprocal().unitString == "s/m")
        #expect(HKUnit.meter().unitRaised(toPower: 2).unitString == "m^2")
        #expect(HKUnit.second().unitDivided(by: .second()).isNull())
        #expect(HKUnit.secondUnit(with: .milli).description == "ms")
        #expect(HKUnit(from: LengthFormatter.Unit.mile) == .mile())
        #expect(HKUnit.massFormatterUnit(from: .pound()) == .pound && HKUnit.massFormatterUnit(from: .count()) == .gram)
        #expect(HKUnit.lengthFormatterUnit(from: .foot()) == .foot && HKUnit.energyFormatterUnit(from: .kilocalorie()) == .kilocalorie)
        #expect(!HKQuantity(unit: .meter(), doubleValue: 1).is(compatibleWith: .second()))
    }

    @Test func quantitiesCompareAndAreKept() throws {
        let (mile, meters) = (
            HKQuantity(unit: .mile(), doubleValue: 1), HKQuantity(unit: .meter(), doubleValue: 1609.344)
        )
        #expect(mile == meters && mile.compare(HKQuantity(unit: .meter(), doubleValue: 2000)) == .orderedAscending)
        #expect("\(HKQuantity(unit: HKUnit(from: "count/min"), doubleValue: 72))" == "72 count/min")
        let data = try NSKeyedArchiver.archivedData(withRootObject: mile, requiringSecureCoding: true)
        #expect(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQuantity.self, from: data)?.doubleValue(for: .mile()) == 1
        )
    }

    @Test func typesKnowTheirUnits() throws {
        let steps = try #require(HKQuantityType.quantityType(forIdentifier: .stepCount))
        #expect(steps.identifier == "HKQuantityTypeIdentifierStepCount" && steps.aggregationStyle == .cumulative)
        #expect(HKObjectType.quantityType(forIdentifier: .heartRate)?.aggregationStyle == .discreteTemporallyWeighted)
        #expect(
            HKQuantityType(.bodyMass).is(compatibleWith: .pound())
                && !HKQuantityType(.bodyMass).is(compatibleWith: .meter()))
        #expect(HKQuantityTypeIdentifier.vo2Max.rawValue == "HKQuantityTypeIdentifierVO2Max")
        #expect(Set([HKQuantityType(.stepCount), steps, HKObjectType.workoutType()]).count == 2)
        #expect(HKWorkoutActivityType.yoga.rawValue == 57 && HKWorkoutActivityType.underwaterDiving.rawValue == 84)
    }

    @Test func predicatesTellSamplesApart() {
        let noon = Date(timeIntervalSince1970: 43_200)
        let walk = HKQuantitySample(
            type: HKQuantityType(.distanceWalkingRunning), quantity: HKQuantity(unit: .mile(), doubleValue: 2),
            start: noon, end: noon + 600, metadata: [HKMetadataKeyWasUserEntered: true])
        func holds(_ predicate: NSPredicate) -> Bool { predicate.evaluate(with: walk) }
        #expect(holds(HKQuery.predicateForSamples(withStart: noon + 300, end: noon + 900, options: [])))
        #expect(!holds(HKQuery.predicateForSamples(withStart: noon + 300, end: nil, options: .strictStartDate)))
        #expect(!holds(HKQuery.predicateForSamples(withStart: nil, end: noon + 300, options: .strictEndDate)))
        #expect(holds(HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyWasUserEntered, allowedValues: [true])))
        #expect(!holds(HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyTimeZone)))
        #expect(holds(HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyWasUserEntered, operatorType: .equalTo, value: true)))
        #expect(!holds(HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyWasUserEntered, operatorType: .lessThan, value: true)))
        #expect(!holds(HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyTimeZone, operatorType: .equalTo, value: "x")))
        #expect(!holds(HKQuery.predicateForWorkouts(with: .running)))
        let nap = HKCategorySample(
            type: HKCategoryType(.sleepAnalysis), value: HKCategoryValueSleepAnalysis.asleepREM.rawValue, start: noon,
            end: noon)
        #expect(
            HKCategoryValueSleepAnalysis.predicateForSamples(equalTo: HKCategoryValueSleepAnalysis.allAsleepValues)
                .evaluate(with: nap))
    }

    @Test func theStoreDeniesAsAfterTheUserSaidNo() async throws {
        let (store, steps) = (HKHealthStore(), HKQuantityType(.stepCount))
        #expect(HKHealthStore.isHealthDataAvailable())
        try await store.requestAuthorization(toShare: [], read: [steps])
        #expect(store.authorizationStatus(for: steps) == .sharingDenied)
        #expect(try store.biologicalSex().biologicalSex == .notSet)
        #expect(throws: HKError.self) { try store.dateOfBirthComponents() }
        let sample = HKQuantitySample(
            type: steps, quantity: HKQuantity(unit: .count(), doubleValue: 3), start: Date(), end: Date())
        do {
            try await store.save(sample)
            Issue.record("Nothing can be saved.")
        } catch HKError.errorAuthorizationDenied {}
        #expect(try await store.preferredUnits(for: [steps]) == [steps: .count()])
    }

    @Test func queriesEndWithoutData() async throws {
        let (store, steps) = (HKHealthStore(), HKQuantityType(.stepCount))
        let answers = Mutex<[String]>([])
        let note = { @Sendable (text: String) in answers.withLock { $0.append(text) } }
        store.execute(
            HKSampleQuery(sampleType: steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil) {
            note("samples \($1?.count ?? -1) \($2 == nil)")
        })
        store.execute(
            HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) {
                _, result, error in
            note("sum \(result?.sumQuantity() == nil) \((error as? HKError)?.code == .errorNoData)")
        })
        store.execute(
            HKAnchoredObjectQuery(type: steps, predicate: nil, anchor: nil, limit: 1) {
                _, samples, deleted, anchor, _ in
            note("anchored \(samples?.count ?? -1) \(deleted?.count ?? -1) \(anchor != nil)")
        })
        store.execute(HKActivitySummaryQuery(predicate: nil) { note("summaries \($1?.count ?? -1) \($2 == nil)") })
        store.execute(HKObserverQuery(sampleType: steps, predicate: nil) { _, _, _ in note("changed") })
        #expect(answers.withLock { $0 } == ["samples 0 true", "sum true true", "anchored 0 0 true", "summaries 0 true"])

        let workouts = HKSampleQueryDescriptor(
            predicates: [.workout()], sortDescriptors: [SortDescriptor(\.startDate)], limit: 1)
        #expect(try await workouts.result(for: store).isEmpty)
        let sum = HKStatisticsQueryDescriptor(predicate: .quantitySample(type: steps), options: .cumulativeSum)
        await #expect(throws: HKError(.errorNoData, userInfo: HKErrorTexts.noData)) { try await sum.result(for: store) }
    }

    private enum HKErrorTexts {
        static let noData = [NSLocalizedDescriptionKey: "No data available for the specified predicate."]
    }

    /// As on a device, a collection has an interval for each day, also where nothing was measured.
    @Test func collectionsHaveEachInterval() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        func day(_ month: Int, _ day: Int) throws -> Date {
            try #require(calendar.date(from: DateComponents(year: 2025, month: month, day: day)))
        }
        var interval = DateComponents(day: 1)
        interval.calendar = calendar
        let query = HKStatisticsCollectionQuery(
            quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, options: .cumulativeSum,
            anchorDate: try day(1, 1), intervalComponents: interval)
        let starts = Mutex<[Date]>([])
        // The last Sunday of March is an hour shorter.
        let (first, last) = (try day(3, 29), try day(4, 1))
        query.initialResultsHandler = { _, results, error in
            #expect(error == nil)
            results?.enumerateStatistics(from: first, to: last) { statistics, _ in
                #expect(statistics.sumQuantity() == nil)
                starts.withLock { $0.append(statistics.startDate) }
            }
        }
        HKHealthStore().execute(query)
        #expect(starts.withLock { $0 } == [first, try day(3, 30), try day(3, 31), last])
    }
}
