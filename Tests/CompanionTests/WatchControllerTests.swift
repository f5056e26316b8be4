import Foundation
import SwiftUI
import Testing
import UserNotifications
import WatchKit

/// Controllers of watch apps are made and derived from; nobody is asked.
@MainActor @Suite struct WatchControllerTests {
    private final class Hosting: WKHostingController<Text> {
        override var body: Text { Text("Hello") }
    }

    private final class Table: WKInterfaceController {
        // As an outlet of a storyboard.
        var table: WKInterfaceTable!
        var context: Any?
        override func awake(withContext context: Any?) { self.context = context }
    }

    @Test func subclassesAreMade() {
        _ = Hosting().body
        let table = Table()
        table.awake(withContext: 3)
        #expect(table.context as? Int == 3)
        #expect(WKInterfaceTable().numberOfRows == 0)
    }

    @Test func textsAreCancelled() {
        var isCancelled = false
        Table().presentTextInputController(withSuggestions: ["a"], allowedInputMode: .plain) { isCancelled = $0 == nil }
        #expect(isCancelled)
    }

    private final class Listener: NSObject, WKExtendedRuntimeSessionDelegate {
        var reasons: [WKExtendedRuntimeSessionInvalidationReason] = []

        func extendedRuntimeSessionDidStart(_ session: WKExtendedRuntimeSession) { Issue.record("No session starts.") }
        func extendedRuntimeSessionWillExpire(_ session: WKExtendedRuntimeSession) { Issue.record("No session starts.") }
        func extendedRuntimeSession(
            _ session: WKExtendedRuntimeSession, didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason,
            error: (any Error)?
        ) { reasons.append(reason) }
    }

    @Test func noSessionStarts() {
        let (session, listener) = (WKExtendedRuntimeSession(), Listener())
        session.delegate = listener
        #expect(session.state == .notStarted)
        session.start()
        session.invalidate()
        #expect(session.state == .invalid && listener.reasons == [.error])
        #expect(WKExtension.shared().rootInterfaceController == nil)
    }

    private final class Crown: NSObject, WKCrownDelegate {}

    @Test func theCrownStandsStill() {
        let (controller, delegate) = (Table(), Crown())
        controller.crownSequencer.delegate = delegate
        controller.crownSequencer.focus()
        #expect(controller.crownSequencer.delegate === delegate)
        #expect(controller.crownSequencer.isIdle && controller.crownSequencer.rotationsPerSecond == 0)
    }

    @Test func snapshotsAreNotTaken() async {
        func error(of schedule: (@escaping @Sendable ((any Error)?) -> Void) -> Void) async -> (any Error)? {
            await withCheckedContinuation { continuation in schedule { continuation.resume(returning: $0) } }
        }
        let date = Date(timeIntervalSince1970: 0)
        #expect(
            await error { WKApplication.shared().scheduleSnapshotRefresh(withPreferredDate: date, userInfo: nil, scheduledCompletion: $0) }
                != nil)
        #expect(
            await error { WKExtension.shared().scheduleSnapshotRefresh(withPreferredDate: date, userInfo: nil, scheduledCompletion: $0) }
                != nil)
    }

    private final class Notification: WKUserNotificationHostingController<Text> {
        override var body: Text { Text("Hello") }
    }

    private struct Scenes: Scene {
        var body: some Scene { WKNotificationScene(controller: Notification.self, category: "timer") }
    }

    @Test func scenesAndMapsAreDeclared() {
        _ = Scenes().body
        let map = WKInterfaceMap()
        map.setUserTrackingMode(.follow, animated: false)
        map.removeAllAnnotations()
        #expect(WKInterfaceMapPinColor.purple.rawValue == 2)
    }
}
