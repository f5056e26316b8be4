import SwiftUI

/// The streak in the app group, where the app and the widget both find it.
struct DataService {
    @AppStorage("streak", store: UserDefaults(suiteName: "group.com.example.streak")) private var streak = 0

    func log() {
        streak += 1
    }

    func progress() -> Int {
        streak
    }
}
