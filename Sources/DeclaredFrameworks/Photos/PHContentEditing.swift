import CoreLocation
import Foundation
import FoundationSupplement
import UIKit
import UniformTypeIdentifiers

public typealias PHAssetImageProgressHandler = @Sendable (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
public typealias PHContentEditingInputRequestID = Int
public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

public enum PHAssetEditOperation: Int, Sendable { case delete = 1, content, properties }

/// How an edit is described, so that it can go on later.
// An open class cannot be checked. All state is constant.
open class PHAdjustmentData: NSObject, @unchecked Sendable {
    public let formatIdentifier: String
    public let formatVersion: String
    public let data: Data

    public init(formatIdentifier: String, formatVersion: String, data: Data) {
        (self.formatIdentifier, self.formatVersion, self.data) = (formatIdentifier, formatVersion, data)
    }
}

/// How an asset is asked for before it is edited.
// An open class cannot be checked. Every property that changes is guarded.
open class PHContentEditingInputRequestOptions: NSObject, @unchecked Sendable {
    @_Guarded open var canHandleAdjustmentData: @Sendable (PHAdjustmentData) -> Bool = { _ in false }
    @_Guarded open var isNetworkAccessAllowed = false
    @_Guarded open var progressHandler: (@Sendable (Double, UnsafeMutablePointer<ObjCBool>) -> Void)?

    public override init() {}
}

/// An asset that is edited. There are no values of it.
// An open class cannot be checked. There is no state.
open class PHContentEditingInput: NSObject, @unchecked Sendable {
    override init() {}

    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var creationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var uniformTypeIdentifier: String? { nil }
    open var contentType: UTType? { nil }
    open var playbackStyle: PHAsset.PlaybackStyle { .unsupported }
    open var adjustmentData: PHAdjustmentData? { nil }
    open var displaySizeImage: UIImage? { nil }
    open var fullSizeImageURL: URL? { nil }
    open var fullSizeImageOrientation: Int32 { 1 }
}

/// What was made of an asset.
// An open class cannot be checked. Every property that changes is guarded.
open class PHContentEditingOutput: NSObject, @unchecked Sendable {
    @_Guarded open var adjustmentData: PHAdjustmentData?
    public let renderedContentURL = FileManager.default.temporaryDirectory.appendingPathComponent("rendered")

    public init(contentEditingInput: PHContentEditingInput) {}
}
