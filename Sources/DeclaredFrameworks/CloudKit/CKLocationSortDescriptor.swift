import CoreLocation
import Foundation

/// An order of records by how far a place of theirs is from another.
open class CKLocationSortDescriptor: NSSortDescriptor {
    public let relativeLocation: CLLocation
    private let name: String

    public init(key: String, relativeLocation: CLLocation) {
        (name, self.relativeLocation) = (key, relativeLocation)
        // Foundation on Linux has no sort descriptors of keys. This one is not asked for its own.
        super.init(keyPath: \NSObject.hash, ascending: true)
    }

    public required init?(coder: NSCoder) { nil }

    open override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let (first, second) = (distance(of: object1), distance(of: object2))
        return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }

    open override var comparator: Comparator { { [self] in compare($0, to: $1) } }
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    /// In meters. A record without the place is the farthest.
    private func distance(of record: Any) -> CLLocationDistance {
        let place = (record as? CKRecord)?[name] as? CLLocation
        return place?.distance(from: relativeLocation) ?? .infinity
    }
}
