import Foundation

extension Rule {
    /// A state that ActivityKit refuses. Apple: "the static and dynamic data for a Live Activity — including data for ActivityKit
    /// updates and remote push notification updates — can't exceed a total size of 4 KB" (Displaying live data with Live
    /// Activities).
    static let activityState = Rule(
        "activity.state-size", .error, "The attributes and the state of a Live Activity are too large.", limit: Limit(4096, "bytes"),
        .activity { activity, _, limit in
            guard let size = activity.stateSize, Double(size) > limit else { return [] }
            return [
                Match(
                    "The attributes and a state take \(size) bytes as JSON; ActivityKit takes \(Int(limit)) in all. Hand over names or "
                        + "URLs of what is large, such as images.",
                    subject: "state")
            ]
        })
}
