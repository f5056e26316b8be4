@_exported import AVFAudio
import FoundationSupplement

/// A media item to be played.
// An open class cannot be checked. All state is constant.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    public let url: URL

    public init(url URL: URL) { url = URL }
}

/// A player for audio and video. It never plays here.
// An open class cannot be checked. Every property that changes is guarded.
open class AVPlayer: NSObject, @unchecked Sendable {
    @_Guarded open private(set) var currentItem: AVPlayerItem?
    @_Guarded open var rate: Float = 0
    @_Guarded open var volume: Float = 1
    @_Guarded open var isMuted = false

    public override init() {}
    public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    open func play() {}
    open func pause() {}
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}
