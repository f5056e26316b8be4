// Assets that apps put together of others, before an export. Nothing has media here, so nothing can be inserted.
import CoreMedia
import Foundation
import FoundationSupplement

public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

// An open class cannot be checked. There is no state of its own.
open class AVComposition: AVAsset, @unchecked Sendable {
    open var naturalSize: CGSize { .zero }
}

// An open class cannot be checked. Every property that changes is guarded.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
    @_Guarded private var made: [AVMutableCompositionTrack] = []

    public override init() {}
    public convenience init(urlAssetInitializationOptions: [String: Any]? = nil) { self.init() }

    open override var tracks: [AVAssetTrack] { made }
    open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
        made.filter { $0.mediaType == mediaType }
    }
    open func addMutableTrack(
        withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
    ) -> AVMutableCompositionTrack? {
        let track = AVMutableCompositionTrack(mediaType)
        made.append(track)
        return track
    }
    open func removeTrack(_ track: AVMutableCompositionTrack) { made.removeAll { $0 === track } }
    /// Throws, because no asset has media.
    open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime) throws {
        throw AVError(.operationNotSupportedForAsset)
    }
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
    open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class AVMutableCompositionTrack: AVAssetTrack, @unchecked Sendable {
    private let type: AVMediaType
    @_Guarded private var transform = CGAffineTransform.identity

    fileprivate init(_ type: AVMediaType) { self.type = type }

    open override var mediaType: AVMediaType { type }
    open override var preferredTransform: CGAffineTransform {
        get { transform }
        set { transform = newValue }
    }
    /// Throws, because no track has media.
    open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
        throw AVError(.operationNotSupportedForAsset)
    }
    open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
    open func removeTimeRange(_ timeRange: CMTimeRange) {}
}

/// How the tracks of a video lie on each other.
// An open class cannot be checked. Every property that changes is guarded.
open class AVVideoComposition: NSObject, @unchecked Sendable {
    @_Guarded fileprivate var duration = CMTime.invalid
    @_Guarded fileprivate var size = CGSize.zero
    @_Guarded fileprivate var parts: [AVVideoCompositionInstruction] = []

    public override init() {}
    open var frameDuration: CMTime { duration }
    open var renderSize: CGSize { size }
    open var instructions: [AVVideoCompositionInstruction] { parts }
}

// The subclass adds no state.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    open override var frameDuration: CMTime { get { duration } set { duration = newValue } }
    open override var renderSize: CGSize { get { size } set { size = newValue } }
    open override var instructions: [AVVideoCompositionInstruction] { get { parts } set { parts = newValue } }
}

// An open class cannot be checked. Every property that changes is guarded.
open class AVVideoCompositionInstruction: NSObject, @unchecked Sendable {
    @_Guarded fileprivate var range = CMTimeRange.invalid
    @_Guarded fileprivate var layers: [AVVideoCompositionLayerInstruction] = []

    public override init() {}
    open var timeRange: CMTimeRange { range }
    open var layerInstructions: [AVVideoCompositionLayerInstruction] { layers }
}

// The subclass adds no state.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    open override var timeRange: CMTimeRange { get { range } set { range = newValue } }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { layers }
        set { layers = newValue }
    }
}

// An open class cannot be checked. There is no state.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    public override init() {}
}

/// The places and opacities of a track. They are not kept, because nothing is exported.
// The subclass has no state.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    public override init() {}
    public convenience init(assetTrack track: AVAssetTrack) { self.init() }
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
    open func setOpacity(_ opacity: Float, at time: CMTime) {}
}

/// How loud the tracks of an asset are.
// An open class cannot be checked. Every property that changes is guarded.
open class AVAudioMix: NSObject, @unchecked Sendable {
    @_Guarded fileprivate var parameters: [AVAudioMixInputParameters] = []
    public override init() {}
    open var inputParameters: [AVAudioMixInputParameters] { parameters }
}

// The subclass adds no state.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    open override var inputParameters: [AVAudioMixInputParameters] { get { parameters } set { parameters = newValue } }
}

// An open class cannot be checked. There is no state.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
    public override init() {}
}

/// The volumes of a track. They are not kept, because nothing is exported.
// The subclass has no state.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    public override init() {}
    public convenience init(track: AVAssetTrack?) { self.init() }
    open func setVolume(_ volume: Float, at time: CMTime) {}
}
