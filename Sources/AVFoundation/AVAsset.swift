import CoreMedia
import Foundation
import FoundationNetworking
import FoundationSupplement
import QuartzCore

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let audio = AVMediaType("soun")
    public static let video = AVMediaType("vide")
    public static let text = AVMediaType("text")
    public static let metadata = AVMediaType("meta")
    public static let metadataObject = AVMediaType("mobj")
    public static let depthData = AVMediaType("dpth")
    public static let muxed = AVMediaType("muxx")
    public static let subtitle = AVMediaType("sbtl")
    public static let closedCaption = AVMediaType("clcp")
    public static let timecode = AVMediaType("tmcd")
}

public struct AVError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = -11800, outOfMemory = -11801, sessionNotRunning = -11803, fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829, operationNotSupportedForAsset = -11838, contentIsNotAuthorized = -11835
        case noImageAtTime = -11832, applicationIsNotAuthorizedToUseDevice = -11852
        case sessionConfigurationChanged = -11808, mediaServicesWereReset = -11819, deviceNotConnected = -11814
        case deviceInUseByAnotherApplication = -11815, exportFailed = -11820, sessionWasInterrupted = -11847
        case fileAlreadyExists = -11823, diskFull = -11807, decodeFailed = -11821
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { "AVFoundationErrorDomain" }
    public var errorCode: Int { code.rawValue }
    public static var unknown: Code { .unknown }
    public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
}

/// Media, which is not opened here: it has no tracks, and loading fails.
// An open class cannot be checked. All state is constant.
open class AVAsset: NSObject, @unchecked Sendable {
    override init() {}

    public convenience init(url URL: URL) { self.init() }

    open var duration: CMTime { .indefinite }
    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    open var tracks: [AVAssetTrack] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var isPlayable: Bool { false }
    open var isExportable: Bool { false }
    open var hasProtectedContent: Bool { false }

    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
        throw AVError(.operationNotSupportedForAsset)
    }
    open func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
        throw AVError(.operationNotSupportedForAsset)
    }
    open func load<A, B>(
        _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
    ) async throws -> (A, B) {
        throw AVError(.operationNotSupportedForAsset)
    }
    open func load<A, B, C>(
        _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>, _ third: AVAsyncProperty<AVAsset, C>
    ) async throws -> (A, B, C) {
        throw AVError(.operationNotSupportedForAsset)
    }
    open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] {
        throw AVError(.operationNotSupportedForAsset)
    }
    /// Loads nothing: the status of each key is a failure.
    @preconcurrency open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (@Sendable () -> Void)? = nil) {
        handler?()
    }
    open func statusOfValue(forKey key: String, error outError: NSErrorPointer) -> AVKeyValueStatus { .failed }
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
    open func cancelLoading() {}
}

public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// A property that is loaded.
public struct AVAsyncProperty<Root, Value>: Sendable {
    init() {}
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
    public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init() }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
    public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init() }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVMetadataItem] {
    public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init() }
    public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init() }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
    public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init() }
    public static var isExportable: AVAsyncProperty<AVAsset, Bool> { .init() }
    public static var isReadable: AVAsyncProperty<AVAsset, Bool> { .init() }
    public static var hasProtectedContent: AVAsyncProperty<AVAsset, Bool> { .init() }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
    public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init() }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
    public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> { .init() }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == Float {
    public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init() }
    public static var estimatedDataRate: AVAsyncProperty<AVAssetTrack, Float> { .init() }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CMTimeRange {
    public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { .init() }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == [CMFormatDescription] {
    public static var formatDescriptions: AVAsyncProperty<AVAssetTrack, [CMFormatDescription]> { .init() }
}

// An open class cannot be checked. All state is constant.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL

    public convenience init(url URL: URL) { self.init(url: URL, options: nil) }
    public init(url URL: URL, options: [String: Any]? = nil) { url = URL }

    public let resourceLoader = AVAssetResourceLoader()
}

/// A track. Assets have none here.
// An open class cannot be checked. There is no state.
open class AVAssetTrack: NSObject, @unchecked Sendable {
    override init() {}

    open var mediaType: AVMediaType { .video }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var estimatedDataRate: Float { 0 }
    open var naturalTimeScale: CMTimeScale { 0 }
    open var timeRange: CMTimeRange { .invalid }
    open var formatDescriptions: [Any] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var asset: AVAsset? { nil }
    open func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T {
        throw AVError(.operationNotSupportedForAsset)
    }
    open func load<A, B>(
        _ first: AVAsyncProperty<AVAssetTrack, A>, _ second: AVAsyncProperty<AVAssetTrack, B>
    ) async throws -> (A, B) {
        throw AVError(.operationNotSupportedForAsset)
    }
    open func load<A, B, C>(
        _ first: AVAsyncProperty<AVAssetTrack, A>, _ second: AVAsyncProperty<AVAssetTrack, B>,
        _ third: AVAsyncProperty<AVAssetTrack, C>
    ) async throws -> (A, B, C) {
        throw AVError(.operationNotSupportedForAsset)
    }
}

/// Pictures of a video. None can be made.
// An open class cannot be checked. Every property that changes is guarded.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    @_Guarded open var appliesPreferredTrackTransform = false
    @_Guarded open var maximumSize = CGSize.zero
    @_Guarded open var apertureMode: ApertureMode?
    @_Guarded open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    @_Guarded open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }

    public let asset: AVAsset

    public init(asset: AVAsset) { self.asset = asset }

    public enum Result: Int, Sendable { case succeeded, failed, cancelled }

    /// Makes no image: the handler hears of a failure for each time.
    @preconcurrency open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for _ in requestedTimes {
            handler(.zero, nil, .zero, .failed, AVError(.operationNotSupportedForAsset))
        }
    }
    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.operationNotSupportedForAsset)
    }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.operationNotSupportedForAsset)
    }
    open func cancelAllCGImageGeneration() {}
}

public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer that shows a player's video, of which there is none.
open class AVPlayerLayer: CALayer {
    open var player: AVPlayer?
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open var isReadyForDisplay: Bool { false }
    open var videoRect: CGRect { .zero }

    public convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}

/// Asks a delegate for what an asset needs. Nothing is loaded, so the delegate is never asked.
// An open class cannot be checked. Every property that changes is guarded.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
    @_Guarded open private(set) var delegate: (any AVAssetResourceLoaderDelegate)?
    @_Guarded open var preloadsEligibleContentKeys = false
    open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?) {
        self.delegate = delegate
    }
}

public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
    func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool
    func resourceLoader(_ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}

extension AVAssetResourceLoaderDelegate {
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader,
        shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
    ) -> Bool { false }
    public func resourceLoader(
        _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
    ) {}
}

/// A request for an asset's data. Nobody makes one.
// An open class cannot be checked. There is no state.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
    open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    open var isFinished: Bool { true }
    open var isCancelled: Bool { true }
    open func finishLoading() {}
    open func finishLoading(with error: (any Error)?) {}
}
