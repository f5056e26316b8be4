// Core Haptics of a device that cannot shake: patterns hold their events, and no engine starts.
@_exported import Foundation

public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// The reason why nothing shakes.
public struct CHHapticError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { CoreHapticsErrorDomain }

    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = CHHapticError

        case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808, notSupported = -4809
        case serverInitFailed = -4810, serverInterrupted = -4811, invalidPatternPlayer = -4812
    }

    public static var engineNotRunning: Code { .engineNotRunning }
    public static var notSupported: Code { .notSupported }
}

public struct CHHapticDeviceCapability: Sendable {
    public var supportsHaptics: Bool { false }
    public var supportsAudio: Bool { false }
}

/// A quality of an event.
// An open class cannot be checked. All state is constant.
open class CHHapticEventParameter: NSObject, @unchecked Sendable {
    public let parameterID: CHHapticEvent.ParameterID
    public let value: Float

    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        (self.parameterID, self.value) = (parameterID, value)
    }
}

/// A quality of a pattern that changes.
// An open class cannot be checked. All state is constant.
open class CHHapticDynamicParameter: NSObject, @unchecked Sendable {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    }

    public let parameterID: ID
    public let value: Float
    public let relativeTime: TimeInterval

    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}

/// A quality of a pattern that changes along points.
// An open class cannot be checked. All state is constant.
open class CHHapticParameterCurve: NSObject, @unchecked Sendable {
    // An open class cannot be checked. All state is constant.
    open class ControlPoint: NSObject, @unchecked Sendable {
        public let relativeTime: TimeInterval
        public let value: Float

        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }

    public let parameterID: CHHapticDynamicParameter.ID
    public let controlPoints: [ControlPoint]
    public let relativeTime: TimeInterval

    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [CHHapticParameterCurve.ControlPoint],
        relativeTime: TimeInterval
    ) { (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime) }
}

/// A part of a pattern.
// An open class cannot be checked. All state is constant.
open class CHHapticEvent: NSObject, @unchecked Sendable {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        public static let sustained = ParameterID(rawValue: "Sustained")
    }

    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    public let relativeTime: TimeInterval
    public let duration: TimeInterval

    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
}

/// A sequence of events.
// An open class cannot be checked. All state is constant.
open class CHHapticPattern: NSObject, @unchecked Sendable {
    private let events: [CHHapticEvent]

    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws { self.events = events }
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws { self.events = events }
    /// Fails, because no engine could play the file's pattern.
    public init(contentsOf ahapURL: URL) throws { throw CHHapticError(.notSupported) }

    open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}

/// The time at which a player starts or stops at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays patterns. Nothing can make one here.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    var isMuted: Bool { get set }
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
}

/// Plays patterns again and from any place. Nothing can make one here.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var completionHandler: @Sendable ((any Error)?) -> Void { get set }
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
}

/// An engine that does not start.
// An open class cannot be checked. The handlers are never called.
open class CHHapticEngine: @unchecked Sendable {
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
        case gameControllerDisconnect, systemError = -1
    }
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
    public typealias CompletionHandler = @Sendable ((any Error)?) -> Void

    open var stoppedHandler: @Sendable (StoppedReason) -> Void = { _ in }
    open var resetHandler: @Sendable () -> Void = {}
    open var playsHapticsOnly = false
    open var playsAudioOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var isAutoShutdownEnabled = false

    /// - Throws: always, because the device cannot shake.
    public init() throws { throw CHHapticError(.notSupported) }

    open class func capabilitiesForHardware() -> CHHapticDeviceCapability { CHHapticDeviceCapability() }
    open func start() throws { throw CHHapticError(.notSupported) }
    @preconcurrency open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    @preconcurrency open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
    @preconcurrency open func notifyWhenPlayersFinished(finishedHandler: @escaping @Sendable ((any Error)?) -> FinishedAction) {}
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
}
