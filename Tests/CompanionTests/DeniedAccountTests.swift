import AVKit
import CoreLocationUI
import GameKit
import MessageUI
import PassKit
import PhotosUI
import SafariServices
import SwiftUI
import Testing
import WebKit

/// Frameworks that need an account or a page to be loaded deny both.
@Suite struct DeniedAccountTests {
    @MainActor @Test func nobodyIsSignedIn() async {
        var error: (any Error)?
        GKLocalPlayer.local.authenticateHandler = { error = $1 }
        #expect((error as? GKError)?.code == .notAuthenticated)
        #expect(!GKLocalPlayer.local.isAuthenticated)
        await #expect(throws: GKError(.notAuthenticated)) { try await GKLeaderboard.loadLeaderboards(IDs: nil) }
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        #expect(!PKPassLibrary.isPassLibraryAvailable() && PKPassLibrary().passes().isEmpty)
        #expect(!PKPaymentAuthorizationController.canMakePayments())
        await #expect(throws: SFError(.noExtensionFound)) {
            try await SFContentBlockerManager.stateOfContentBlocker(withIdentifier: "x")
        }
    }

    @MainActor @Test func nobodyPays() async {
        let request = PKPaymentRequest()
        request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea", amount: 2)]
        request.merchantCapabilities = [.threeDSecure, .debit]
        #expect(request.paymentSummaryItems[0].amount == 2 && request.paymentSummaryItems[0].type == .final)
        let controller = PKPaymentAuthorizationController(paymentRequest: request)
        #expect(await !controller.present())
        #expect(PKPaymentAuthorizationViewController(paymentRequest: request) == nil)
        _ = PayWithApplePayButton(.buy, action: {}, fallback: { Text("Pay at the counter") }).payWithApplePayButtonStyle(.black)
    }

    @MainActor @Test func aPageDoesNotLoad() {
        final class Delegate: NSObject, WKNavigationDelegate {
            var error: (any Error)?
            func webView(
                _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
            ) { self.error = error }
        }
        let (view, delegate) = (WKWebView(), Delegate())
        view.navigationDelegate = delegate
        #expect(view.load(URLRequest(url: URL(fileURLWithPath: "/"))) == nil)
        #expect((delegate.error as? URLError)?.code == .notConnectedToInternet)
    }

    @MainActor @Test func pickersAndPlayersAreViews() {
        let selection = Binding<PhotosPickerItem?>.constant(nil)
        _ = PhotosPicker(selection: selection, matching: .any(of: [.images, .not(.livePhotos)])) { Text("Pick") }
        _ = PhotosPicker("Pick", selection: selection)
        let items = Binding<[PhotosPickerItem]>.constant([])
        let title = "Pick"
        _ = PhotosPicker(title, selection: items, maxSelectionCount: 0, selectionBehavior: .ordered, matching: .images, preferredItemEncoding: .automatic)
        _ = PhotosPicker("Pick", selection: items, photoLibrary: .shared())
        _ = PhotosPicker(title, selection: selection, photoLibrary: .shared())
        _ = Text("a").photosPicker(isPresented: .constant(false), selection: items, photoLibrary: .shared())
        _ = VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "/x.mp4"))) { Text("over") }
        _ = LocationButton(.shareCurrentLocation) {}
        #expect(PHPickerFilter.images == .images && PHPickerFilter.images != .videos)
    }
}
