import CairoGraphics
import Foundation

/// Computes how long an animation shows each picture of a sequence.
struct FrameTimes {
    /// The shortest frame. GIF viewers slow shorter ones down.
    static let shortest = FrameDuration.milliseconds(20)
    /// The shortest duration of the last picture in a real-time animation. It separates the end from the new start.
    static let lastHold = FrameDuration.milliseconds(1000)

    let pace: AnimationPace
    /// The end of the last picture; nil if it is not known.
    let end: Date?

    /// Calls `body` for each visible picture, with its index in the sequence and its duration.
    ///
    /// An entry that changes nothing extends the picture before it. If several entries have the same date, only the last is
    /// visible, as in WidgetKit, unless all entries have the same duration.
    func forEach(of moments: [PictureSequence.Moment], _ body: (Int, FrameDuration) throws -> Void) rethrows {
        guard let first = moments.first else { return }
        var shown = 0
        for index in moments.indices.dropFirst() where moments[index].isChanged {
            let duration = duration(
                from: moments[shown], to: moments[index].date, since: first.date, entries: index - shown)
            if let duration { try body(shown, duration) }
            shown = index
        }
        try body(
            shown, lastDuration(from: moments[shown], since: first.date, entries: moments.count - shown))
    }

    /// Returns the duration of a picture that another one follows, or nil if it is not visible.
    private func duration(
        from moment: PictureSequence.Moment, to next: Date, since start: Date, entries: Int
    ) -> FrameDuration? {
        switch pace {
        case .entry(let duration):
            return FrameDuration(duration.numerator * entries, duration.denominator)
        case .speed(let speed):
            guard next > moment.date else { return nil }
            let hold = milliseconds(next, since: start, speed) - milliseconds(moment.date, since: start, speed)
            return max(FrameTimes.shortest, .milliseconds(hold))
        }
    }

    private func lastDuration(
        from moment: PictureSequence.Moment, since start: Date, entries: Int
    ) -> FrameDuration {
        let duration = duration(from: moment, to: end ?? moment.date, since: start, entries: entries) ?? .zero
        if case .entry = pace { return duration }
        return max(FrameTimes.lastHold, duration)
    }

    /// Returns the rounded time of a date. Durations are differences of rounded times, so that rounding errors do not
    /// add up.
    private func milliseconds(_ date: Date, since start: Date, _ speed: Double) -> Int {
        Int(min(1e15, max(-1e15, (date.timeIntervalSince(start) / speed * 1000).rounded())))
    }
}

extension AnimationPace {
    /// Returns how long a picture is shown that stands for a length of time in seconds.
    func duration(of seconds: Double) -> FrameDuration {
        switch self {
        case .speed(let speed): max(FrameTimes.shortest, .milliseconds(Int((seconds / speed * 1000).rounded())))
        case .entry(let duration): duration
        }
    }
}
