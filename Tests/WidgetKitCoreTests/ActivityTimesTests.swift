import ActivityKit
import Foundation
import Testing

private struct Race: ActivityAttributes {
    struct ContentState: Codable, Hashable { var lap: Int }
}

private func content(_ lap: Int) -> ActivityContent<Race.ContentState> {
    ActivityContent(state: .init(lap: lap), staleDate: nil)
}

@Suite struct ActivityTimesTests {
    @Test func anOlderUpdateChangesNothing() async throws {
        let activity = try Activity.request(attributes: Race(), content: content(1))
        await activity.update(content(2), timestamp: Date(timeIntervalSince1970: 200))
        await activity.update(content(3), alertConfiguration: nil, timestamp: Date(timeIntervalSince1970: 100))
        #expect(activity.content.state.lap == 2)
        await activity.end(content(4), dismissalPolicy: .immediate, timestamp: Date(timeIntervalSince1970: 150))
        #expect(activity.activityState == .active)
        await activity.end(content(5), timestamp: Date(timeIntervalSince1970: 300))
        #expect(activity.activityState == .ended)
        #expect(activity.content.state.lap == 5)
    }

    @Test func anActivityThatStartsLaterIsPending() async throws {
        let activity = try Activity.request(
            attributes: Race(), content: content(1), pushType: nil, style: .standard,
            alertConfiguration: AlertConfiguration(title: "Start", body: "The race begins.", sound: .default),
            start: Date.distantFuture)
        #expect(activity.activityState == .pending)
        #expect(Activity<Race>.activities.contains { $0.id == activity.id })
        await activity.update(content(2))
        #expect(activity.activityState == .pending)
        await activity.end(nil)
        #expect(!Activity<Race>.activities.contains { $0.id == activity.id })
    }
}
