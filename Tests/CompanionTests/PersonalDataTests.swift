import BackgroundTasks
import Contacts
import CoreMotion
import EventKit
import Foundation
import LocalAuthentication
import StoreKit
import Synchronization
import Testing

/// Calendars, contacts, motion and purchases are denied; their values hold what is put in.
@Suite struct PersonalDataTests {
    @Test func calendarsAreDenied() async throws {
        let store = EKEventStore()
        #expect(EKEventStore.authorizationStatus(for: .event) == .denied)
        #expect(try await store.requestFullAccessToEvents() == false)
        #expect(store.calendars(for: .event).isEmpty && store.defaultCalendarForNewEvents == nil)
        let predicate = store.predicateForEvents(withStart: .distantPast, end: .distantFuture, calendars: nil)
        #expect(store.events(matching: predicate).isEmpty)
        #expect(
            throws: EKError(
                .eventStoreNotAuthorized, userInfo: [NSLocalizedDescriptionKey: "The event store isn't authorized."])
        ) {
            try store.save(EKEvent(eventStore: store), span: .thisEvent)
        }
        // The store answers after its caller has gone on.
        let hasGoneOn = Mutex(false)
        let count = await withCheckedContinuation { continuation in
            store.fetchReminders(matching: store.predicateForReminders(in: nil)) { reminders in
                continuation.resume(returning: hasGoneOn.withLock { $0 } ? reminders?.count : nil)
            }
            hasGoneOn.withLock { $0 = true }
        }
        #expect(count == 0)
    }

    @Test func noConferenceIsGiven() async throws {
        let provider = EKVirtualConferenceProvider()
        #expect(try await provider.fetchAvailableRoomTypes().isEmpty)
        await #expect(throws: EKError.self) { _ = try await provider.fetchVirtualConference(identifier: "a") }
    }

    @Test func noHeadphonesMeasure() {
        let manager = CMHeadphoneMotionManager()
        let failed = Mutex(false)
        manager.startDeviceMotionUpdates(to: .main) { motion, error in failed.withLock { $0 = motion == nil && error != nil } }
        #expect(failed.withLock { $0 } && !manager.isDeviceMotionAvailable)
        #expect(!CMHeadphoneActivityManager().isActivityAvailable)
    }

    @Test func eventsHoldWhatIsPutIn() {
        let (store, start) = (EKEventStore(), Date(timeIntervalSince1970: 1_000_000))
        let event = EKEvent(eventStore: store)
        event.title = "Dentist"
        (event.startDate, event.endDate) = (start, start + 1800)
        event.calendar = EKCalendar(for: .event, eventStore: store)
        event.addAlarm(EKAlarm(relativeOffset: -600))
        event.addRecurrenceRule(EKRecurrenceRule(
            recurrenceWith: .weekly, interval: 2, daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday)], daysOfTheMonth: nil,
            monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil,
            end: EKRecurrenceEnd(occurrenceCount: 10)))
        #expect(
            event.title == "Dentist" && event.hasAlarms
                && event.recurrenceRules?.first?.recurrenceEnd?.occurrenceCount == 10)
        func isFound(_ from: TimeInterval, _ to: TimeInterval, _ calendars: [EKCalendar]?) -> Bool {
            store.predicateForEvents(withStart: start + from, end: start + to, calendars: calendars).evaluate(
                with: event)
        }
        #expect(isFound(600, 900, nil) && isFound(0, 60, [event.calendar]) && !isFound(1800, 3600, nil))
        #expect(!isFound(0, 60, [EKCalendar(for: .event, eventStore: store)]))
        let reminder = EKReminder(eventStore: store)
        reminder.dueDateComponents = DateComponents(year: 2025, month: 1, day: 2)
        let due = store.predicateForIncompleteReminders(
            withDueDateStarting: .distantPast, ending: .distantFuture, calendars: nil)
        #expect(due.evaluate(with: reminder))
        reminder.isCompleted = true
        #expect(reminder.completionDate != nil && !due.evaluate(with: reminder))
    }

    @Test func contactsAreDeniedAndWritten() async throws {
        let store = CNContactStore()
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        let keys = [CNContactGivenNameKey, CNContactFamilyNameKey] as [CNKeyDescriptor]
            + [CNContactFormatter.descriptorForRequiredKeys(for: .fullName), CNContactNoteKey as CNKeyDescriptor]
        do {
            try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { _, _ in }
            Issue.record("There are no contacts.")
        } catch CNError.authorizationDenied {}
        do { _ = try await store.requestAccess(for: .contacts) } catch {
            #expect(error.localizedDescription == "Access Denied")
        }

        let contact = CNMutableContact()
        (contact.givenName, contact.familyName, contact.organizationName) = ("Ada", "Lovelace", "Analytical")
        contact.emailAddresses = [CNLabeledValue(label: CNLabelWork, value: "ada@example.com" as NSString)]
        contact.phoneNumbers = [
            CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "+44 20 7946"))
        ]
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelPhoneNumberMobile) == "mobile")
        let other = CNMutableContact()
        (other.givenName, other.familyName) = ("Bob", "Ampere")
        #expect(CNContact.comparator(forNameSortOrder: .familyName)(other, contact) == .orderedAscending)
        #expect(CNContact.comparator(forNameSortOrder: .givenName)(other, contact) == .orderedDescending)
        let copy = try #require(contact.copy() as? CNContact)
        contact.givenName = "Augusta"
        #expect(copy.givenName == "Ada" && copy == contact && !(copy is CNMutableContact))
        #expect(CNContact.predicateForContacts(matchingName: "love ad").evaluate(with: copy))
        #expect(
            CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: "(44) 207946")).evaluate(with: copy))
        let address = CNMutablePostalAddress()
        (address.street, address.city, address.state, address.postalCode) = (
            "1 Infinite Loop", "Cupertino", "CA", "95014"
        )
        #expect(
            CNPostalAddressFormatter.string(from: address, style: .mailingAddress)
                == "1 Infinite Loop\nCupertino CA 95014")
    }

    @Test func nothingMoves() async throws {
        #expect(!CMPedometer.isStepCountingAvailable() && CMPedometer.authorizationStatus() == .denied)
        await #expect(throws: NSError(domain: CMErrorDomain, code: 105)) {
            try await CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture)
        }
        let manager = CMMotionManager()
        manager.deviceMotionUpdateInterval = 0.5
        #expect(
            !manager.isDeviceMotionAvailable && manager.deviceMotion == nil && manager.deviceMotionUpdateInterval == 0.5
        )
    }

    @Test func tasksAreKeptAndNeverRun() async throws {
        let (scheduler, request) = (BGTaskScheduler.shared, BGAppRefreshTaskRequest(identifier: "refresh"))
        #expect(scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in Issue.record("It runs.") })
        request.earliestBeginDate = .distantPast
        try scheduler.submit(request)
        try scheduler.submit(BGAppRefreshTaskRequest(identifier: "refresh"))
        #expect(await scheduler.pendingTaskRequests().map(\.earliestBeginDate) == [nil])
        scheduler.cancel(taskRequestWithIdentifier: "refresh")
        #expect(await scheduler.pendingTaskRequests().isEmpty)
    }

    @Test func nobodyIsAuthenticated() async throws {
        let (context, reason) = (LAContext(), "to test")
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.code == LAError.biometryNotAvailable.rawValue && context.biometryType == .none)
        do {
            try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: reason)
            Issue.record("Nobody is there.")
        } catch let error as LAError { #expect(error.code == .passcodeNotSet) }
    }

    @Test func originalStoreSellsNothing() throws {
        final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
            var found: [String] = []
            var states: [SKPaymentTransactionState] = []
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
                found = response.products.map(\.localizedTitle) + response.invalidProductIdentifiers
            }
            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
                states += transactions.map(\.transactionState)
                for transaction in transactions { queue.finishTransaction(transaction) }
            }
        }
        let (shop, request) = (Shop(), SKProductsRequest(productIdentifiers: ["b", "a"]))
        request.delegate = shop
        request.start()
        #expect(shop.found == ["a", "b"] && !SKPaymentQueue.canMakePayments())
        let payment = SKMutablePayment()
        payment.productIdentifier = "a"
        SKPaymentQueue.default().add(shop)
        SKPaymentQueue.default().add(payment)
        SKPaymentQueue.default().remove(shop)
        #expect(shop.states == [.failed] && SKPaymentQueue.default().transactions.isEmpty)
    }
}
