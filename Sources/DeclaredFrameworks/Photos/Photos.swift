// Photos. The user denies the library: there are no assets, albums or images, and nothing is saved.
@_exported import CoreLocation
@_exported import Foundation
@_exported import UIKit
import FoundationSupplement
import ImageIO

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite }
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
public struct PHAssetMediaSubtype: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1 << 0)
    public static let photoHDR = PHAssetMediaSubtype(rawValue: 1 << 1)
    public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 1 << 2)
    public static let photoLive = PHAssetMediaSubtype(rawValue: 1 << 3)
    public static let photoDepthEffect = PHAssetMediaSubtype(rawValue: 1 << 4)
    public static let videoStreamed = PHAssetMediaSubtype(rawValue: 1 << 16)
    public static let videoHighFrameRate = PHAssetMediaSubtype(rawValue: 1 << 17)
    public static let videoTimelapse = PHAssetMediaSubtype(rawValue: 1 << 18)
    public static let videoScreenRecording = PHAssetMediaSubtype(rawValue: 1 << 19)
    public static let videoCinematic = PHAssetMediaSubtype(rawValue: 1 << 21)
}
public enum PHImageContentMode: Int, Sendable {
    case aspectFit, aspectFill
    public static var `default`: PHImageContentMode { .aspectFit }
}
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable { case opportunistic, highQualityFormat, fastFormat }
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
public enum PHAssetCollectionType: Int, Sendable { case album = 1, smartAlbum }
public enum PHAssetCollectionSubtype: Int, Sendable {
    case albumRegular = 2, albumSyncedEvent, albumSyncedFaces, albumSyncedAlbum, albumImported
    case albumMyPhotoStream = 100, albumCloudShared
    case smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos, smartAlbumFavorites, smartAlbumTimelapses
    case smartAlbumAllHidden, smartAlbumRecentlyAdded, smartAlbumBursts, smartAlbumSlomoVideos, smartAlbumUserLibrary
    case smartAlbumSelfPortraits, smartAlbumScreenshots
    case any = 9_223_372_036_854_775_807
}

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public var PHImageManagerMaximumSize: CGSize { CGSize(width: -1, height: -1) }

public struct PHPhotosError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case internalError = -1, userCancelled = 3072, libraryVolumeOffline = 3114, relinquishingLibraryBundleToWriter =
            3142
        case switchingSystemPhotoLibrary = 3143, networkAccessRequired = 3164, networkError = 3169, identifierNotFound =
            3201
        case multipleIdentifiersFound = 3202, changeNotSupported = 3300, operationInterrupted = 3301, invalidResource =
            3302
        case missingResource = 3303, notEnoughSpace = 3305, requestNotSupportedForAsset = 3306, accessRestricted = 3310
        case accessUserDenied = 3311
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "PHPhotosErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public static var accessUserDenied: Code { .accessUserDenied }
}

// An open class cannot be checked. There is no state.
open class PHObject: NSObject, @unchecked Sendable {
    open var localIdentifier: String { "" }
}

/// Where assets come from.
public struct PHAssetSourceType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1)
    public static let typeCloudShared = PHAssetSourceType(rawValue: 2)
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 4)
}

// An open class cannot be checked. There is no state.
open class PHAsset: PHObject, @unchecked Sendable {
    /// How an asset moves.
    public enum PlaybackStyle: Int, Sendable { case unsupported, image, imageAnimated, livePhoto, video, videoLooping }

    open var mediaType: PHAssetMediaType { .unknown }
    open var mediaSubtypes: PHAssetMediaSubtype { [] }
    open var pixelWidth: Int { 0 }
    open var pixelHeight: Int { 0 }
    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var location: CLLocation? { nil }
    open var duration: TimeInterval { 0 }
    open var isFavorite: Bool { false }
    open var isHidden: Bool { false }
    open var hasAdjustments: Bool { false }
    open var sourceType: PHAssetSourceType { .typeUserLibrary }
    open var playbackStyle: PlaybackStyle { .unsupported }
    open var adjustmentFormatIdentifier: String? { nil }
    open var burstIdentifier: String? { nil }
    open var representsBurst: Bool { false }

