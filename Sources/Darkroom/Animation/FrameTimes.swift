import CairoGraphics
import Foundation

/// Finds for how long an animation shows each of a sequence's pictures.
struct FrameTimes {
    /// A shorter frame is not seen; GIF viewers slow it down.
    static let shortest = FrameDuration.milliseconds(20)
    /// The last picture of a real-time animation stays at least this long, so that the new beginning is seen as one.
    static let lastHold = FrameDuration.milliseconds(1000)

    let pace: AnimationPace
    /// When the last picture's time is over; nil where nothing says so.
    let end: Date?

    /// Calls `body` for each picture that is shown, with its index in the sequence and its time.
    ///
    /// Entries that change nothing lengthen the picture before them. Of entries with one date only the last is shown,
    /// as in WidgetKit, unless each entry takes the same time.
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

    /// The time of a picture that another follows; nil where no time is left for it.
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

    /// Moments are rounded, not the times between them, so that nothing adds up.
    private func milliseconds(_ date: Date, since start: Date, _ speed: Double) -> Int {
        Int(min(1e15, max(-1e15, (date.timeIntervalSince(start) / speed * 1000).rounded())))
    }
}
