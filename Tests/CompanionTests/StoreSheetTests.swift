import AuthenticationServices
import Charts
import MapKit
import MusicKit
import StoreKit
import SwiftUI
import Testing
@testable import UIKit
import UniformTypeIdentifiers
import WidgetKit

/// What views and models of apps share with widgets: stores, sign-in on the web, places, sound, copying.
private struct Screen: View {
    @Environment(\.webAuthenticationSession) private var session
    @Environment(\.levelOfDetail) private var level
    @State private var isShown = false
    @State private var item: MKMapItem?

    var body: some View {
        Color.red
            .storeProductTask(for: "a") { state in _ = state.product }
            .storeProductsTask(for: ["a"]) { _ in }
            .subscriptionStatusTask(for: "a") { state in _ = state.map(\.count) }
            .currentEntitlementTask(for: "a") { _ in }
            .manageSubscriptionsSheet(isPresented: $isShown).offerCodeRedemption(isPresented: $isShown)
            .refundRequestSheet(for: 1, isPresented: $isShown)
            .appStoreOverlay(isPresented: $isShown) { SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom) }
            .musicSubscriptionOffer(isPresented: $isShown, options: .init(messageIdentifier: .playMusic))
            .mapItemDetailSheet(item: $item).mapItemDetailSheet(isPresented: $isShown, item: item, displaysMap: false)
            .chartGesture { proxy in DragGesture().onChanged { proxy.selectXValue(at: $0.location.x) } }
            .chartGesture { proxy in RotateGesture().onEnded { proxy.selectAngleValue(at: $0.rotation) } }
            .chartGesture { proxy in DragGesture().onEnded { proxy.selectYRange(from: $0.startLocation.y, to: $0.location.y) } }
            .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1))))
            .chartScrollTargetBehavior(.valueAligned(unit: 1, majorAlignment: .page, limitBehavior: .always))
            .chartScrollTargetBehavior(.valueAligned(xUnit: 1, yUnit: 0.5, xMajorAlignment: .unit(7)))
            .copyable(["a"]).cuttable(for: String.self) { [] }.pasteDestination(for: String.self) { _ in }
            .exportsItemProviders([.png]) { [] }.importsItemProviders([.png]) { _ in true }
            .fileImporter(
                isPresented: $isShown, allowedContentTypes: [.png], allowsMultipleSelection: true, onCompletion: { _ in },
                onCancellation: {})
            .opacity(level == .default ? 1 : 0)
            .background { shop }
    }

    /// A shop on a screen, and the button that signs in.
    @ViewBuilder private var shop: some View {
        StoreView(ids: ["a"]).productViewStyle(.compact).storeButton(.hidden, for: .cancellation, .policies)
        ProductView(id: "a") { Image(systemName: "star") }.productDescription(.hidden)
        SubscriptionStoreView(groupID: "a", visibleRelationships: .upgrade) { Text("Pro") }
            .subscriptionStoreControlStyle(.prominentPicker).subscriptionStoreButtonLabel(.multiline.price)
            .subscriptionStorePolicyDestination(url: URL(fileURLWithPath: "/"), for: .termsOfService)
            .subscriptionStorePickerItemBackground(.thinMaterial).subscriptionStoreControlIcon { _, _ in EmptyView() }
        SubscriptionStoreView(productIDs: ["a"])
            .onInAppPurchaseStart { _ in }
            .onInAppPurchaseCompletion { product, result in
                if case .success(.success(let transaction)) = result { _ = (product.id, transaction) }
            }
        SignInWithAppleButton(.continue) { $0.requestedScopes = [.email] } onCompletion: { _ in }
            .signInWithAppleButtonStyle(.whiteOutline)
    }

    func signIn() async throws -> URL {
        try await session.authenticate(using: URL(fileURLWithPath: "/"), callbackURLScheme: "x")
    }
}

@MainActor @Suite struct StoreSheetTests {
    @Test func screensOfAppsCompile() async {
        let screen = Screen()
        _ = screen.body
        await #expect(throws: ASWebAuthenticationSessionError(.canceledLogin)) { try await screen.signIn() }
    }

    @Test func aSignInOnTheWebIsCanceled() throws {
        final class Window: NSObject, ASWebAuthenticationPresentationContextProviding,
            ASAuthorizationControllerPresentationContextProviding
        {
            func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor { UIWindow() }
            func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor { UIWindow() }
        }
        var errors: [ASWebAuthenticationSessionError.Code?] = []
        let handler: ASWebAuthenticationSession.CompletionHandler = { url, error in
            #expect(url == nil)
            errors.append((error as? ASWebAuthenticationSessionError)?.code)
        }
        let (page, window) = (URL(fileURLWithPath: "/"), Window())
        let callback = ASWebAuthenticationSession.Callback.https(host: "a.example", path: "/b")
        for session in [
            ASWebAuthenticationSession(url: page, callbackURLScheme: "x", completionHandler: handler),
            ASWebAuthenticationSession(url: page, callback: callback, completionHandler: handler),
        ] {
            session.presentationContextProvider = window
            session.prefersEphemeralWebBrowserSession = true
            session.additionalHeaderFields = ["a": "b"]
            #expect(!session.canStart && !session.start())
            session.cancel()
        }
        #expect(errors == [.canceledLogin, .canceledLogin])
        #expect(try callback.matchesURL(#require(URL(string: "https://a.example/b?c"))))
        #expect(try !callback.matchesURL(#require(URL(string: "https://a.example/c"))))
        #expect(try ASWebAuthenticationSession.Callback.customScheme("x").matchesURL(#require(URL(string: "X://b"))))
    }

    @Test func anOverlayFailsToLoad() throws {
        final class Delegate: NSObject, SKOverlayDelegate {
            var error: (any Error)?
            func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) { self.error = error }
        }
        let configuration = SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottomRaised)
        configuration.setAdditionalValue("b", forKey: "a")
        #expect(configuration.additionalValue(forKey: "a") as? String == "b")
        let (overlay, delegate) = (SKOverlay(configuration: configuration), Delegate())
        overlay.delegate = delegate
        let session = UISceneSession(
            configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication), persistentIdentifier: "1")
        overlay.present(in: UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions()))
        #expect((delegate.error as? SKError)?.code == .unsupportedPlatform)
    }
}
