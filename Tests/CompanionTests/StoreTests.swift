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
        #expect(VerificationResult.verified(3).jwsRepresentation.isEmpty)
        let texts: (StoreKit.Transaction) -> [String?] = { [$0.currencyCode, $0.storefrontCountryCode, $0.ownershipType.rawValue, $0.offerID] }
        #expect(await StoreKit.Transaction.latest(for: "pro").map { texts($0.unsafePayloadValue) } == nil)
        #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
            try VerificationResult.unverified(3, .invalidSignature).payloadValue
        }
    }

    @Test func periodsEndOnDates() {
        let start = Date(timeIntervalSince1970: 1_767_268_800)
        #expect(Product.SubscriptionPeriod.everyTwoWeeks == SubscriptionPeriod.everyTwoWeeks)
        #expect(DateComponents(subscriptionPeriod: .everyTwoWeeks) == DateComponents(day: 14))
        #expect(Product.SubscriptionPeriod.everyThreeDays.dateRange(referenceDate: start).lowerBound == start)
        #expect(
            Product.SubscriptionPeriod.monthly.dateRange(referenceDate: start).upperBound
                == Calendar.current.date(byAdding: .month, value: 1, to: start))
    }

    @Test func nothingIsSoldElsewhere() async {
        #expect(await !ExternalPurchase.canPresent)
        await #expect(throws: StoreKitError.self) { try await ExternalPurchaseLink.open() }
        for await _ in Product.SubscriptionInfo.Status.all { Issue.record("There are no subscriptions.") }
        #expect(EntitlementTaskState<VerificationResult<StoreKit.Transaction>?>.success(nil).transaction == nil)
    }

    @Test func theAppWasNotBoughtInAStore() async {
        await #expect(throws: StoreKitError.self) { try await AppTransaction.shared }
        await #expect(throws: StoreKitError.self) { try await AppTransaction.refresh() }
    }

    @MainActor @Test func signInFails() async throws {
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
        // The delegate is told on the main queue, which need not be the first thread's.
        await withCheckedContinuation { told in DispatchQueue.main.async { told.resume() } }
        #expect((delegate.error as? ASAuthorizationError)?.code == .notInteractive)
    }

    @Test func kindsOfData() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "unheard-of") == nil)
        #expect(UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .pdf))
        #expect(UTType(exportedAs: "com.example.donut").identifier == "com.example.donut")
    }

    @Test func kindsOfDataConformToOthers() {
        let own = UTType(exportedAs: "com.example.donut", conformingTo: .mpeg4Movie)
        #expect(own.conforms(to: .movie) && own.conforms(to: .item) && !own.conforms(to: .image))
        #expect(UTType.heic.supertypes == [.heif, .image, .data, .content, .item])
        #expect(UTType.image.isSupertype(of: .png) && !UTType.image.isSupertype(of: .image))
        #expect(UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil) == [.mpeg4Movie, .mpeg4Audio])
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType(mimeType: "video/quicktime") == .quickTimeMovie)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.svg.preferredMIMEType == "image/svg+xml")
        #expect(UTType.cPlusPlusSource.tags == [.filenameExtension: ["cp", "cpp", "c++", "cc", "cxx"]])
    }

    @Test func pathsGetTheExtensionsOfKindsOfData() throws {
        let folder = URL(fileURLWithPath: "/a")
        #expect(folder.appendingPathComponent("b", conformingTo: .gif).path == "/a/b.gif")
        #expect(folder.appendingPathComponent("b.jpg", conformingTo: .jpeg).path == "/a/b.jpg")
        #expect(folder.appendingPathComponent("b.c", conformingTo: .folder).path == "/a/b.c")
        #expect(("x" as NSString).appendingPathExtension(for: .json) == "x.json")
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }
}
