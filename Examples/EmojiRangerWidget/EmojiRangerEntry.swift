import WidgetKit

struct EmojiRangerEntry: TimelineEntry {
    let date: Date
    let ranger: EmojiRanger
    let healthLevel: Double
    let fullHealthDate: Date
    let relevance: TimelineEntryRelevance?

    init(recovery: Recovery, date: Date) {
        self.date = date
        ranger = recovery.ranger
        healthLevel = recovery.healthLevel(at: date)
        fullHealthDate = recovery.fullHealthDate
        // A healed Ranger is more relevant than a resting one.
        relevance = TimelineEntryRelevance(score: Float(healthLevel))
    }

    var isFullyHealed: Bool {
        date >= fullHealthDate
    }
}
