// The requests of Vision's interface for Swift. They throw.
import CoreImage
import CoreMedia
import ImageIO

/// The reason why nothing is seen.
public enum VisionError: LocalizedError, Sendable {
    case internalError(String), invalidImage(String), unsupportedComputeDevice(String)

    public var errorDescription: String? {
        switch self {
        case .internalError(let text), .invalidImage(let text), .unsupportedComputeDevice(let text): text
        }
    }
}

/// A rectangle whose numbers are parts of an image's width and height.
public struct NormalizedRect: Codable, Hashable, Sendable {
    public let cgRect: CGRect

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        cgRect = CGRect(x: x, y: y, width: width, height: height)
    }

    public init(normalizedRect: CGRect) { cgRect = normalizedRect }

    public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)

    public var origin: CGPoint { cgRect.origin }
    public var width: CGFloat { cgRect.width }
    public var height: CGFloat { cgRect.height }

    public func toImageCoordinates(_ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
        let top = origin == .lowerLeft ? cgRect.minY : 1 - cgRect.maxY
        return CGRect(
            x: cgRect.minX * imageSize.width, y: top * imageSize.height, width: cgRect.width * imageSize.width,
            height: cgRect.height * imageSize.height)
    }
}

/// Where the coordinates of an image begin.
public enum CoordinateOrigin: Hashable, Sendable { case lowerLeft, upperLeft }

/// A kind of barcode.
public enum BarcodeSymbology: String, Codable, CaseIterable, Hashable, Sendable {
    case aztec, codabar, code39, code39Checksum, code39FullASCII, code39FullASCIIChecksum, code93, code93i, code128, dataMatrix
    case ean8, ean13, gs1DataBar, gs1DataBarExpanded, gs1DataBarLimited, i2of5, i2of5Checksum, itf14, microPDF417, microQR
    case msiPlessey, pdf417, qr, upce
}

// What was seen. Nothing can make one here.
public protocol VisionObservation: Sendable {
    var uuid: UUID { get }
    var confidence: Float { get }
}
public struct RectangleObservation: VisionObservation, Hashable {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
}
public struct SaliencyImageObservation: VisionObservation {
    public let uuid: UUID
    public let confidence: Float
    public let salientObjects: [RectangleObservation]
}
public struct ClassificationObservation: VisionObservation, Hashable {
    public let uuid: UUID
    public let confidence: Float
    public let identifier: String

    public var hasPrecisionRecallCurve: Bool { false }
    public func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
    public func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
}
public struct FaceObservation: VisionObservation, Hashable {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
}
public struct BarcodeObservation: VisionObservation, Hashable {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public let payloadString: String?
    public let symbology: BarcodeSymbology
}
public struct RecognizedText: Hashable, Sendable {
    public let string: String
    public let confidence: Float
}
public struct RecognizedTextObservation: VisionObservation, Hashable {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
    public var transcript: String { "" }
    public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] { [] }
}

/// A request.
public protocol VisionRequest: Sendable {
    associatedtype Result: Sendable
}

/// A request for an image.
public protocol ImageProcessingRequest: VisionRequest {}

extension ImageProcessingRequest {
    public func perform(on url: URL, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw VisionError.modelsNotHere
    }
    public func perform(on data: Data, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw VisionError.modelsNotHere
    }
    public func perform(on image: CGImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw VisionError.modelsNotHere
    }
    public func perform(on image: CIImage, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw VisionError.modelsNotHere
    }
    public func perform(on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw VisionError.modelsNotHere
    }
    public func perform(on sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) async throws -> Result {
        throw VisionError.modelsNotHere
    }
}

extension VisionError {
    fileprivate static var modelsNotHere: VisionError { .internalError("Vision's models are not here.") }
}

/// Performs requests for an image, which throws.
public final class ImageRequestHandler: Sendable {
    public init(_ imageURL: URL, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ imageData: Data, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {}
    public init(_ sampleBuffer: CMSampleBuffer, orientation: CGImagePropertyOrientation? = nil) {}

    public func perform<T: VisionRequest>(_ request: T) async throws -> T.Result { throw VisionError.modelsNotHere }
    public func perform<each T: VisionRequest>(_ request: repeat each T) async throws -> (repeat (each T).Result) {
        throw VisionError.modelsNotHere
    }
}

public struct GenerateAttentionBasedSaliencyImageRequest: ImageProcessingRequest {
    public typealias Result = SaliencyImageObservation
    public init() {}
}
public struct GenerateObjectnessBasedSaliencyImageRequest: ImageProcessingRequest {
    public typealias Result = SaliencyImageObservation
    public init() {}
}
/// How beautiful an image is.
public struct ImageAestheticsScoresObservation: VisionObservation, Hashable {
    public let uuid: UUID
    public let confidence: Float
    public let overallScore: Float
    public let isUtility: Bool
}

/// Asks how beautiful an image is, which nobody says here.
public struct CalculateImageAestheticsScoresRequest: ImageProcessingRequest {
    public typealias Result = ImageAestheticsScoresObservation
    public init() {}
}

public struct ClassifyImageRequest: ImageProcessingRequest {
    public typealias Result = [ClassificationObservation]
    public init() {}
}
public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
    public typealias Result = [FaceObservation]
    public init() {}
}
public struct DetectBarcodesRequest: ImageProcessingRequest {
    public typealias Result = [BarcodeObservation]
    public var symbologies: [BarcodeSymbology] = BarcodeSymbology.allCases
    public init() {}
}
public struct RecognizeTextRequest: ImageProcessingRequest {
    public enum RecognitionLevel: Sendable { case accurate, fast }

    public typealias Result = [RecognizedTextObservation]
    public var recognitionLevel = RecognitionLevel.accurate
    public var usesLanguageCorrection = true
    public var recognitionLanguages: [Locale.Language] = []
    public init() {}
}
