import Foundation

extension Rule {
    /// A presentation of a Live Activity that shows nothing.
    static let activityEmpty = Rule(
        "activity.empty", .warning, "A presentation of a Live Activity draws nothing.",
        .picture { picture, _ in
            guard picture.surface == .island || picture.surface == .liveActivity else { return [] }
            let names = picture.notices.compactMap { notice -> String? in
                if case .presentationDrawsNothing(let name) = notice.topic { name } else { nil }
            }
            guard let first = names.first else { return [] }
            let isHalf = first.hasPrefix("compact") && names.count == 1
            let what =
                switch first {
                case "content": "The Lock Screen presentation draws"
                case "minimal", "expanded": "The \(first) presentation of the Dynamic Island draws"
                default: isHalf ? "The \(first) side of the Dynamic Island draws" : "Both sides of the compact Dynamic Island draw"
                }
            var match = Match(
                "\(what) nothing\(isHalf ? ", so the island has an empty side." : ".")", subject: names.joined(separator: ", "),
                of: picture)
            if isHalf { match.severity = .note }
            return [match]
        })

    /// A presentation that the system cuts off. Apple: "the system may truncate a Live Activity if its height exceeds 160 points"
    /// (Human Interface Guidelines, Live Activities).
    static let activityTooTall = Rule(
        "activity.too-tall", .warning, "A Live Activity is taller than its presentation can be.", limit: Limit(160, "points"),
        .picture { picture, limit in
            picture.notices.compactMap { notice in
                guard case .presentationTooTall(let height) = notice.topic, height > limit else { return nil }
                let what = picture.surface == .island ? "The expanded presentation" : "The Lock Screen presentation"
                return Match(
                    "\(what) is at least \(Quoted.number(height)) points high; the system cuts off what is over \(Quoted.number(limit)).",
                    subject: picture.form, of: picture)
            }
        })
}
