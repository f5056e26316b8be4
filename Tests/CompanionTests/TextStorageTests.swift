import AuthenticationServices
import Foundation
import Testing
import UIKit

/// The strings and the layout managers of text views. Nothing is laid out; they know of each other.
@MainActor @Suite struct TextStorageTests {
    private final class Listener: NSObject, NSTextStorageDelegate {
        var ranges: [NSRange] = []
        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) { ranges.append(editedRange) }
    }

    @Test func partsOfATextViewKnowEachOther() {
        let (storage, manager, container) = (NSTextStorage(), NSLayoutManager(), NSTextContainer(size: CGSize(width: 10, height: 10)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let view = UITextView(frame: .zero, textContainer: container)
        #expect(view.layoutManager === manager && view.textStorage === storage && container.layoutManager === manager)
        let plain = UITextView()
        #expect(plain.textStorage.layoutManagers.first === plain.layoutManager && plain.layoutManager.textContainers.count == 1)
        manager.removeTextContainer(at: 0)
        storage.removeLayoutManager(manager)
        #expect(container.layoutManager == nil && manager.textStorage == nil && storage.layoutManagers.isEmpty)
    }

    @Test func delegatesHearOfChanges() {
        let (storage, listener) = (NSTextStorage(string: "abc"), Listener())
        storage.delegate = listener
        storage.edited(.editedCharacters, range: NSRange(location: 1, length: 1), changeInLength: 0)
        #expect(listener.ranges == [NSRange(location: 1, length: 1)] && storage.editedMask.isEmpty)
        storage.append(NSAttributedString(string: "d"))
        #expect(storage.string == "abcd" && NSTextStorage().length == 0)
    }

    @Test func paragraphsKeepTheirTabs() throws {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .left, location: 20)]
        style.addTabStop(NSTextTab(textAlignment: .right, location: 40))
        style.removeTabStop(NSTextTab(textAlignment: .left, location: 20))
        style.defaultTabInterval = 8
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.tabStops.map(\.location) == [40] && copy.defaultTabInterval == 8)
    }

    @Test func attachmentsTellTheirImages() {
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) == nil)
        #expect(
            attachment.attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0).width == 4)
    }

    @Test func requestsOfSignInKeepTheirScopes() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        #expect(request.requestedScopes == [.fullName, .email])
        #expect(ASAuthorizationAppleIDButton(type: .default, style: .black).cornerRadius == 6)
    }
}
