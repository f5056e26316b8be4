import AppIntents
import Foundation
import SwiftUI
import Testing

@testable import WidgetKitCore

@MainActor @Suite struct UserActivityTests {
    struct Chosen: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Chosen"
        @Parameter(title: "Name", default: "none") var name: String
    }

    struct Other: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Other"
    }

    @Test func anActivityCarriesItsConfiguration() {
        let activity = NSUserActivity(activityType: "Chosen")
        #expect(activity.widgetConfigurationIntent(of: Chosen.self) == nil)
        activity.addUserInfoEntries(from: [WidgetCenter.UserInfoKey.kind: "Clock", "intent": Chosen()])
        #expect(activity.widgetConfigurationIntent(of: Chosen.self)?.name == "none")
        #expect(activity.widgetConfigurationIntent(of: Other.self) == nil)
    }

    /// No activity is announced, so the closures are not called.
    @Test func viewsAnnounceNothing() {
        var count = 0
        _ = EmptyView()
            .userActivity("a") { _ in count += 1 }
            .userActivity("a", isActive: false) { $0.title = "x"; count += 1 }
            .userActivity("a", element: 3) { (element: Int, activity: NSUserActivity) in count += element }
            .onContinueUserActivity("a") { _ in count += 1 }
        #expect(count == 0)
    }
}
