import Foundation
import FoundationSupplement

/// Hears what someone changes of shares on the system's screens. Nobody does, so nothing is called.
// An open class cannot be checked. Every property that changes is guarded.
open class CKSystemSharingUIObserver: NSObject, @unchecked Sendable {
    @_Guarded open var systemSharingUIDidSaveShareBlock: (@Sendable (CKRecord.ID, Result<CKShare, any Error>) -> Void)?
    @_Guarded open var systemSharingUIDidStopSharingBlock: (@Sendable (CKRecord.ID, Result<Void, any Error>) -> Void)?

    public init(container: CKContainer) {}
}
