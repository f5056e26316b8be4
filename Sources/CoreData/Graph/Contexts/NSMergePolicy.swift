import Foundation

public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType
    case mergeByPropertyStoreTrumpMergePolicyType
    case mergeByPropertyObjectTrumpMergePolicyType
    case overwriteMergePolicyType
    case rollbackMergePolicyType
}

/// What happens where an object in memory and one in the store differ.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    // It never changes.
    public let mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// Does nothing: contexts of a run do not change the same object at the same time.
    open func resolve(mergeConflicts list: [Any]) throws {}
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {}

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)

    /// The type of the policy that a program gives a context.
    static func type(of policy: Any) -> NSMergePolicyType { (policy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }
}

public var NSErrorMergePolicy: Any { NSMergePolicy.error }
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }
