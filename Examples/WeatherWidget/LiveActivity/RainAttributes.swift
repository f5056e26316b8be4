import ActivityKit
import Foundation

/// Rain that is on its way to a city.
struct RainAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        /// How hard it rains, from 0 to 1, in each of the next minutes.
        let intensity: [Double]
        let start: Date
    }

    let city: String
}
