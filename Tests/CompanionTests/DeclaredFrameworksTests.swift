import AdServices
import AdSupport
import AlarmKit
import AppIntents
import AppTrackingTransparency
import AudioToolbox
import CallKit
import CoreBluetooth
import CoreHaptics
import CoreML
import CoreMedia
import CoreNFC
import CoreSpotlight
import CoreTelephony
import DeviceActivity
import FamilyControls
import Foundation
import GameplayKit
import GroupActivities
import HomeKit
import IOKit
import JavaScriptCore
import LinkPresentation
import LockedCameraCapture
import Metal
import MetricKit
import MobileCoreServices
import MultipeerConnectivity
import MusicKit
import NaturalLanguage
import NearbyInteraction
import NotificationCenter
import PDFKit
import PencilKit
import PushKit
import Social
import Speech
import SwiftUI
import Synchronization
import Testing
import TipKit
import Translation
import Vision

/// Frameworks of which widgets share little with their apps: requests end at once, and values hold.
@Suite struct DeclaredFrameworksTests {
    @Test func textIsDivided() {
        let text = "Grüße, world! 3.5 km 🎉"
        let words = NLTokenizer(unit: .word)
        words.string = text
        #expect(
            words.tokens(for: text.startIndex..<text.endIndex).map { text[$0] } == ["Grüße", "world", "3.5", "km", "🎉"])
        let sentences = NLTokenizer(unit: .sentence)
        sentences.string = "One. Two? Three"
        var found: [String] = []
        sentences.enumerateTokens(in: sentences.string!.startIndex..<sentences.string!.endIndex) { range, _ in
            found.append(String(sentences.string![range]))
            return found.count < 2
        }
        #expect(found == ["One. ", "Two? "])
        let tagger = NLTagger(tagSchemes: [.tokenType, .nameType])
        tagger.string = "Hi, you"
        let all = tagger.string!.startIndex..<tagger.string!.endIndex
        #expect(
            tagger.tags(in: all, unit: .word, scheme: .tokenType).map(\.0) == [.word, .punctuation, .whitespace, .word])
        let names = tagger.tags(in: all, unit: .word, scheme: .nameType, options: [.omitPunctuation, .omitWhitespace])
        #expect(names.map(\.0) == [nil, nil] && NLLanguageRecognizer.dominantLanguage(for: "Hallo Welt") == nil)
    }

    @Test func camerasOnTheLockedScreenHaveLeftNothing() async throws {
        struct Capture: CameraCaptureIntent {
            static let title: LocalizedStringResource = "Capture"
            func perform() async throws -> some IntentResult { .result() }
        }
        let context = try await Capture.appContext
        #expect(LockedCameraCaptureManager.shared.sessionContentURLs == [] && context == nil)
        for await _ in LockedCameraCaptureManager.shared.sessionContentUpdates { Issue.record("There is no session.") }
    }

    @Test func accessIsDenied() async throws {
        #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
        #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
        #expect(throws: (any Error).self) { try AAAttribution.attributionToken() }
        #expect(await MusicAuthorization.request() == .denied && SFSpeechRecognizer.authorizationStatus() == .denied)
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            _ = try await MusicCatalogSearchRequest(term: "x", types: [Song.self]).response().songs.first?.title
        }
        #expect(AuthorizationCenter.shared.authorizationStatus == .denied && CBCentralManager().state == .unauthorized)
        #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
            try DeviceActivityCenter().startMonitoring(
                DeviceActivityName("day"),
                during: DeviceActivitySchedule(
                    intervalStart: DateComponents(hour: 0), intervalEnd: DateComponents(hour: 23), repeats: true))
        }
        #expect(
            HMHomeManager().homes.isEmpty && CXCallObserver().calls.isEmpty
                && CTTelephonyNetworkInfo().dataServiceIdentifier == nil)
        #expect(MTLCreateSystemDefaultDevice() == nil && !CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(throws: CHHapticError.self) { try CHHapticEngine() }
        #expect(throws: MLModelError.self) { try MLModel(contentsOf: URL(fileURLWithPath: "/m")) }
        #expect(
            !NFCNDEFReaderSession.readingAvailable && !NISession.isSupported
                && PKPushRegistry(queue: nil).pushToken(for: .voIP) == nil)
        await #expect(throws: LPError.self) {
            try await LPMetadataProvider().startFetchingMetadata(for: URL(string: "https://a.b")!)
        }
        #expect(await LanguageAvailability().status(from: .init(identifier: "de"), to: nil) == .unsupported)
    }

    @Test func requestsOfVisionEndWithAnError() async throws {
        let seen = Mutex<[Int]>([])
        let request = VNRecognizeTextRequest { request, error in
            seen.withLock { $0 = [(error as NSError?)?.code ?? 0, request.results?.count ?? -1] }
        }
        #expect(throws: NSError.self) { try VNImageRequestHandler(data: Data()).perform([request]) }
        #expect(seen.withLock { $0 } == [VNErrorCode.notImplemented.rawValue, -1])
        await #expect(throws: VisionError.self) {
            try await GenerateAttentionBasedSaliencyImageRequest().perform(on: Data()).salientObjects.isEmpty
        }
    }

    @Test func masksOfPeopleAreNotMade() throws {
        let (people, things) = (VNGeneratePersonSegmentationRequest(), VNGenerateForegroundInstanceMaskRequest())
        #expect(people.qualityLevel == .accurate)
        people.qualityLevel = .fast
        let handler = VNImageRequestHandler(data: Data())
        #expect(throws: NSError.self) { try handler.perform([people, things]) }
        #expect(things.results?.first?.allInstances == nil)
    }

    @Test func musicOfTheCatalogIsDenied() async {
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            _ = try await MusicRecentlyPlayedRequest<Song>().response()
        }
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            _ = try await MusicCatalogResourceRequest<Song>(matching: \.id, equalTo: "1").response()
        }
    }

    @Test func soundsAreSilent() {
        var sound: SystemSoundID = 7
        #expect(AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/tone.caf"), &sound) != kAudioServicesNoError)
        let isDone = Mutex(false)
        AudioServicesPlaySystemSoundWithCompletion(sound) { isDone.withLock { $0 = true } }
        #expect(isDone.withLock { $0 } && sound == 7)
    }

    @Test func itemsAreIndexedNowhere() async throws {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = "note"
        let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: nil, attributeSet: attributes)
        try await CSSearchableIndex.default().indexSearchableItems([item])
        #expect(
            item.attributeSet.title == "note" && item.uniqueIdentifier == "1"
                && kUTTypeImage as String == "public.image")
    }

    @Test func timesAsObjects() {
        for time in [CMTime(seconds: -1.5, preferredTimescale: 600), .zero, .positiveInfinity, CMTime(value: .max, timescale: -3)] {
            let kept = NSValue(time: time).timeValue
            #expect(kept.value == time.value && kept.timescale == time.timescale && kept.flags == time.flags && kept.epoch == time.epoch)
        }
    }

    @Test func typesOfTags() {
        let type = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue()
        #expect(type == "public.png")
        #expect(type.flatMap { UTTypeCopyPreferredTagWithClass($0, kUTTagClassMIMEType)?.takeRetainedValue() } == "image/png")
        #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "none/such", nil) == nil)
        #expect(UTTypeConformsTo("public.png", "public.image") && !UTTypeConformsTo("public.png", "public.text"))
    }

    @Test func numbersWithoutASeed() {
        #expect((0..<6).contains(GKRandomSource.sharedRandom().nextInt(upperBound: 6)))
    }

    @Test func machinesEnterStatesThatAreValid() {
        final class Loading: GKState {
            override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Loaded.self }
        }
        final class Loaded: GKState {
            var previous: GKState?
            override func isValidNextState(_ stateClass: AnyClass) -> Bool { false }
            override func didEnter(from previousState: GKState?) { previous = previousState }
        }
        let machine = GKStateMachine(states: [Loading(), Loaded()])
        #expect(machine.enter(Loading.self) && machine.enter(Loaded.self) && !machine.enter(Loading.self))
        #expect(machine.currentState is Loaded && machine.state(forClass: Loaded.self)?.previous is Loading)
        let (one, two) = (GKMersenneTwisterRandomSource(seed: 5), GKMersenneTwisterRandomSource(seed: 5))
        #expect((0..<9).map { _ in one.nextInt(upperBound: 6) } == (0..<9).map { _ in two.nextInt(upperBound: 6) })
        let die = GKRandomDistribution(randomSource: one, lowestValue: 1, highestValue: 6)
        #expect((0..<99).allSatisfy { _ in (1...6).contains(die.nextInt()) })
    }

    @Test func alarmsHoldTheirPresentation() async throws {
        struct Laundry: AlarmMetadata { var hall: String }
        let attributes = AlarmAttributes(
            presentation: AlarmPresentation(
                alert: .init(
                    title: "Ready",
                    stopButton: AlarmButton(text: "Done", textColor: .white, systemImageName: "stop.circle"))),
            metadata: Laundry(hall: "West"), tintColor: .red)
        let again = try JSONDecoder().decode(AlarmAttributes<Laundry>.self, from: JSONEncoder().encode(attributes))
        #expect(again.metadata?.hall == "West" && again.presentation.alert.stopButton.systemImageName == "stop.circle")
        #expect(try AlarmManager.shared.alarms.isEmpty && AlarmManager.shared.authorizationState == .denied)
        await #expect(throws: (any Error).self) {
            try await AlarmManager.shared.schedule(
                id: UUID(), configuration: .timer(duration: 60, attributes: attributes))
        }
    }

    @Test func scriptsAreRefused() throws {
        let context = JSContext()!
        let message = Mutex("")
        context.exceptionHandler = { _, error in message.withLock { $0 = error?.toString() ?? "" } }
        #expect(
            context.evaluateScript("1 + 1")?.isUndefined == true
                && message.withLock { $0 } == "Error: scripts are not run here.")
        context.setObject(3.5, forKeyedSubscript: "x" as NSString)
        #expect(context.objectForKeyedSubscript("x")?.toDouble() == 3.5)
        #expect(context.objectForKeyedSubscript("y")?.call(withArguments: [])?.toObjectOf(NSDictionary.self) == nil)
    }

    @Test func valuesHold() throws {
        let array = try MLMultiArray(shape: [2, 3], dataType: .double)
        array[[1, 2]] = 7
        #expect(array[5] == 7 && array.strides == [3, 1] && array.count == 6)
        let point = PKStrokePoint(
            location: CGPoint(x: 5, y: 5), timeOffset: 0, size: CGSize(width: 4, height: 2), opacity: 1, force: 1,
            azimuth: 0, altitude: 0)
        let drawing = PKDrawing(strokes: [
            PKStroke(ink: PKInk(.pen), path: PKStrokePath(controlPoints: [point], creationDate: .distantPast))
        ])
        #expect(drawing.bounds == CGRect(x: 3, y: 4, width: 4, height: 2))
        #expect(
            try CHHapticPattern(
                events: [CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2)],
                parameters: []
            ).duration == 3)
        #expect(CBUUID(string: "180d").data == Data([0x18, 0x0D]))
        let long = CBUUID(string: "6E400001-B5A3-F393-E0A9-E50E24DCCA9E")
        #expect(long.data.count == 16 && CBUUID(data: long.data) == long)
        #expect(PDFDocument(data: Data("no".utf8)) == nil && CBUUID(string: "180d") == CBUUID(string: "180D"))
        var shield = ManagedSettingsStore()
        shield.shield.applications = []
        #expect(shield.shield.applications == [])
        shield.webContent.blockedByFilter = .all(except: [WebDomain(domain: "example.com")])
        #expect(shield.webContent.blockedByFilter == .all(except: [WebDomain(domain: "example.com")]))
        shield = ManagedSettingsStore(named: .init("other"))
        #expect(shield.shield.applications == nil)
    }
}

