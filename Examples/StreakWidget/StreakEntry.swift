import WidgetKit

struct StreakEntry: TimelineEntry {
    let date: Date
    let streak: Int
}

extension StreakEntry {
    /// The length of a streak that closes the ring.
    static let goal = 50

    /// How much of the ring is filled, from 0 to 1.
    var progress: Double {
        min(Double(streak) / Double(Self.goal), 1)
    }
}