    open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }
    open class func fetchAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
    open func canPerform(_ editOperation: PHAssetEditOperation) -> Bool { false }
    @discardableResult open func requestContentEditingInput(
        with options: PHContentEditingInputRequestOptions?,
        completionHandler: @escaping (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
        completionHandler(nil, PHImageManager().denial)
        return 0
    }
    open func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {}

    open class func fetchKeyAssets(
        in assetCollection: PHAssetCollection, options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset>? { nil }
}

// An open class cannot be checked. There is no state.
open class PHCollection: PHObject, @unchecked Sendable {
    open var localizedTitle: String? { nil }
}

// An open class cannot be checked. There is no state.
open class PHAssetCollection: PHCollection, @unchecked Sendable {
    open var estimatedAssetCount: Int { 0 }
    open var assetCollectionType: PHAssetCollectionType { .album }
    open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var localizedLocationNames: [String] { [] }
    open class func fetchAssetCollections(
        with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
    open class func fetchAssetCollections(
        withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
    ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

// An open class cannot be checked. Every property that changes is guarded.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    @_Guarded open var predicate: NSPredicate?
    @_Guarded open var sortDescriptors: [NSSortDescriptor]?
    @_Guarded open var fetchLimit = 0
    @_Guarded open var includeHiddenAssets = false
    @_Guarded open var includeAllBurstAssets = false
    @_Guarded open var includeAssetSourceTypes = PHAssetSourceType([])
    @_Guarded open var wantsIncrementalChangeDetails = true
    public override init() {}
}

/// What a search found, which is nothing.
// An open class cannot be checked. There is no state.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open var lastObject: ObjectType? { nil }
    open func object(at index: Int) -> ObjectType {
        fatalError("The photo library has no object \(index): it is empty.")
    }
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    open subscript(idx: Int) -> ObjectType { object(at: idx) }
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
    open func contains(_ anObject: ObjectType) -> Bool { false }
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    open func enumerateObjects(_ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
    @_Guarded open var version = PHImageRequestOptionsVersion.current
    @_Guarded open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    @_Guarded open var resizeMode = PHImageRequestOptionsResizeMode.fast
    @_Guarded open var isNetworkAccessAllowed = false
    @_Guarded open var isSynchronous = false
    @_Guarded open var allowSecondaryDegradedImage = false
    @_Guarded open var normalizedCropRect = CGRect.zero
    @_Guarded open var progressHandler: PHAssetImageProgressHandler?
    public override init() {}
}

/// A source of assets' images. It has none.
// An open class cannot be checked. There is no state.
open class PHImageManager: NSObject, @unchecked Sendable {
    private static let common = PHImageManager()
    open class func `default`() -> PHImageManager { common }

    var denial: [AnyHashable: Any] { [PHImageErrorKey: PHPhotosError(.accessUserDenied)] }

    @discardableResult open func requestImage(
        for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
        resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, denial)
        return PHInvalidImageRequestID
    }

    @discardableResult open func requestImageDataAndOrientation(
        for asset: PHAsset, options: PHImageRequestOptions?,
        resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, .up, denial)
        return PHInvalidImageRequestID
    }

    open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
    @_Guarded open var allowsCachingHighQualityImages = true

    public override init() {}
    open func startCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImages(
        for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?
    ) {}
    open func stopCachingImagesForAllAssets() {}
}

/// A change that the library is asked for. It is refused, so nothing is made or removed.
// An open class cannot be checked. There is no state.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
    @discardableResult open class func creationRequestForAsset(from image: UIImage) -> Self { make() }
    @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self? { make() }
    @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self? { make() }
    open class func deleteAssets<Assets>(_ assets: Assets) {}

    /// What stands for the photo until the library has it; nil, because it never has it.
    open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
    open var creationDate: Date?
    open var location: CLLocation?
    open var contentEditingOutput: PHContentEditingOutput?
    open var isFavorite = false
    open var isHidden = false

    open func revertAssetContentToOriginal() {}

    private static func make() -> Self { Self() }
    public required override init() {}
}

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

// An open class cannot be checked. There is no state.
open class PHChange: NSObject, @unchecked Sendable {
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>? { nil }
}

// An open class cannot be checked. There is no state.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    private static let common = PHPhotoLibrary()
    open class func shared() -> PHPhotoLibrary { common }

    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    @preconcurrency open class func requestAuthorization(_ handler: @escaping @Sendable (PHAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    @preconcurrency open class func requestAuthorization(
        for accessLevel: PHAccessLevel, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
    ) { handler(.denied) }
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }

    open func performChanges(
        _ changeBlock: @escaping @Sendable () -> Void,
        completionHandler: (@Sendable (Bool, (any Error)?) -> Void)? = nil
    ) { completionHandler?(false, PHPhotosError(.accessUserDenied)) }
    @preconcurrency open func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {
        throw PHPhotosError(.accessUserDenied)
    }
    open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
        throw PHPhotosError(.accessUserDenied)
    }
    open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
    open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