/// A tip and views of it, as apps write them.
private struct FavoriteTip: Tip {
    static let opened = Event(id: "opened")

    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("Your favorites appear first.") }
    var image: Image? { Image(systemName: "star") }
    var actions: [Action] {
        Action(id: "learn-more", title: "Learn More")
        Action { Text("Not now") }
    }
    var options: [any TipOption] {
        MaxDisplayCount(1)
        Tips.IgnoresDisplayFrequency(true)
    }
}

private struct TippedView: View {
    private let tip = FavoriteTip()

    var body: some View {
        VStack {
            TipView(tip, arrowEdge: .bottom) { _ in tip.invalidate(reason: .actionPerformed) }
            Text("x").popoverTip(tip)
        }
        .task {
            try? Tips.configure([.displayFrequency(.immediate), .datastoreLocation(.applicationDefault)])
            await FavoriteTip.opened.donate()
        }
    }
}

private struct Listening: GroupActivity {
    var metadata: GroupActivityMetadata {
        var metadata = GroupActivityMetadata()
        metadata.type = .listenTogether
        return metadata
    }
}

extension DeclaredFrameworksTests {
    @Test @MainActor func groupsHaveNoCurrentTip() {
        struct First: Tip { var title: Text { Text("First") } }
        struct Second: Tip { var title: Text { Text("Second") } }
        let tips = TipGroup(.ordered) {
            First()
            Second()
        }
        #expect(tips.currentTip == nil)
        _ = TipView(tips.currentTip)
    }

