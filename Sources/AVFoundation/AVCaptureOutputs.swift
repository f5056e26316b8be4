// What takes the pictures of a session: scanners' codes, frames, sound. None comes, so no delegate hears of one.
import CoreMedia
import CoreVideo
import Foundation
import FoundationSupplement

/// What takes a session's pictures or sound.
// An open class cannot be checked. There is no state.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    open var connections: [AVCaptureConnection] { [] }
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
    open func transformedMetadataObject(
        for metadataObject: AVMetadataObject, connection: AVCaptureConnection
    ) -> AVMetadataObject? { nil }
    open func metadataOutputRectConverted(fromOutputRect rectInOutputCoordinates: CGRect) -> CGRect { .zero }
    open func outputRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect { .zero }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Finds codes and faces in a camera's pictures, of which there are none.
// An open class cannot be checked. Every property that changes is guarded.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    @_Guarded open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    @_Guarded open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    @_Guarded open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }

    public override init() {}

    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) {
        (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue)
    }
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    @_Guarded open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    @_Guarded open var videoSettings: [String: Any]! = [:]
    @_Guarded open var alwaysDiscardsLateVideoFrames = true
    open var availableVideoPixelFormatTypes: [OSType] {
        [kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_32BGRA]
    }
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }

    public override init() {}

    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
    }
    open func recommendedVideoSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [String: Any]? { nil }
}

public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
    @_Guarded open private(set) var sampleBufferCallbackQueue: DispatchQueue?

    public override init() {}

    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
    }
}

public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}

/// Writes a session's pictures into a file. Nothing is recorded: the delegate hears of a failure at once.
// An open class cannot be checked. Every property that changes is guarded.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    @_Guarded open var maxRecordedDuration = CMTime.invalid
    @_Guarded open var maxRecordedFileSize: Int64 = 0
    open var outputFileURL: URL? { nil }
    open var isRecording: Bool { false }
    open var recordedDuration: CMTime { .zero }
    open var recordedFileSize: Int64 { 0 }

    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
        delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.sessionNotRunning))
    }
    open func stopRecording() {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    @_Guarded open var movieFragmentInterval = CMTime(seconds: 10, preferredTimescale: 1)
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
    public override init() {}
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}

// These two belong to CoreMedia, which does not know CoreVideo here.

/// The picture of a sample, which has none.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

extension CMSampleBuffer {
    /// The picture of a sample, which has none.
    public var imageBuffer: CVImageBuffer? { nil }
}
