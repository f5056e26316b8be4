@_exported import AVFAudio

/// Something that can be played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    public let url: URL

    public init(url URL: URL) { url = URL }
}

/// Plays sounds and films. Nothing sounds or moves here: nothing is ever played.
open class AVPlayer: NSObject, @unchecked Sendable {
    open private(set) var currentItem: AVPlayerItem?
    open var rate: Float = 0
    open var volume: Float = 1
    open var isMuted = false

    public override init() {}
    public init(url URL: URL) { currentItem = AVPlayerItem(url: URL) }
    public init(playerItem item: AVPlayerItem?) { currentItem = item }

    open func play() {}
    open func pause() {}
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}
