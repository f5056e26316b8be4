// Exports, writers and readers of media. No asset has media here, so all of them fail, as where a file cannot be read.
import CoreMedia
import Foundation
import FoundationSupplement

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Writes an asset's media into a file of another format. Each export fails.
// An open class cannot be checked. Every property that changes is guarded.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }

    public let asset: AVAsset
    public let presetName: String
    @_Guarded open var outputURL: URL?
    @_Guarded open var outputFileType: AVFileType?
    @_Guarded open var shouldOptimizeForNetworkUse = false
    @_Guarded open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    @_Guarded open var fileLengthLimit: Int64 = 0
    @_Guarded open var metadata: [AVMetadataItem]?
    @_Guarded open var videoComposition: AVVideoComposition?
    @_Guarded open var audioMix: AVAudioMix?
    @_Guarded open private(set) var status = Status.unknown

    public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }

    open class func allExportPresets() -> [String] {
        [
            AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality,
            AVAssetExportPreset640x480, AVAssetExportPreset960x540, AVAssetExportPreset1280x720,
            AVAssetExportPreset1920x1080, AVAssetExportPreset3840x2160, AVAssetExportPresetAppleM4A,
            AVAssetExportPresetPassthrough,
        ]
    }
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }

    open var progress: Float { 0 }
    open var error: (any Error)? { status == .failed ? AVError(.operationNotSupportedForAsset) : nil }
    open var supportedFileTypes: [AVFileType] { [] }
    open var estimatedOutputFileLength: Int64 { 0 }

    @preconcurrency open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
        status = .failed
        handler()
    }
    /// What becomes of an export.
    public enum State: Sendable {
        case pending, waiting
        case exporting(progress: Progress)
    }

    /// States of an export, of which there are none.
    public struct _States: AsyncSequence, AsyncIteratorProtocol, Sendable {
        public mutating func next() async -> State? { nil }
        public func makeAsyncIterator() -> _States { self }
    }

    public func states(updateInterval: TimeInterval = .infinity) -> _States { _States() }

    open func export() async { status = .failed }
    open func export(to url: URL, as fileType: AVFileType) async throws {
        status = .failed
        throw AVError(.operationNotSupportedForAsset)
    }
    open func cancelExport() {}
}

/// Writes samples into a file. It never starts.
// An open class cannot be checked. Every property that changes is guarded.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }

    public let outputURL: URL
    public let outputFileType: AVFileType
    @_Guarded open private(set) var inputs: [AVAssetWriterInput] = []
    @_Guarded open private(set) var status = Status.unknown
    @_Guarded open var shouldOptimizeForNetworkUse = false
    @_Guarded open var metadata: [AVMetadataItem] = []

    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
    }
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(outputURL: outputURL, fileType: outputFileType)
    }

    open var error: (any Error)? { status == .failed ? AVError(.unknown) : nil }
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { !inputs.contains { $0 === input } }
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
    @discardableResult open func startWriting() -> Bool {
        status = .failed
        return false
    }
    open func startSession(atSourceTime startTime: CMTime) {}
    open func endSession(atSourceTime endTime: CMTime) {}
    open func cancelWriting() { status = .cancelled }
    @preconcurrency open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
    open func finishWriting() async {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
    public let mediaType: AVMediaType
    private let settings: [String: Any]?
    @_Guarded open var expectsMediaDataInRealTime = false
    @_Guarded open var transform = CGAffineTransform.identity

    public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
        (self.mediaType, settings) = (mediaType, outputSettings)
    }
    public convenience init(
        mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription?
    ) {
        self.init(mediaType: mediaType, outputSettings: outputSettings)
    }

    open var outputSettings: [String: Any]? { settings }
    open var isReadyForMoreMediaData: Bool { false }
    @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    open func markAsFinished() {}
    /// Never calls the block, because no data can be taken.
    @preconcurrency open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
}

/// Takes the images of a video, of which none is written.
// An open class cannot be checked. All state is constant.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
    public let assetWriterInput: AVAssetWriterInput
    private let attributes: [String: Any]?

    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        (assetWriterInput, attributes) = (input, sourcePixelBufferAttributes)
    }

    open var sourcePixelBufferAttributes: [String: Any]? { attributes }
    open var pixelBufferPool: CVPixelBufferPool? { nil }
    @discardableResult
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}

/// Reads the samples of an asset, which has none.
// An open class cannot be checked. Every property that changes is guarded.
open class AVAssetReader: NSObject, @unchecked Sendable {
    public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }

    public let asset: AVAsset
    @_Guarded open private(set) var outputs: [AVAssetReaderOutput] = []
    @_Guarded open private(set) var status = Status.unknown
    @_Guarded open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)

    public init(asset: AVAsset) throws { self.asset = asset }

    open var error: (any Error)? { status == .failed ? AVError(.operationNotSupportedForAsset) : nil }
    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { !outputs.contains { $0 === output } }
    open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
    @discardableResult open func startReading() -> Bool {
        status = .failed
        return false
    }
    open func cancelReading() { status = .cancelled }
}

// An open class cannot be checked. Every property that changes is guarded.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
    @_Guarded open var alwaysCopiesSampleData = true
    @_Guarded open var supportsRandomAccess = false
    open var mediaType: AVMediaType { .video }
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

// An open class cannot be checked. All state of its own is constant.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    public let track: AVAssetTrack
    private let settings: [String: Any]?

    public init(track: AVAssetTrack, outputSettings: [String: Any]?) { (self.track, settings) = (track, outputSettings) }

    open var outputSettings: [String: Any]? { settings }
    open override var mediaType: AVMediaType { track.mediaType }
}
