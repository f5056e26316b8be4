import Foundation
import UIKit
import Vision

/// A camera that finds text and codes. The device does not support it.
@MainActor @preconcurrency open class DataScannerViewController: UIViewController {
    public enum QualityLevel: Hashable, Sendable { case balanced, fast, accurate }

    public enum TextContentType: Hashable, Sendable {
        case URL, currency, dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber
        case telephoneNumber
    }

    /// What is looked for.
    public struct RecognizedDataType: Hashable, Sendable {
        private let symbologies: [VNBarcodeSymbology]
        private let languages: [String]
        private let textContentType: TextContentType?

        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
            RecognizedDataType(symbologies: symbologies, languages: [], textContentType: nil)
        }
        public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> RecognizedDataType {
            RecognizedDataType(symbologies: [], languages: languages, textContentType: textContentType)
        }
    }

    public enum ScanningUnavailable: Error, Hashable, Sendable { case unsupported, cameraRestricted }

    public let recognizedDataTypes: Set<RecognizedDataType>
    public let qualityLevel: QualityLevel
    public let recognizesMultipleItems: Bool
    public let isHighFrameRateTrackingEnabled: Bool
    public let isPinchToZoomEnabled: Bool
    public let isGuidanceEnabled: Bool
    public let isHighlightingEnabled: Bool
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    open var regionOfInterest: CGRect?
    open var zoomFactor = 1.0

    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
        recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
        isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
    ) {
        (self.recognizedDataTypes, self.qualityLevel) = (recognizedDataTypes, qualityLevel)
        self.recognizesMultipleItems = recognizesMultipleItems
        self.isHighFrameRateTrackingEnabled = isHighFrameRateTrackingEnabled
        self.isPinchToZoomEnabled = isPinchToZoomEnabled
        self.isGuidanceEnabled = isGuidanceEnabled
        self.isHighlightingEnabled = isHighlightingEnabled
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }

    open class var isSupported: Bool { false }
    open class var isAvailable: Bool { false }
    open class var supportedTextRecognitionLanguages: [String] { [] }

    open var isScanning: Bool { false }
    open var minZoomFactor: Double { 1 }
    open var maxZoomFactor: Double { 1 }
    public let overlayContainerView = UIView()
    open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    open func stopScanning() {}
    open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

/// What a camera found. Nothing can make one here.
public enum RecognizedItem: Identifiable, Sendable {
    /// The corners of an item.
    public struct Bounds: Hashable, Sendable {
        public let topLeft: CGPoint
        public let topRight: CGPoint
        public let bottomRight: CGPoint
        public let bottomLeft: CGPoint
    }

    public struct Text: Identifiable, Sendable {
        public let id: UUID
        public let bounds: Bounds
        public let transcript: String
        public let observation: VNRecognizedTextObservation
    }

    public struct Barcode: Identifiable, Sendable {
        public let id: UUID
        public let bounds: Bounds
        public let payloadStringValue: String?
        public let observation: VNBarcodeObservation
    }

    case text(Text)
    case barcode(Barcode)

    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let barcode): barcode.id
        }
    }
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let barcode): barcode.bounds
        }
    }
}

@MainActor @preconcurrency public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
    ) {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController,
        becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}
