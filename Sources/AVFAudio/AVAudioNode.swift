import Foundation

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioNodeCompletionHandler = () -> Void

/// A part of an engine. No sound goes through it.
open class AVAudioNode: NSObject {
    public internal(set) weak var engine: AVAudioEngine?

    open var numberOfInputs: Int { 0 }
    open var numberOfOutputs: Int { 1 }
    open var lastRenderTime: AVAudioTime? { nil }
    open var latency: TimeInterval { 0 }

    /// The format of a phone's speaker: two channels of 48,000 samples in a second.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .speaker }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .speaker }

    // Effect: none, because no sound goes through a node.

    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock) {}
    open func removeTap(onBus bus: AVAudioNodeBus) {}
    open func reset() {}
}

extension AVAudioFormat {
    static var speaker: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2)! }
}

open class AVAudioMixerNode: AVAudioNode {
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
    open override var numberOfInputs: Int { 1 }
    open var nextAvailableInputBus: AVAudioNodeBus { 0 }

    public override init() {}
}

/// The microphone or the speaker of a device.
open class AVAudioIONode: AVAudioNode {
    open var presentationLatency: TimeInterval { 0 }
    open var isVoiceProcessingEnabled: Bool { false }
    /// - Throws: always, because there is no microphone.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws { throw AVAudioEngine.cannotStart }
}

open class AVAudioInputNode: AVAudioIONode {
    open var volume: Float = 1
    open var pan: Float = 0
}

open class AVAudioOutputNode: AVAudioIONode {
    open override var numberOfInputs: Int { 1 }
    open override var numberOfOutputs: Int { 0 }
}

/// When a buffer is played beside others.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// Plays buffers and files. It never plays here, so that nothing is ever played to its end.
open class AVAudioPlayerNode: AVAudioNode {
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var isPlaying: Bool { false }

    public override init() {}

    open func play() {}
    open func play(at when: AVAudioTime?) {}
    open func pause() {}
    open func stop() {}
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }

    // Effect: none, because the node does not play.

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) {}
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil) {}
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil) {}
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil) {}
}
