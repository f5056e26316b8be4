// Vision without Apple's models: requests end with an error and have no results.
@_exported import CoreGraphics
import CoreImage
import CoreMedia
@_exported import CoreVideo
@_exported import Foundation
import ImageIO

public let VNErrorDomain = "com.apple.Vision"

public enum VNErrorCode: Int, Sendable {
    case ok, requestCancelled, invalidFormat, operationFailed, outOfBoundsError, invalidOption, ioError, missingOption
    case notImplemented, internalError, outOfMemory, unknownError, invalidOperation, invalidImage, invalidArgument
    case invalidModel, unsupportedRevision
}

public let VNNormalizedIdentityRect = CGRect(x: 0, y: 0, width: 1, height: 1)
public typealias VNConfidence = Float
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

public struct VNImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "VNBarcodeSymbology\(name)" }
    public static let aztec = VNBarcodeSymbology("Aztec")
    public static let code39 = VNBarcodeSymbology("Code39")
    public static let code93 = VNBarcodeSymbology("Code93")
    public static let code128 = VNBarcodeSymbology("Code128")
    public static let dataMatrix = VNBarcodeSymbology("DataMatrix")
    public static let ean8 = VNBarcodeSymbology("EAN8")
    public static let ean13 = VNBarcodeSymbology("EAN13")
    public static let itf14 = VNBarcodeSymbology("ITF14")
    public static let pdf417 = VNBarcodeSymbology("PDF417")
    public static let qr = VNBarcodeSymbology("QR")
    public static let upce = VNBarcodeSymbology("UPCE")
}

/// What was seen. Nothing can make one here.
// An open class cannot be checked. All state is constant.
open class VNObservation: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    open var confidence: VNConfidence { 0 }
}
// The subclasses add no state.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable { open var boundingBox: CGRect { .zero } }
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    open var topLeft: CGPoint { .zero }
    open var topRight: CGPoint { .zero }
    open var bottomLeft: CGPoint { .zero }
    open var bottomRight: CGPoint { .zero }
}
open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
    open var salientObjects: [VNRectangleObservation]? { nil }
}
open class VNClassificationObservation: VNObservation, @unchecked Sendable { open var identifier: String { "" } }
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    open var payloadStringValue: String? { nil }
    open var symbology: VNBarcodeSymbology { .qr }
}
open class VNRecognizedText: NSObject, @unchecked Sendable {
    open var string: String { "" }
    open var confidence: VNConfidence { 0 }
    open func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
open class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    open func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}

/// A request, which finds nothing.
open class VNRequest: NSObject, _RequestWithResults {
    public let completionHandler: VNRequestCompletionHandler?
    open var preferBackgroundProcessing = false
    open var usesCPUOnly = false
    open var revision = 1

    public override init() { completionHandler = nil }
    public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }

    open func cancel() {}
}

/// A request with results of any type. None has any.
public protocol _RequestWithResults {}
/// A request with results of a type of its own, which Apple's classes declare as overrides.
public protocol _RequestWithTypedResults: _RequestWithResults {
    /// What the request looks for.
    associatedtype _Observation: VNObservation
}

extension _RequestWithResults {
    public var results: [VNObservation]? { nil }
}
extension _RequestWithTypedResults {
    public var results: [_Observation]? { nil }
}

/// A request for an image.
open class VNImageBasedRequest: VNRequest { open var regionOfInterest = VNNormalizedIdentityRect }
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNFaceObservation
}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNFaceObservation
}
open class VNDetectRectanglesRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNRectangleObservation
    open var minimumAspectRatio: Float = 0.5
    open var maximumAspectRatio: Float = 1
    open var quadratureTolerance: Float = 30
    open var minimumSize: Float = 0.2
    open var minimumConfidence: VNConfidence = 0
    open var maximumObservations = 1
}
open class VNDetectBarcodesRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNBarcodeObservation
    open var symbologies: [VNBarcodeSymbology] = []
}
open class VNClassifyImageRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNClassificationObservation
}
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNSaliencyImageObservation
}

public enum VNRequestTextRecognitionLevel: Int, Sendable { case accurate, fast }

public let VNRecognizeTextRequestRevision1 = 1
public let VNRecognizeTextRequestRevision2 = 2
public let VNRecognizeTextRequestRevision3 = 3

/// A request for text, which finds none.
open class VNRecognizeTextRequest: VNImageBasedRequest, _RequestWithTypedResults {
    public typealias _Observation = VNRecognizedTextObservation

    open var recognitionLanguages: [String] = []
    open var customWords: [String] = []
    open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
    open var usesLanguageCorrection = true
    open var automaticallyDetectsLanguage = false
    open var minimumTextHeight: Float = 0

    open func supportedRecognitionLanguages() throws -> [String] { [] }
}

/// Performs requests, which end with an error.
open class VNImageRequestHandler: NSObject {
    public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
    public init(cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
    public init(ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
    public init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}
    public init(cmSampleBuffer sampleBuffer: CMSampleBuffer, options: [VNImageOption: Any] = [:]) {}
    public init(
        cmSampleBuffer sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) {}
    public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
    public init(url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
    public init(data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]) {}

    open func perform(_ requests: [VNRequest]) throws {
        let error = NSError(
            domain: VNErrorDomain, code: VNErrorCode.notImplemented.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "Vision's models are not here."])
        for request in requests { request.completionHandler?(request, error) }
        throw error
    }
}

/// Performs requests on a sequence of images, which end with an error.
open class VNSequenceRequestHandler: NSObject {
    public override init() {}

    open func perform(_ requests: [VNRequest], on image: CGImage) throws {
        try VNImageRequestHandler(cgImage: image).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation) throws {
        try perform(requests, on: image)
    }
    open func perform(_ requests: [VNRequest], on image: CIImage) throws {
        try VNImageRequestHandler(ciImage: image).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation) throws {
        try perform(requests, on: image)
    }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
        try VNImageRequestHandler(cvPixelBuffer: pixelBuffer).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation) throws {
        try perform(requests, on: pixelBuffer)
    }
    open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer) throws {
        try VNImageRequestHandler(cmSampleBuffer: sampleBuffer).perform(requests)
    }
    open func perform(_ requests: [VNRequest], on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation) throws {
        try perform(requests, on: sampleBuffer)
    }
    open func perform(_ requests: [VNRequest], onImageURL imageURL: URL) throws {
        try VNImageRequestHandler(url: imageURL).perform(requests)
    }
}
