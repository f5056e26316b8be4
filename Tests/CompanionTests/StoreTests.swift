import AuthenticationServices
import StoreKit
import Testing
import UniformTypeIdentifiers

/// Tests that frameworks without an implementation here, whose declarations widgets share with their apps, respond
/// immediately.
@Suite struct StoreTests {
    @Test func nothingIsSoldAndNothingWasBought() async throws {
        #expect(try await Product.products(for: ["pro"]).isEmpty)
        #expect(await StoreKit.Transaction.currentEntitlement(for: "pro") == nil)
        for await _ in StoreKit.Transaction.updates { Issue.record("There are no news.") }
        for await _ in Product.SubscriptionInfo.Status.updates { Issue.record("There are no news.") }
        #expect(await Storefront.current == nil)
        await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
        #expect(try VerificationResult.verified(3).payloadValue == 3)
        #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
            try VerificationResult.unverified(3, .invalidSignature).payloadValue
        }
    }

    @Test func signInFails() async throws {
        final class Delegate: NSObject, ASAuthorizationControllerDelegate {
            var error: (any Error)?
            func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
                self.error = error
            }
        }
        let (delegate, controller) = (
            Delegate(), ASAuthorizationController(authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
        )
        controller.delegate = delegate
        controller.performRequests()
        #expect((delegate.error as? ASAuthorizationError)?.code == .notInteractive)
    }

    @Test func kindsOfData() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "unheard-of") == nil)
        #expect(UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .pdf))
        #expect(UTType(exportedAs: "com.example.donut").identifier == "com.example.donut")
    }
}
