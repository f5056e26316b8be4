// This file imports only Combine, as an app's source does.
import Combine
import Testing

@Suite struct PublisherTests {
    private enum Failure: Error { case failed }

    /// Returns the values that a publisher delivers during its subscription.
    private func values<P: Publisher>(of publisher: P) -> [P.Output] {
        var values: [P.Output] = []
        _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { values.append($0) })
        return values
    }

    @Test func optionalsAndResultsPublish() {
        #expect(values(of: Optional(1).publisher) == [1])
        #expect(values(of: Int?.none.publisher) == [])
        #expect(values(of: Optional<Int>.Publisher(2)) == [2])
        #expect(values(of: Result<Int, Failure>.success(3).publisher) == [3])
        #expect(values(of: Result<Int, Failure>.Publisher(.failed).replaceError(with: 4)) == [4])
    }

    @Test func mergedPublishersAllPublish() {
        #expect(values(of: Just(1).merge(with: [2, 3].publisher)) == [1, 2, 3])
        #expect(values(of: Publishers.Merge3(Just(1), Just(2), [3].publisher)) == [1, 2, 3])
        #expect(values(of: Publishers.Merge4(Just(1), Just(2), Just(3), Just(4))) == [1, 2, 3, 4])
        #expect(values(of: Publishers.MergeMany([1, 2].map { Just($0) })) == [1, 2])
    }

    @Test func aMergeFinishesWhenAllHaveAndFailsWithTheFirst() {
        let (one, other) = (PassthroughSubject<Int, Failure>(), PassthroughSubject<Int, Failure>())
        var completions: [Subscribers.Completion<Failure>] = []
        let cancellable = one.merge(with: other)
            .sink(receiveCompletion: { completions.append($0) }, receiveValue: { _ in })
        one.send(completion: .finished)
        #expect(completions == [])
        other.send(completion: .failure(.failed))
        #expect(completions == [.failure(.failed)])
        cancellable.cancel()
    }

    @Test func theLatestValuesComeTogetherOnceAllAreThere() {
        let (name, count) = (PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(1))
        var seen: [String] = []
        var cancellables: Set<AnyCancellable> = []
        name.combineLatest(count) { "\($0)\($1)" }.sink { seen.append($0) }.store(in: &cancellables)
        #expect(seen == [])
        name.send("a")
        count.send(2)
        name.send("b")
        #expect(seen == ["a1", "a2", "b2"])
    }

    @Test func threeAndFourLatestValues() {
        let three = Publishers.CombineLatest3(Just(1), Just("a"), Just(true))
        #expect(values(of: three.map { "\($0) \($1) \($2)" }) == ["1 a true"])
        let four = Just(1).combineLatest(Just(2), Just(3), Just(4)) { [$0, $1, $2, $3] }
        #expect(values(of: four) == [[1, 2, 3, 4]])
    }
}
