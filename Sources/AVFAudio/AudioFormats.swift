// The numbers of sound formats, which recorders' settings name, and their descriptions.
import Foundation
import FoundationSupplement

public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioPacketCount = UInt32
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int

public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
public let kAudioFormatAC3: AudioFormatID = 0x6163_2D33
public let kAudioFormatAppleIMA4: AudioFormatID = 0x696D_6134
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = 0x6161_6368
public let kAudioFormatULaw: AudioFormatID = 0x756C_6177
public let kAudioFormatALaw: AudioFormatID = 0x616C_6177
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
public let kAudioFormatAMR: AudioFormatID = 0x7361_6D72
public let kAudioFormatFLAC: AudioFormatID = 0x666C_6163
public let kAudioFormatOpus: AudioFormatID = 0x6F70_7573

public let kAudioFormatFlagIsFloat: AudioFormatFlags = 1
public let kAudioFormatFlagIsBigEndian: AudioFormatFlags = 2
public let kAudioFormatFlagIsSignedInteger: AudioFormatFlags = 4
public let kAudioFormatFlagIsPacked: AudioFormatFlags = 8
public let kAudioFormatFlagIsNonInterleaved: AudioFormatFlags = 32

/// A format of sound: samples a second and bytes a packet.
public struct AudioStreamBasicDescription: Sendable {
    public var mSampleRate: Float64
    public var mFormatID: AudioFormatID
    public var mFormatFlags: AudioFormatFlags
    public var mBytesPerPacket: UInt32
    public var mFramesPerPacket: UInt32
    public var mBytesPerFrame: UInt32
    public var mChannelsPerFrame: UInt32
    public var mBitsPerChannel: UInt32
    public var mReserved: UInt32

    public init() {
        self.init(
            mSampleRate: 0, mFormatID: 0, mFormatFlags: 0, mBytesPerPacket: 0, mFramesPerPacket: 0, mBytesPerFrame: 0,
            mChannelsPerFrame: 0, mBitsPerChannel: 0, mReserved: 0)
    }

    public init(
        mSampleRate: Float64, mFormatID: AudioFormatID, mFormatFlags: AudioFormatFlags, mBytesPerPacket: UInt32,
        mFramesPerPacket: UInt32, mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32,
        mReserved: UInt32
    ) {
        (self.mSampleRate, self.mFormatID, self.mFormatFlags) = (mSampleRate, mFormatID, mFormatFlags)
        (self.mBytesPerPacket, self.mFramesPerPacket, self.mBytesPerFrame) = (mBytesPerPacket, mFramesPerPacket, mBytesPerFrame)
        (self.mChannelsPerFrame, self.mBitsPerChannel, self.mReserved) = (mChannelsPerFrame, mBitsPerChannel, mReserved)
    }
}

public enum AVAudioCommonFormat: UInt, Sendable {
    case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32

    var bytes: UInt32 {
        switch self {
        case .otherFormat: 0
        case .pcmFormatInt16: 2
        case .pcmFormatFloat32, .pcmFormatInt32: 4
        case .pcmFormatFloat64: 8
        }
    }
}

