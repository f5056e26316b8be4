import Combine
import Foundation
import Testing

@Suite struct FoundationPublisherTests {
    @Test func notificationsArePublishedUntilCancelled() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let sender = NSObject()
        var seen: [Int] = []
        let cancellable = center.publisher(for: name, object: sender)
            .compactMap { $0.userInfo?["value"] as? Int }
            .sink { seen.append($0) }
        center.post(name: name, object: sender, userInfo: ["value": 1])
        center.post(name: name, object: NSObject(), userInfo: ["value": 2])
        center.post(name: name, object: sender, userInfo: ["value": 3])
        cancellable.cancel()
        center.post(name: name, object: sender, userInfo: ["value": 4])
        #expect(seen == [1, 3])
        #expect(center.publisher(for: name) == center.publisher(for: name))
        #expect(center.publisher(for: name) != center.publisher(for: name, object: sender))
    }

    private final class Counter: NSObject {
        var count = 3
    }

    @Test func valuesOfObjectsArePublishedOnce() {
        let counter = Counter()
        var seen: [Int] = []
        let cancellable = counter.publisher(for: \.count).sink { seen.append($0) }
        counter.count = 4
        cancellable.cancel()
        #expect(seen == [3])
        #expect(counter.publisher(for: \.count) == counter.publisher(for: \.count))
        #expect(counter.publisher(for: \.count, options: [.new]) != counter.publisher(for: \.count))
    }

    @Test func valuesAreNotPublishedWithoutTheInitialOne() {
        var seen: [Int] = []
        var isFinished = false
        let cancellable = Counter().publisher(for: \.count, options: [.new])
            .sink { _ in isFinished = true } receiveValue: { seen.append($0) }
        cancellable.cancel()
        #expect(seen.isEmpty && !isFinished)
    }

    @Test func notificationsWithoutDemandAreDropped() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let subscriber = Patient<Notification>()
        center.publisher(for: name).subscribe(subscriber)
        center.post(name: name, object: nil)
        subscriber.subscription?.request(.max(1))
        center.post(name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(subscriber.count == 1)
    }

    @Test func aTimerPublishesOnItsRunLoop() {
        let runLoop = RunLoop.current
        var count = 0
        let cancellable = Timer.publish(every: 0.0001, tolerance: 0, on: runLoop, in: .default).autoconnect()
            .sink { _ in count += 1 }
        // A run does not end because of a timer alone.
        for _ in 0..<1000 where count < 2 { _ = runLoop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002)) }
        cancellable.cancel()
        #expect(count >= 2)
    }

    @Test func aDataTaskPublishesItsAnswer() async throws {
        let url = try #require(URL(string: "data:application/json,%7B%22name%22%3A%22Ada%22%7D"))
        struct Person: Codable, Equatable { let name: String }
        let publisher = URLSession.shared.dataTaskPublisher(for: url).map(\.data)
            .decode(type: Person.self, decoder: JSONDecoder())
        for try await person in publisher.values { #expect(person == Person(name: "Ada")) }
    }

    @Test func aDataTaskFailsWithAURLError() async throws {
        let url = try #require(URL(string: "nonsense://nowhere"))
        await #expect(throws: URLError.self) {
            for try await _ in URLSession.shared.dataTaskPublisher(for: URLRequest(url: url)).values {}
        }
    }

    @Test func codersEncodeAndDecodeInAPipeline() {
        var seen: [[Int]] = []
        _ = Just([1, 2]).encode(encoder: PropertyListEncoder()).decode(type: [Int].self, decoder: PropertyListDecoder())
            .encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
            .sink(receiveCompletion: { _ in }, receiveValue: { seen.append($0) })
        #expect(seen == [[1, 2]])
    }
}

/// A subscriber that receives values and requests none by itself.
private final class Patient<Input>: Subscriber {
    typealias Failure = Never
    var subscription: (any Subscription)?
    var count = 0

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Input) -> Subscribers.Demand {
        count += 1
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
}
