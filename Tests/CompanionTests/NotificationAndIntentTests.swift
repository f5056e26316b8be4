import Foundation
import Intents
import IntentsUI
import Testing
import UserNotifications
import UserNotificationsUI

/// Notifications' extensions and the system's own intents: values hold, and nobody is asked.
@Suite struct NotificationAndIntentTests {
    /// What Xcode's template of an extension for intents handles.
    @Test func messagesThatAreSearchedAndMarked() {
        final class Handler: NSObject, INSearchForMessagesIntentHandling, INSetMessageAttributeIntentHandling {
            func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
                let response = INSearchForMessagesIntentResponse(code: .success, userActivity: nil)
                response.messages = [INMessage(identifier: "1", content: "Hello", dateSent: nil, sender: nil, recipients: [])]
                completion(response)
            }
            func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
                completion(INSetMessageAttributeIntentResponse(code: intent.attribute == .read ? .success : .failure, userActivity: nil))
            }
        }
        Handler().handle(intent: INSearchForMessagesIntent()) { #expect($0.code == .success && $0.messages?.first?.messageType == .text) }
        Handler().handle(intent: INSetMessageAttributeIntent(identifiers: ["1"], attribute: .read)) { #expect($0.code == .success) }
    }

    @Test func servicesLeaveTheContentByThemselves() {
        let content = UNMutableNotificationContent()
        content.title = "Hello"
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        var title: String?
        UNNotificationServiceExtension().didReceive(request) { title = $0.title }
        #expect(title == "Hello")
    }

    @Test func contentsKeepWhatTheyAreGiven() throws {
        let content = UNMutableNotificationContent()
        content.filterCriteria = "home"
        content.summaryArgument = "Ann"
        let copy = try #require(content.copy() as? UNNotificationContent)
        #expect(copy.filterCriteria == "home" && copy.summaryArgument == "Ann" && copy.summaryArgumentCount == 1)
    }

    @Test func errorsAreFoundByTheirCodes() {
        let error: any Error = UNError(.badgeInputInvalid)
        #expect((error as? UNError)?.code == .badgeInputInvalid && (error as NSError).code == 1600)
        #expect((error as NSError).domain == UNErrorDomain && UNError.Code(rawValue: 1401) == .notificationInvalidNoContent)
    }

    @Test func contentsAreUpdatedAsCopies() throws {
        let content = UNMutableNotificationContent()
        content.body = "Hi"
        let updated = try content.updating(from: INSendMessageIntent())
        #expect(updated is UNMutableNotificationContent)
        #expect(updated.body == "Hi")
    }

    @Test func buttonsAndCategoriesHoldTheirValues() {
        let action = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", options: .foreground, textInputButtonTitle: "Send",
            textInputPlaceholder: "Text")
        #expect(action.textInputButtonTitle == "Send" && action.options == .foreground)
        let category = UNNotificationCategory(
            identifier: "a", actions: [action], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "New",
            options: .customDismissAction)
        #expect(category.hiddenPreviewsBodyPlaceholder == "New")
        #expect(category.options == .customDismissAction)
        #expect(UNNotificationCategory(identifier: "a", actions: [], intentIdentifiers: []).categorySummaryFormat == "")
    }

    @Test func messagesHoldTheirParameters() throws {
        let person = INPerson(
            personHandle: INPersonHandle(value: "1", type: .phoneNumber), nameComponents: nil, displayName: "Ann",
            image: nil, contactIdentifier: nil, customIdentifier: nil)
        let intent = INSendMessageIntent(
            recipients: [person], outgoingMessageType: .outgoingMessageText, content: "Hi",
            speakableGroupName: INSpeakableString(spokenPhrase: "All"), conversationIdentifier: "7", serviceName: nil,
            sender: person, attachments: nil)
        #expect(intent.recipients?.first?.displayName == "Ann")
        #expect(intent.content == "Hi")
        #expect(intent.serviceName == nil)
        #expect(intent.outgoingMessageType == .outgoingMessageText)
        let copy = try #require(intent.copy() as? INSendMessageIntent)
        #expect(copy.sender == person)
        #expect(copy == intent)
    }

    @Test func mediaHoldTheirParameters() {
        let item = INMediaItem(identifier: "1", title: "Song", type: .song, artwork: nil, artist: "Ann")
        let intent = INPlayMediaIntent(mediaItems: [item], playShuffled: false, playbackRepeatMode: .one)
        #expect(intent.mediaItems == [item])
        #expect(intent.playShuffled == false)
        #expect(intent.resumePlayback == nil)
        #expect(intent.playbackRepeatMode == .one)
        #expect(INPlayMediaMediaItemResolutionResult.successes(with: [item, item]).count == 2)
        #expect(INPlayMediaIntentResponse(code: .handleInApp, userActivity: nil).code == .handleInApp)
    }

    @Test func siriIsDenied() {
        #expect(INPreferences.siriAuthorizationStatus() == .denied)
        #expect(INFocusStatusCenter.default.focusStatus.isFocused == nil)
        #expect((INIntentError(.requestTimedOut) as NSError).code == 3001)
    }

    @MainActor @Test func editorsOfPhrasesAreMade() throws {
        let shortcut = try #require(INShortcut(intent: INSendMessageIntent()))
        #expect(INUIAddVoiceShortcutViewController(shortcut: shortcut).delegate == nil)
        #expect(INUIAddVoiceShortcutButton(style: .blackOutline).style == .blackOutline)
    }
}
