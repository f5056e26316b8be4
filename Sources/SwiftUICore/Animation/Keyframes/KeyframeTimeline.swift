import Foundation

/// The course of a value through its keyframes.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [_KeyframeTrack<Value>]

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.initialValue = initialValue
        var tracks: [_KeyframeTrack<Value>] = []
        content()._collect(into: &tracks)
        self.tracks = tracks
    }

    /// The time that the longest track takes, in seconds.
    public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

    public func value(time: TimeInterval) -> Value {
        var value = initialValue
        update(value: &value, time: time)
        return value
    }

    public func value(progress: Double) -> Value { value(time: progress * duration) }

    public func update(value: inout Value, time: TimeInterval) {
        for track in tracks { track.update(&value, time, initialValue) }
    }

    public func update(value: inout Value, progress: Double) { update(value: &value, time: progress * duration) }
}
