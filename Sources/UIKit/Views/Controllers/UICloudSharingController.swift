import CloudKit
import Foundation

/// A screen that shares records. It keeps what it is told; nobody shares anything here, so its delegate is not told.
open class UICloudSharingController: UIViewController {
    /// What the people who take part may do.
    public struct PermissionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let allowPublic = PermissionOptions(rawValue: 1)
        public static let allowPrivate = PermissionOptions(rawValue: 2)
        public static let allowReadOnly = PermissionOptions(rawValue: 4)
        public static let allowReadWrite = PermissionOptions(rawValue: 8)
    }

    open weak var delegate: (any UICloudSharingControllerDelegate)?
    open var availablePermissions: PermissionOptions = []
    open private(set) var share: CKShare?

    public convenience init(share: CKShare, container: CKContainer) {
        self.init(nibName: nil, bundle: nil)
        self.share = share
    }

    /// The handler is not called, because nobody touches the screen.
    public convenience init(
        preparationHandler: @escaping (
            UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
        ) -> Void
    ) { self.init(nibName: nil, bundle: nil) }
}

@preconcurrency @MainActor public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
    func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
    func itemTitle(for csc: UICloudSharingController) -> String?
    func itemThumbnailData(for csc: UICloudSharingController) -> Data?
    func itemType(for csc: UICloudSharingController) -> String?
    func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
    func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
    public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
    public func itemType(for csc: UICloudSharingController) -> String? { nil }
    public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
    public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
