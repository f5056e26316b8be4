// The files of photos, which apps write and read. The library has none, and nothing is added to it.
import Foundation
import FoundationSupplement

public enum PHAssetResourceType: Int, Sendable {
    case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData, adjustmentBasePhoto
    case pairedVideo, fullSizePairedVideo, adjustmentBasePairedVideo, adjustmentBaseVideo, photoProxy = 19
}

/// A file of a photo. There is none.
// An open class cannot be checked. There is no state.
open class PHAssetResource: NSObject, @unchecked Sendable {
    private override init() {}
    open class func assetResources(for asset: PHAsset) -> [PHAssetResource] { [] }
    open var type: PHAssetResourceType { .photo }
    open var originalFilename: String { "" }
    open var uniformTypeIdentifier: String { "" }
    open var assetLocalIdentifier: String { "" }
}

// An open class cannot be checked. Every property that changes is guarded.
open class PHAssetResourceCreationOptions: NSObject, @unchecked Sendable {
    @_Guarded open var originalFilename: String?
    @_Guarded open var uniformTypeIdentifier: String?
    @_Guarded open var shouldMoveFile = false
    public override init() {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
    @_Guarded open var isNetworkAccessAllowed = false
    @_Guarded open var progressHandler: ((Double) -> Void)?
    public override init() {}
}

public typealias PHAssetResourceDataRequestID = Int32

/// Reads the files of photos, which fails.
// An open class cannot be checked. There is no state.
open class PHAssetResourceManager: NSObject, @unchecked Sendable {
    private static let common = PHAssetResourceManager()
    open class func `default`() -> PHAssetResourceManager { common }

    @discardableResult open func requestData(
        for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
        dataReceivedHandler handler: @escaping (Data) -> Void, completionHandler: @escaping ((any Error)?) -> Void
    ) -> PHAssetResourceDataRequestID {
        completionHandler(CocoaError(.fileReadNoSuchFile))
        return 0
    }
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        completionHandler(CocoaError(.fileReadNoSuchFile))
    }
    open func writeData(
        for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
    ) async throws {
        throw CocoaError(.fileReadNoSuchFile)
    }
    open func cancelDataRequest(_ requestID: PHAssetResourceDataRequestID) {}
}

/// Makes a photo of files. The library does not change.
// An open class cannot be checked. There is no state of its own.
open class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
    @discardableResult open class func forAsset() -> Self { creationRequestForAsset(from: UIImage()) }
    open class func supportsAssetResourceTypes(_ types: [NSNumber]) -> Bool { false }
    open func addResource(with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?) {}
    open func addResource(with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?) {}
}
