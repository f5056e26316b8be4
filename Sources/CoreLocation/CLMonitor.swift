import Foundation

/// Something that is true in some places.
public protocol CLCondition: Sendable {}

/// What watches conditions. No location is known, so none is ever known to be satisfied.
public actor CLMonitor {
    public nonisolated let name: String
    public nonisolated let events = Events()
    private var records: [(identifier: String, record: Record)] = []

    public init(_ name: String) async { self.name = name }

    public var identifiers: [String] { records.map(\.identifier) }

    public func add(_ condition: any CLCondition, identifier: String) {
        add(condition, identifier: identifier, assuming: .unknown)
    }

    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
        remove(identifier)
        let event = Event(identifier: identifier, state: state, date: Date())
        records.append((identifier, Record(condition: condition, lastEvent: event)))
    }

    public func remove(_ identifier: String) { records.removeAll { $0.identifier == identifier } }

    public func record(for identifier: String) -> Record? { records.first { $0.identifier == identifier }?.record }

    /// A condition, and what is known of it.
    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }

    /// What became of a condition.
    public struct Event: Sendable {
        public enum State: Int, Hashable, Sendable { case unknown, satisfied, unsatisfied, unmonitored }

        public let identifier: String
        public let state: State
        public let date: Date

        public var refinement: (any CLCondition)? { nil }
        public var accuracyLimited: Bool { false }
        public var authorizationDenied: Bool { true }
        public var authorizationDeniedGlobally: Bool { false }
        public var authorizationRequestInProgress: Bool { false }
        public var authorizationRestricted: Bool { false }
        public var conditionLimitExceeded: Bool { false }
        public var conditionUnsupported: Bool { false }
        public var insufficientlyInUse: Bool { false }
        public var persistenceUnavailable: Bool { false }
        public var serviceSessionRequired: Bool { false }
    }

    /// The events of a monitor: none.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Event? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// Being in a circle.
    public struct CircularGeographicCondition: CLCondition {
        public let center: CLLocationCoordinate2D
        /// The radius in meters.
        public let radius: CLLocationDistance

        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            (self.center, self.radius) = (center, radius)
        }
    }

    /// Being near a beacon of some numbers.
    public struct BeaconIdentityCondition: CLCondition, Hashable {
        public let uuid: UUID
        public let major: CLBeaconMajorValue?
        public let minor: CLBeaconMinorValue?

        private init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
        public init(uuid: UUID) { self.init(uuid, nil, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.init(uuid, major, minor) }
    }
}
