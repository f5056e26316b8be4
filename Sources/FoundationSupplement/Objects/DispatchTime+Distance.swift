import Dispatch

// Distances between moments, which Dispatch on Linux lacks. `.never` is the distance of a moment that never comes.

extension DispatchTime {
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        if self == .distantFuture || other == .distantFuture { return self == other ? .nanoseconds(0) : .never }
        return .nanoseconds(Int(Int64(bitPattern: other.uptimeNanoseconds &- uptimeNanoseconds)))
    }

    public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
}

extension DispatchWallTime {
    public func distance(to other: DispatchWallTime) -> DispatchTimeInterval {
        if self == .distantFuture || other == .distantFuture { return self == other ? .nanoseconds(0) : .never }
        // The raw value is the number of nanoseconds since 1970, negated.
        return .nanoseconds(Int(Int64(bitPattern: rawValue &- other.rawValue)))
    }

    public func advanced(by n: DispatchTimeInterval) -> DispatchWallTime { self + n }
}
