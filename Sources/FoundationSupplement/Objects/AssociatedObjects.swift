import Foundation

/// How an object keeps an associated one. Here it keeps a reference, except with the first policy.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The associated objects of an object, by their keys. Without a callback at an object's end they stay until another
/// object takes its address.
private struct Associations {
    weak var owner: AnyObject?
    var values: [UInt: Any] = [:]
}

/// The tables of all objects.
// Everything is read and written while the lock is held.
private final class AssociationTable: @unchecked Sendable {
    static let all = AssociationTable()

    private let lock = NSRecursiveLock()
    private var tables: [ObjectIdentifier: Associations] = [:]

    func values(of owner: AnyObject) -> [UInt: Any] {
        lock.withLock {
            guard let table = tables[ObjectIdentifier(owner)], table.owner === owner else { return [:] }
            return table.values
        }
    }

    /// Changes the values. What is replaced ends after the lock is released.
    func change(_ owner: AnyObject, _ change: (inout [UInt: Any]) -> Void) {
        var values = values(of: owner)
        change(&values)
        let replaced = lock.withLock {
            tables.updateValue(Associations(owner: owner, values: values), forKey: ObjectIdentifier(owner))
        }
        withExtendedLifetime(replaced) {}
    }
}

public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociationTable.all.change(object as AnyObject) { $0[UInt(bitPattern: key)] = value }
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationTable.all.values(of: object as AnyObject)[UInt(bitPattern: key)]
}

public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationTable.all.change(object as AnyObject) { $0 = [:] }
}
