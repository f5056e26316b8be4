// The requests of Vision's interface for Swift. They throw.

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

    public var origin: CGPoint { cgRect.origin }
    public var width: CGFloat { cgRect.width }
    public var height: CGFloat { cgRect.height }
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
}
public struct FaceObservation: VisionObservation, Hashable {
    public let uuid: UUID
    public let confidence: Float
    public let boundingBox: NormalizedRect
}
public struct BarcodeObservation: VisionObservation, Hashable {
    public let uuid: UUID
    public let confidence: Float
    public let payloadString: String?
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

/// A request for an image.
public protocol ImageProcessingRequest: Sendable {
    associatedtype Result: Sendable
}

extension ImageProcessingRequest {
    public func perform(on image: CGImage) async throws -> Result { throw VisionError.internalError(notHere) }
    public func perform(on url: URL) async throws -> Result { throw VisionError.internalError(notHere) }
    public func perform(on data: Data) async throws -> Result { throw VisionError.internalError(notHere) }

    private var notHere: String { "Vision's models are not here." }
}

public struct GenerateAttentionBasedSaliencyImageRequest: ImageProcessingRequest {
    public typealias Result = SaliencyImageObservation
    public init() {}
}
public struct GenerateObjectnessBasedSaliencyImageRequest: ImageProcessingRequest {
    public typealias Result = SaliencyImageObservation
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
