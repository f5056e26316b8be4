import AVFoundation
import CoreLocation
import SwiftUI
import Testing
import UserNotifications

/// Tests that frameworks for device services behave as on a device whose user denies access.
@Suite struct DeniedTests {
    @Test func noPlaceIsKnown() async throws {
        let manager = CLLocationManager()
        #expect(manager.authorizationStatus == .denied)
        #expect(manager.location == nil)
        #expect(!manager.isAuthorizedForWidgetUpdates)
        var updates: [Bool] = []
        for try await update in CLLocationUpdate.liveUpdates() { updates.append(update.authorizationDenied) }
        #expect(updates == [true])
        await #expect(throws: CLError(.network)) {
            try await CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2))
        }
    }

    /// Where an app shows a compass, its shared sources ask for headings.
    @MainActor @Test func noHeadingAndNoRegion() async {
        final class Delegate: NSObject, CLLocationManagerDelegate {
            var errors: [CLError.Code] = []
            var isDone: (() -> Void)?
            func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) { errors = [] }
            func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
                errors += [(error as? CLError)?.code].compactMap { $0 }
            }
            func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error) {
                errors += [(error as? CLError)?.code].compactMap { $0 }
                isDone?()
            }
        }
        let (manager, delegate) = (CLLocationManager(), Delegate())
        #expect(!CLLocationManager.headingAvailable() && manager.heading == nil && manager.monitoredRegions.isEmpty)
        manager.headingFilter = kCLHeadingFilterNone
        manager.delegate = delegate
        await withCheckedContinuation { continuation in
            delegate.isDone = { continuation.resume() }
            manager.startUpdatingHeading()
            manager.startMonitoring(for: CLCircularRegion(center: CLLocationCoordinate2D(), radius: 9, identifier: "x"))
        }
        #expect(delegate.errors == [.headingFailure, .regionMonitoringDenied])
        await #expect(throws: CLError(.promptDeclined)) {
            try await manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "x")
        }
    }

    @Test func noConditionIsKnownToHold() async throws {
        let monitor = await CLMonitor("Places")
        let condition = CLMonitor.CircularGeographicCondition(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 50)
        await monitor.add(condition, identifier: "a")
        await monitor.add(condition, identifier: "b", assuming: .unsatisfied)
        await monitor.add(condition, identifier: "a")
        #expect(await monitor.identifiers == ["b", "a"])
        #expect(await monitor.record(for: "b")?.lastEvent.state == .unsatisfied)
        #expect(await monitor.record(for: "a")?.lastEvent.state == .unknown)
        await monitor.remove("b")
        #expect(await monitor.identifiers == ["a"])
        for try await event in monitor.events { Issue.record("\(event)") }
        var isDenied = false
        for try await diagnostic in CLServiceSession(authorization: .whenInUse).diagnostics {
            isDenied = diagnostic.authorizationDenied
        }
        #expect(isDenied)
    }

    @Test func distancesAreThoseOfTheEarth() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        // The distance on the ellipsoid is 878 km.
        #expect(abs(berlin.distance(from: paris) - 878_000) < 4_000)
        #expect(berlin.distance(from: berlin) == 0)
        let around = CLCircularRegion(center: berlin.coordinate, radius: 1_000, identifier: "x")
        #expect(around.contains(CLLocationCoordinate2D(latitude: 52.525, longitude: 13.405)))
        #expect(!around.contains(paris.coordinate))
    }

    @Test func placesAreArchived() throws {
        let place = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 52.5, longitude: 13.25), altitude: 34, horizontalAccuracy: 5,
            verticalAccuracy: 6, course: 90, speed: 1.5, timestamp: Date(timeIntervalSinceReferenceDate: 7))
        let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: true)
        let again = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CLLocation.self, from: data))
        #expect(again.coordinate.latitude == 52.5 && again.coordinate.longitude == 13.25 && again.altitude == 34)
        #expect(again.horizontalAccuracy == 5 && again.verticalAccuracy == 6 && again.course == 90 && again.speed == 1.5)
        #expect(again.timestamp == place.timestamp)
    }

    @Test func notificationsAreKeptAndNeverCome() async throws {
        let center = UNUserNotificationCenter.current()
        #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        let content = UNMutableNotificationContent()
        content.title = "first"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        try await center.add(UNNotificationRequest(identifier: "kept", content: content, trigger: trigger))
        content.title = "second"
        let kept = await center.pendingNotificationRequests().filter { $0.identifier == "kept" }
        // A request keeps a copy of its content.
        #expect(kept.map(\.content.title) == ["first"])
        try await center.add(UNNotificationRequest(identifier: "kept", content: content, trigger: nil))
        #expect(await center.pendingNotificationRequests().filter { $0.identifier == "kept" }.map(\.content.title) == ["second"])
        center.removePendingNotificationRequests(withIdentifiers: ["kept"])
        #expect(await center.pendingNotificationRequests().filter { $0.identifier == "kept" }.isEmpty)
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test func nothingSounds() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
        try session.setActive(true)
        #expect(session.category == .playback)
        #expect(session.outputVolume == 0)
        #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker] && session.currentRoute.inputs.isEmpty)
        try session.setPreferredSampleRate(44_100)
        #expect(session.sampleRate == 48_000)
        let synthesizer = AVSpeechSynthesizer()
        synthesizer.speak(AVSpeechUtterance(string: "hello"))
        #expect(!synthesizer.isSpeaking)
    }
}
