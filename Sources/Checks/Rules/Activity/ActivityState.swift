import Foundation

extension Rule {
    /// A state that ActivityKit refuses. Apple: "the dynamic data of a Live Activity that's encoded by `ContentState` can't exceed
    /// 4KB" (documentation of `ContentState`); "Displaying live data with Live Activities" names 4 KB for static and dynamic data
    /// together.
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
