import Foundation
import FoundationSupplement

public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// A player of a sound. It never plays here, and its sound is not opened.
open class AVAudioPlayer: NSObject {
    public let url: URL?
    public let data: Data?
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var enableRate = false
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var isMeteringEnabled = false
    open var deviceCurrentTime: TimeInterval { 0 }

    /// - Throws: an error of Foundation's where there is no such file.
    public init(contentsOf url: URL) throws {
        if url.isFileURL { _ = try url.checkResourceIsReachable() }
        (self.url, data) = (url, nil)
    }
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    public init(data: Data) throws { (url, self.data) = (nil, data) }
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    open var isPlaying: Bool { false }
    open var duration: TimeInterval { 0 }
    open var numberOfChannels: Int { 0 }
    @discardableResult open func prepareToPlay() -> Bool { false }
    @discardableResult open func play() -> Bool { false }
    @discardableResult open func play(atTime time: TimeInterval) -> Bool { false }
    open func pause() {}
    open func stop() {}
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {}
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
