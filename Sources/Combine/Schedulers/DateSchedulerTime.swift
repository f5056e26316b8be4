import Foundation
import OpenCombine

/// A moment for run loops and operation queues, with the type aliases `RunLoop.SchedulerTimeType` and
/// `OperationQueue.SchedulerTimeType`.
public struct DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
    public var date: Date

    public init(_ date: Date) { self.date = date }

    public func distance(to other: DateSchedulerTime) -> Stride { Stride(other.date.timeIntervalSince(date)) }

    public func advanced(by stride: Stride) -> DateSchedulerTime {
        DateSchedulerTime(date.addingTimeInterval(stride.timeInterval))
    }

    /// A time interval in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        /// The length in seconds.
        public var magnitude: TimeInterval

        /// The length in seconds.
        public var timeInterval: TimeInterval { magnitude }

        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        public init(floatLiteral seconds: TimeInterval) { magnitude = seconds }
        public init(integerLiteral seconds: TimeInterval) { magnitude = seconds }

        public init?<T: BinaryInteger>(exactly seconds: T) {
            guard let seconds = TimeInterval(exactly: seconds) else { return nil }
            magnitude = seconds
        }

        public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }

        public static func + (one: Stride, other: Stride) -> Stride { Stride(one.magnitude + other.magnitude) }
        public static func - (one: Stride, other: Stride) -> Stride { Stride(one.magnitude - other.magnitude) }
        public static func * (one: Stride, other: Stride) -> Stride { Stride(one.magnitude * other.magnitude) }

        public static func += (one: inout Stride, other: Stride) { one.magnitude += other.magnitude }
        public static func -= (one: inout Stride, other: Stride) { one.magnitude -= other.magnitude }
        public static func *= (one: inout Stride, other: Stride) { one.magnitude *= other.magnitude }

        public static func seconds(_ seconds: Int) -> Stride { Stride(TimeInterval(seconds)) }
        public static func seconds(_ seconds: Double) -> Stride { Stride(seconds) }
        public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(TimeInterval(milliseconds) / 1e3) }
        public static func microseconds(_ microseconds: Int) -> Stride { Stride(TimeInterval(microseconds) / 1e6) }
        public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(TimeInterval(nanoseconds) / 1e9) }
    }
}
