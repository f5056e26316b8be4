// CoreMedia's times, which players and assets take. It makes no samples and knows no formats.
@_exported import Foundation
@_exported import FoundationSupplement

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let valid = CMTimeFlags(rawValue: 1)
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    public static let indefinite = CMTimeFlags(rawValue: 16)
}

public struct CMTimeRoundingMethod: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `default` = CMTimeRoundingMethod(rawValue: 1)
    public static let roundHalfAwayFromZero = CMTimeRoundingMethod(rawValue: 1)
}

/// A time as a fraction: `value` parts of `1 / timescale` seconds.
public struct CMTime: Sendable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch

    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let parts = seconds * Double(preferredTimescale)
        if parts.isFinite, abs(parts) < 9e18, preferredTimescale > 0 {
            self.init(value: CMTimeValue(parts.rounded()), timescale: preferredTimescale)
        } else {
            self = seconds.isNaN ? .invalid : seconds > 0 ? .positiveInfinity : .negativeInfinity
        }
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

    public var isValid: Bool { flags.contains(.valid) }
    public var isIndefinite: Bool { flags.contains(.indefinite) }
    public var isPositiveInfinity: Bool { flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { flags.contains(.negativeInfinity) }
    public var isNumeric: Bool {
        flags.intersection([.valid, .indefinite, .positiveInfinity, .negativeInfinity]) == .valid
    }

    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric && timescale > 0 ? Double(value) / Double(timescale) : .nan
    }

    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
    }
}

extension CMTime: Hashable, Comparable {
    public static func == (lhs: CMTime, rhs: CMTime) -> Bool {
        lhs.isNumeric && rhs.isNumeric ? lhs.seconds == rhs.seconds : lhs.flags == rhs.flags
    }
    public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
    public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : 0) }

    public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { lhs.adding(rhs, 1) }
    public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { lhs.adding(rhs, -1) }

    private func adding(_ other: CMTime, _ sign: Int64) -> CMTime {
        guard isNumeric, other.isNumeric else { return isNumeric ? other : self }
        if timescale == other.timescale {
            return CMTime(value: value + sign * other.value, timescale: timescale)
        }
        let (product, isTooLarge) = timescale.multipliedReportingOverflow(by: other.timescale)
        return CMTime(
            seconds: seconds + Double(sign) * other.seconds,
            preferredTimescale: isTooLarge ? max(timescale, other.timescale) : product)
    }
}

public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    public var duration: CMTime

    public init() { (start, duration) = (.invalid, .invalid) }
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    public static let invalid = CMTimeRange()

    public var end: CMTime { start + duration }
    public var isEmpty: Bool { duration == .zero }
    public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns a time as text: its fraction and its seconds.
public func CMTimeCopyDescription(allocator: CFAllocator?, time: CMTime) -> CFString? {
    guard time.isNumeric else { return "{INVALID}" as NSString }
    return "{\(time.value)/\(time.timescale) = \(String(format: "%.3f", time.seconds))}" as NSString
}
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time1 == time2 ? 0 : 1 }
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}