    @Test @MainActor func tipsAreNotShown() async throws {
        #expect(
            FavoriteTip().status == .pending && !FavoriteTip().shouldDisplay
                && FavoriteTip().actions.map(\.id).first == "learn-more")
        #expect(FavoriteTip().options.count == 2 && FavoriteTip.opened.donations.isEmpty)
        for await _ in FavoriteTip().statusUpdates { Issue.record("Nothing changes.") }
        // The view of the tip takes no room.
        let renderer = ImageRenderer(content: TippedView().frame(height: 40))
        let plain = ImageRenderer(content: VStack { Text("x") }.frame(height: 40))
        #expect(renderer.uiImage?.size == plain.uiImage?.size)
    }

    @Test func nobodyJoins() async throws {
        #expect(try await Listening().activate() == false)
        for await _ in Listening.sessions() { Issue.record("There is no session.") }
        let session = MCSession(peer: MCPeerID(displayName: "me"), securityIdentity: nil, encryptionPreference: .none)
        #expect(session.connectedPeers.isEmpty)
        #expect(throws: (any Error).self) { try session.send(Data(), toPeers: [], with: .reliable) }
    }

    /// A widget about a Mac's battery finds none.
    @Test func noHardwareIsRegistered() throws {
        let matching = try #require(IOServiceMatching("AppleSmartBattery"))
        #expect(matching["IOProviderClass"] as? String == "AppleSmartBattery")
        let service = IOServiceGetMatchingService(kIOMainPortDefault, matching)
        #expect(service == IO_OBJECT_NULL)
        var properties: Unmanaged<CFMutableDictionary>?
        #expect(IORegistryEntryCreateCFProperties(service, &properties, kCFAllocatorDefault, 0) != KERN_SUCCESS && properties == nil)
        #expect(IORegistryEntryCreateCFProperty(service, "CycleCount" as NSString, kCFAllocatorDefault, 0) == nil)
        let sources = IOPSCopyPowerSourcesInfo().takeRetainedValue()
        #expect(IOPSCopyPowerSourcesList(sources).takeRetainedValue().count == 0)
    }

    @Test func tipsWithRules() {
        #expect(!NewTip.isNew && NewTip().rules.count == 2)
        NewTip.isNew = true
        #expect(NewTip.$isNew.wrappedValue && ListTip().rules.count == 1)
    }
}

private struct NewTip: Tip {
    @Parameter static var isNew: Bool = false
    static let opened = Event(id: "opened")

    var title: Text { Text("New") }
    var rules: [Rule] {
        #Rule(Self.$isNew) { $0 == true }
        #Rule(Self.opened) { $0.donations.count < 3 }
    }
}

private struct ListTip: Tip {
    static let opened: Event = Event(id: "opened")
    var title: Text { Text("List") }
    var rules: [Rule] { [#Rule(Self.opened) { event in event.donations.isEmpty }] }
}
