import Dispatch
import OpenCombine

extension DispatchQueue {
    /// A moment for dispatch queues.
    public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
            dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        public static func == (one: Self, other: Self) -> Bool { one.dispatchTime == other.dispatchTime }

        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

        public func distance(to other: SchedulerTimeType) -> Stride {
            let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let distance = Int(clamping: from < to ? to - from : from - to)
            return .nanoseconds(from < to ? distance : -distance)
        }

        public func advanced(by stride: Stride) -> SchedulerTimeType {
            SchedulerTimeType(stride.magnitude == .max ? .distantFuture : dispatchTime + stride.timeInterval)
        }

        /// A time interval in nanoseconds. Literals are in seconds.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Hashable, Codable, Sendable
        {
            /// The length in nanoseconds.
            public var magnitude: Int

            public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

            public init(_ timeInterval: DispatchTimeInterval) {
                switch timeInterval {
                case .seconds(let seconds): self = .seconds(seconds)
                case .milliseconds(let milliseconds): self = .milliseconds(milliseconds)
                case .microseconds(let microseconds): self = .microseconds(microseconds)
                case .nanoseconds(let nanoseconds): self = .nanoseconds(nanoseconds)
                default: self = .nanoseconds(.max)
                }
            }

            public init(floatLiteral seconds: Double) { self = .seconds(seconds) }
            public init(integerLiteral seconds: Int) { self = .seconds(seconds) }

            public init?<T: BinaryInteger>(exactly seconds: T) {
                guard let seconds = Int(exactly: seconds) else { return nil }
                self = .seconds(seconds)
            }

            private init(nanoseconds: Int) { magnitude = nanoseconds }

            public static func < (one: Stride, other: Stride) -> Bool { one.magnitude < other.magnitude }

            public static func + (one: Stride, other: Stride) -> Stride {
                Stride(nanoseconds: one.magnitude + other.magnitude)
            }

            public static func - (one: Stride, other: Stride) -> Stride {
                Stride(nanoseconds: one.magnitude - other.magnitude)
            }

            public static func * (one: Stride, other: Stride) -> Stride {
                .seconds(Double(one.magnitude) / 1e9 * Double(other.magnitude) / 1e9)
            }

            public static func += (one: inout Stride, other: Stride) { one = one + other }
            public static func -= (one: inout Stride, other: Stride) { one = one - other }
            public static func *= (one: inout Stride, other: Stride) { one = one * other }

            public static func seconds(_ seconds: Double) -> Stride {
                let nanoseconds = seconds * 1e9
                if nanoseconds.isNaN { return Stride(nanoseconds: 0) }
                if nanoseconds >= Double(Int.max) { return Stride(nanoseconds: .max) }
                return Stride(nanoseconds: nanoseconds <= Double(Int.min) ? .min : Int(nanoseconds))
            }

            public static func seconds(_ seconds: Int) -> Stride { clamped(seconds, times: 1_000_000_000) }
            public static func milliseconds(_ milliseconds: Int) -> Stride { clamped(milliseconds, times: 1_000_000) }
            public static func microseconds(_ microseconds: Int) -> Stride { clamped(microseconds, times: 1_000) }
            public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(nanoseconds: nanoseconds) }

            private static func clamped(_ value: Int, times factor: Int) -> Stride {
                let (product, overflows) = value.multipliedReportingOverflow(by: factor)
                return Stride(nanoseconds: overflows ? (value < 0 ? .min : .max) : product)
            }
        }
    }
}
