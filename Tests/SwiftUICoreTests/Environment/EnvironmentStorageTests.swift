import Testing

@testable import SwiftUICore

private enum Key<Tag>: EnvironmentKey { static var defaultValue: Int { -1 } }
private final class Thing {}

@Suite struct EnvironmentStorageTests {
    /// There are more values than the chain of written ones holds, and some are written twice.
    @Test func valuesOutlastThoseWrittenAfterThem() {
        var environment = EnvironmentValues()
        environment[Key<Int>.self] = 1
        environment[Key<String>.self] = 2
        let early = environment
        for value in 0..<100 { environment[Key<Bool>.self] = value }
        environment[Key<Int>.self] = 3
        for value in 0..<100 { environment[Key<Double>.self] = value }
        environment.gather()
        #expect(environment[Key<Int>.self] == 3)
        #expect(environment[Key<String>.self] == 2)
        #expect(environment[Key<Bool>.self] == 99 && environment[Key<Double>.self] == 99)
        #expect(environment[Key<Float>.self] == -1)
        #expect(early[Key<Int>.self] == 1 && early[Key<Bool>.self] == -1)
        #expect(environment.description == "EnvironmentValues(4 values)")
    }

    @Test func objectsAreKeptByTheirTypeAndCanBeTakenOut() {
        var environment = EnvironmentValues()
        let thing = Thing()
        environment[Thing.self] = thing
        #expect(environment[Thing.self] === thing)
        environment[Thing.self] = nil
        #expect(environment[Thing.self] == nil)
    }
}