/// The format of a file's or a buffer's sound.
// An open class cannot be checked. All state is constant.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    private let stream: UnsafeMutablePointer<AudioStreamBasicDescription>
    public let commonFormat: AVAudioCommonFormat
    public let isInterleaved: Bool

    public init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard sampleRate > 0, channels > 0, format != .otherFormat else { return nil }
        (commonFormat, isInterleaved) = (format, interleaved)
        let isFloat = format == .pcmFormatFloat32 || format == .pcmFormatFloat64
        let bytes = format.bytes * (interleaved ? channels : 1)
        stream = .allocate(capacity: 1)
        stream.initialize(
            to: AudioStreamBasicDescription(
                mSampleRate: sampleRate, mFormatID: kAudioFormatLinearPCM,
                mFormatFlags: (isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger) | kAudioFormatFlagIsPacked
                    | (interleaved ? 0 : kAudioFormatFlagIsNonInterleaved),
                mBytesPerPacket: bytes, mFramesPerPacket: 1, mBytesPerFrame: bytes, mChannelsPerFrame: channels,
                mBitsPerChannel: format.bytes * 8, mReserved: 0))
    }

    /// The format of a description; nil where it has no channels.
    public init?(streamDescription asbd: UnsafePointer<AudioStreamBasicDescription>) {
        let given = asbd.pointee
        guard given.mChannelsPerFrame > 0 else { return nil }
        let isFloat = given.mFormatFlags & kAudioFormatFlagIsFloat != 0
        commonFormat =
            switch (given.mFormatID == kAudioFormatLinearPCM ? given.mBitsPerChannel : 0, isFloat) {
            case (32, true): .pcmFormatFloat32
            case (64, true): .pcmFormatFloat64
            case (16, false): .pcmFormatInt16
            case (32, false): .pcmFormatInt32
            default: .otherFormat
            }
        isInterleaved = given.mFormatFlags & kAudioFormatFlagIsNonInterleaved == 0
        stream = .allocate(capacity: 1)
        stream.initialize(to: given)
    }

    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.init(commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels, interleaved: false)
    }

    /// The format that settings describe; nil where a rate, a number of channels or a format is missing.
    public convenience init?(settings: [String: Any]) {
        func number(_ key: String) -> Double? {
            (settings[key] as? NSNumber)?.doubleValue ?? (settings[key] as? any BinaryInteger).map { Double(Int64(clamping: $0)) }
                ?? settings[key] as? Double
        }
        func flag(_ key: String) -> Bool { settings[key] as? Bool ?? (number(key).map { $0 != 0 } ?? false) }
        guard let rate = number(AVSampleRateKey), let channels = number(AVNumberOfChannelsKey), rate > 0, channels > 0,
            channels < 1024, let format = number(AVFormatIDKey).flatMap(UInt32.init(exactly:))
        else { return nil }
        guard format == kAudioFormatLinearPCM else {
            var given = AudioStreamBasicDescription()
            (given.mSampleRate, given.mFormatID, given.mChannelsPerFrame) = (rate, format, UInt32(channels))
            self.init(streamDescription: &given)
            return
        }
        let common: AVAudioCommonFormat =
            switch (number(AVLinearPCMBitDepthKey) ?? 16, flag(AVLinearPCMIsFloatKey)) {
            case (64, true): .pcmFormatFloat64
            case (_, true): .pcmFormatFloat32
            case (32, false): .pcmFormatInt32
            default: .pcmFormatInt16
            }
        self.init(
            commonFormat: common, sampleRate: rate, channels: UInt32(channels),
            interleaved: !flag(AVLinearPCMIsNonInterleaved))
    }

    deinit { stream.deallocate() }

    open var sampleRate: Double { stream.pointee.mSampleRate }
    open var channelCount: AVAudioChannelCount { stream.pointee.mChannelsPerFrame }
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    open var streamDescription: UnsafePointer<AudioStreamBasicDescription> { UnsafePointer(stream) }
    open var settings: [String: Any] {
        let given = stream.pointee
        return [
            AVFormatIDKey: given.mFormatID, AVSampleRateKey: given.mSampleRate,
            AVNumberOfChannelsKey: given.mChannelsPerFrame, AVLinearPCMBitDepthKey: given.mBitsPerChannel,
            AVLinearPCMIsFloatKey: given.mFormatFlags & kAudioFormatFlagIsFloat != 0,
            AVLinearPCMIsBigEndianKey: false, AVLinearPCMIsNonInterleaved: !isInterleaved,
        ]
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return other.commonFormat == commonFormat && other.isInterleaved == isInterleaved
            && other.sampleRate == sampleRate && other.channelCount == channelCount
            && other.stream.pointee.mFormatID == stream.pointee.mFormatID
    }
    open override var hash: Int { Int(sampleRate) &+ Int(channelCount) }
}
