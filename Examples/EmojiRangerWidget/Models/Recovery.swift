import Foundation

/// The recovery of a Ranger to full health.
struct Recovery {
    let ranger: EmojiRanger
    let start: Date

    init(of ranger: EmojiRanger, from start: Date) {
        self.ranger = ranger
        self.start = start
    }

    var fullHealthDate: Date {
        let hours = (1 - ranger.healthLevel) / ranger.healthRecoveryRatePerHour
        // Whole seconds avoid a fraction of a minute after the last minute of a timeline.
        return start.addingTimeInterval((hours * 60 * 60).rounded())
    }

    func healthLevel(at date: Date) -> Double {
        guard date < fullHealthDate else { return 1 }
        let hours = max(date.timeIntervalSince(start), 0) / (60 * 60)
        return min(ranger.healthLevel + hours * ranger.healthRecoveryRatePerHour, 1)
    }
}
