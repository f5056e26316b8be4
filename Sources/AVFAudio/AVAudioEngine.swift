// Engines of sound with their nodes. Nothing is played or heard: an engine does not start, and taps hear nothing.
import Foundation
import FoundationSupplement

// An open class cannot be checked. All state is constant.
open class AVAudioTime: NSObject, @unchecked Sendable {
    public let hostTime: UInt64
    public let sampleTime: AVAudioFramePosition
    public let sampleRate: Double

    public init(hostTime: UInt64) { (self.hostTime, sampleTime, sampleRate) = (hostTime, 0, 0) }
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (hostTime, self.sampleTime, self.sampleRate) = (0, sampleTime, sampleRate)
    }
    open var isHostTimeValid: Bool { sampleRate == 0 }
    open var isSampleTimeValid: Bool { sampleRate > 0 }
}

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
public typealias AVAudioNodeCompletionHandler = () -> Void

/// A part of an engine.
// An open class cannot be checked. Access to weak references is atomic.
open class AVAudioNode: NSObject, @unchecked Sendable {
    open fileprivate(set) weak var engine: AVAudioEngine?
    open var numberOfInputs: Int { 1 }
    open var numberOfOutputs: Int { 1 }
    open var lastRenderTime: AVAudioTime? { nil }
    open var latency: TimeInterval { 0 }
    open func reset() {}
    /// The format of a phone's microphone and speaker.
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat {
        AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1)!
    }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { inputFormat(forBus: bus) }
    /// Never calls the block, because nothing is heard.
    open func installTap(
        onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
        block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    open func removeTap(onBus bus: AVAudioNodeBus) {}
}

// An open class cannot be checked. There is no state of its own.
open class AVAudioIONode: AVAudioNode, @unchecked Sendable {
    open var isVoiceProcessingEnabled: Bool { false }
    /// Throws, because there is no device.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws { throw CocoaError(.featureUnsupported) }
}
// An open class cannot be checked. There is no state of its own.
open class AVAudioInputNode: AVAudioIONode, @unchecked Sendable {}
// An open class cannot be checked. There is no state of its own.
open class AVAudioOutputNode: AVAudioIONode, @unchecked Sendable {}

// An open class cannot be checked. Every property that changes is guarded.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    @_Guarded open var outputVolume: Float = 1
    @_Guarded open var volume: Float = 1
    @_Guarded open var pan: Float = 0
    public override init() {}
}

public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable { case dataConsumed, dataRendered, dataPlayedBack }
public typealias AVAudioPlayerNodeCompletionHandler = @Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void

/// Plays buffers and files. It plays nothing, so what waits for an end waits on.
// An open class cannot be checked. Every property that changes is guarded.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    public struct BufferOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let loops = BufferOptions(rawValue: 1)
        public static let interrupts = BufferOptions(rawValue: 2)
        public static let interruptsAtLoop = BufferOptions(rawValue: 4)
    }

    @_Guarded open var volume: Float = 1
    @_Guarded open var pan: Float = 0
    @_Guarded open var rate: Float = 1
    public override init() {}
    open var isPlaying: Bool { false }

    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: BufferOptions = [],
        completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: BufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) {}
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) {}
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
    ) {}
    open func play() {}
    open func play(at when: AVAudioTime?) {}
    open func pause() {}
    open func stop() {}
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
}

/// An engine that nodes are attached to. It does not start.
// An open class cannot be checked. Every property that changes is guarded.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    public let inputNode = AVAudioInputNode()
    public let outputNode = AVAudioOutputNode()
    public let mainMixerNode = AVAudioMixerNode()
    @_Guarded open private(set) var attachedNodes: Set<AVAudioNode> = []
    @_Guarded open var isAutoShutdownEnabled = false

    public override init() {}

    open var isRunning: Bool { false }
    open var isInManualRenderingMode: Bool { false }
    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.engine = self
    }
    open func detach(_ node: AVAudioNode) {
        attachedNodes.remove(node)
        node.engine = nil
    }
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {}
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}
    /// Throws, because there is no device for sound.
    open func start() throws { throw CocoaError(.featureUnsupported) }
    open func pause() {}
    open func reset() {}
    open func stop() {}
}

extension Notification.Name {
    public static let AVAudioEngineConfigurationChange = Notification.Name("AVAudioEngineConfigurationChangeNotification")
}

// An open class cannot be checked. There is no state of its own.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    open var name: String { "" }
    open var manufacturerName: String { "" }
    open var version: Int { 0 }
}

// An open class cannot be checked. Every property that changes is guarded.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    @_Guarded open var bypass = false
}

/// Changes speed and pitch of what nobody hears.
// An open class cannot be checked. Every property that changes is guarded.
open class AVAudioUnitTimePitch: AVAudioUnitEffect, @unchecked Sendable {
    @_Guarded open var rate: Float = 1
    /// The pitch in hundredths of a half tone.
    @_Guarded open var pitch: Float = 0
    @_Guarded open var overlap: Float = 8
    public override init() {}
}

public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2
    case mediumHall2, mediumHall3, largeHall2
}

// An open class cannot be checked. Every property that changes is guarded.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    @_Guarded open var wetDryMix: Float = 0
    public override init() {}
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}

public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}

// An open class cannot be checked. Every property that changes is guarded.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    @_Guarded open var filterType = AVAudioUnitEQFilterType.parametric
    @_Guarded open var frequency: Float = 0
    @_Guarded open var bandwidth: Float = 0.05
    @_Guarded open var gain: Float = 0
    @_Guarded open var bypass = true
    fileprivate override init() {}
}

// An open class cannot be checked. Every property that changes is guarded.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    public let bands: [AVAudioUnitEQFilterParameters]
    @_Guarded open var globalGain: Float = 0
    public init(numberOfBands: Int) { bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() } }
}
