import Foundation
import SwiftUICore

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier {
        self.init(key, store, wrappedValue, get: PersistentIdentifier.stored, set: { $0.storedForm })
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == PersistentIdentifier? {
        self.init(key, store, nil, get: { PersistentIdentifier.stored($0) }, set: { $0?.storedForm })
    }
}

extension PersistentIdentifier {
    fileprivate static func stored(_ object: Any) -> PersistentIdentifier? {
        (object as? Data).flatMap { try? JSONDecoder().decode(PersistentIdentifier.self, from: $0) }
    }

    fileprivate var storedForm: Data? { try? JSONEncoder().encode(self) }
}
