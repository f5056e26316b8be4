import SwiftUI

/// The streak in the app group, which the app and the widget share.
struct DataService {
    @AppStorage("streak", store: UserDefaults(suiteName: "group.com.example.streak")) private var streak = 0

    func log() {
        streak += 1
    }

    func progress() -> Int {
        streak
    }
}
