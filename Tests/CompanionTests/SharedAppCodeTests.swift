import AppIntents
import CallKit
import ContactsUI
import CoreBluetooth
import MapKit
import MediaPlayer
import MusicKit
import Network
import PencilKit
import Photos
import QuartzCore
import Testing
import Translation
import UserNotifications
import Vision
import VisionKit

/// Names that apps' sources use beside their widgets: values hold and compute, requests are denied.
@Suite struct SharedAppCodeTests {
    @Test func rectanglesOfVision() {
        let rect = NormalizedRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
        let size = CGSize(width: 200, height: 100)
        #expect(rect.toImageCoordinates(size) == CGRect(x: 50, y: 50, width: 100, height: 25))
        #expect(rect.toImageCoordinates(size, origin: .upperLeft) == CGRect(x: 50, y: 25, width: 100, height: 25))
        #expect(DetectBarcodesRequest().symbologies.contains(.qr))
    }

    @Test func springsHaveTheirDuration() {
        let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
        #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.2) < 1e-9)
        #expect(abs(CASpringAnimation(perceptualDuration: 1, bounce: -0.3).bounce + 0.3) < 1e-9)
    }

    @Test func camerasHaveAnAltitude() {
        let camera = MKMapCamera(lookingAtCenter: CLLocationCoordinate2D(), fromDistance: 1000, pitch: 60, heading: 0)
        #expect(abs(camera.altitude - 500) < 1e-6)
        camera.altitude = 250
        #expect(abs(camera.centerCoordinateDistance - 500) < 1e-6)
    }

    @Test func amountsOfMoney() async throws {
        let amount = try await IntentCurrencyAmount._value(from: "5.20 eur", choices: nil)
        #expect(amount == IntentCurrencyAmount(amount: Decimal(string: "5.2")!, currencyCode: "EUR"))
        #expect(try await IntentCurrencyAmount._value(from: "five", choices: nil) == nil)
    }

    @Test func messagesKnowTheirProtocol() {
        let metadata = NWProtocolWebSocket.Metadata(opcode: .text)
        let context = NWConnection.ContentContext(identifier: "a", metadata: [metadata])
        #expect(context.protocolMetadata(definition: NWProtocolWebSocket.definition) === metadata)
        #expect(context.protocolMetadata(definition: NWProtocolTLS.definition) == nil)
    }

    @Test func requestsAreDenied() async {
        let call = CXTransaction(action: CXEndCallAction(call: UUID()))
        await #expect(throws: CXErrorCodeRequestTransactionError(.unentitled)) { try await CXCallController().request(call) }
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            try await MusicCatalogChartsRequest(types: [Song.self]).response()
        }
        await #expect(throws: VisionError.self) {
            try await ImageRequestHandler(Data()).perform(RecognizeTextRequest(), ClassifyImageRequest())
        }
        await #expect(throws: TranslationError.unsupportedLanguagePairing) {
            let session = TranslationSession(installedSource: Locale.Language(identifier: "en"))
            for try await _ in session.translate(batch: [.init(sourceText: "a")]) {}
        }
        var asked: [(any Error)?] = []
        PHAsset().requestContentEditingInput(with: nil) { input, info in asked.append(info[PHImageErrorKey] as? any Error) }
        #expect((asked.first as? PHPhotosError)?.code == .accessUserDenied)
    }

    @MainActor @Test func screensKeepWhatTheyAreTold() {
        #expect(!DataScannerViewController.isSupported && !VNDocumentCameraViewController.isSupported)
        let scanner = DataScannerViewController(recognizedDataTypes: [.barcode(symbologies: [.qr]), .text()])
        #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
        let picker = CNContactPickerViewController()
        picker.displayedPropertyKeys = [CNContactPhoneNumbersKey]
        #expect(picker.displayedPropertyKeys?.count == 1 && CNContactViewController(for: CNContact()).allowsEditing)
        let canvas = PKCanvasView()
        canvas.tool = PKInkingTool(.marker, color: .red, width: 3)
        #expect((canvas.tool as? PKInkingTool)?.width == 3)
    }

    @Test func valuesHold() {
        let predicate = MPMediaPropertyPredicate(value: "A", forProperty: MPMediaItemPropertyArtist)
        let query = MPMediaQuery(filterPredicates: [predicate])
        query.removeFilterPredicate(predicate)
        #expect(query.filterPredicates?.isEmpty == true)
        let service = CBMutableService(type: CBUUID(string: "180F"), primary: true)
        service.characteristics = [CBMutableCharacteristic(type: service.uuid, properties: .read, value: Data([1]), permissions: .readable)]
        #expect((service as CBService).characteristics?.first?.value == Data([1]) && service.isPrimary)
        let region = CLCircularRegion(center: CLLocationCoordinate2D(), radius: 5, identifier: "r")
        #expect(UNLocationNotificationTrigger(region: region, repeats: true).region === region)
        let songs: MusicItemCollection<Genre> = []
        #expect((songs + songs).isEmpty && !songs.hasNextBatch)
    }
}
