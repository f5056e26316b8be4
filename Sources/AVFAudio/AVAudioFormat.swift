import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int

/// How samples are stored.
public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// The format of a sound.
// An open class cannot be checked. All state is constant.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    public let commonFormat: AVAudioCommonFormat
    /// The number of samples in a second.
    public let sampleRate: Double
    public let channelCount: AVAudioChannelCount
    public let isInterleaved: Bool

    /// Creates a format; nil where the layout of the channels would have to be given, which is from three channels on.
    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard format != .otherFormat, sampleRate > 0, (1...2).contains(channels) else { return nil }
        (commonFormat, self.sampleRate, channelCount, isInterleaved) = (format, sampleRate, channels, interleaved)
    }

    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return commonFormat == other.commonFormat && sampleRate == other.sampleRate && channelCount == other.channelCount
            && isInterleaved == other.isInterleaved
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(sampleRate)
        hasher.combine(channelCount)
        return hasher.finalize()
    }
}

/// A moment, as a sample or as a time of the device.
// An open class cannot be checked. All state is constant.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The time of the device in nanoseconds.
    public let hostTime: UInt64
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double
    public let isHostTimeValid: Bool
    public let isSampleTimeValid: Bool

    public init(hostTime: UInt64) {
        (self.hostTime, isHostTimeValid) = (hostTime, true)
        (sampleTime, sampleRate, isSampleTimeValid) = (0, 0, false)
    }

    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (hostTime, isHostTimeValid) = (0, false)
        (self.sampleTime, self.sampleRate, isSampleTimeValid) = (sampleTime, sampleRate, true)
    }

    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.hostTime, isHostTimeValid) = (hostTime, true)
        (self.sampleTime, self.sampleRate, isSampleTimeValid) = (sampleTime, sampleRate, true)
    }

    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, min(seconds, 1e9)) * 1e9) }
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { TimeInterval(hostTime) / 1e9 }
}
