import WidgetKit

struct StreakEntry: TimelineEntry {
    let date: Date
    let streak: Int
}

extension StreakEntry {
    /// The length of a streak that closes the ring.
    static let goal = 50

    /// The filled part of the ring, from 0 to 1.
    var progress: Double {
        min(Double(streak) / Double(Self.goal), 1)
    }
}
