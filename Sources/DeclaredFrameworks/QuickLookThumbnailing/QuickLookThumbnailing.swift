// Quick Look's thumbnails, of which none can be made.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import UIKit

public let QLThumbnailErrorDomain = "QLThumbnailErrorDomain"

/// The reason why there is no thumbnail.
public struct QLThumbnailError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { QLThumbnailErrorDomain }

    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = QLThumbnailError

        case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
    }

    public static var generationFailed: Code { .generationFailed }
}

/// A picture of a file. Nothing can make one here.
// An open class cannot be checked. There is no state.
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }

    open var type: RepresentationType { .icon }
    open var contentRect: CGRect { .zero }
    open var uiImage: UIImage { UIImage() }
    /// Stops, because there is no value of it.
    open var cgImage: CGImage { fatalError("Quick Look makes no thumbnails here.") }
}

/// Makes no thumbnails.
// An open class cannot be checked. There is no state.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    public static let shared = QLThumbnailGenerator()

    /// What is wanted of a file.
    // An open class cannot be checked. All state is constant.
    open class Request: NSObject, @unchecked Sendable {
        public struct RepresentationTypes: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }

            public static let icon = RepresentationTypes(rawValue: 1)
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 2)
            public static let thumbnail = RepresentationTypes(rawValue: 4)
            public static let all: RepresentationTypes = [.icon, .lowQualityThumbnail, .thumbnail]
        }

        public let size: CGSize
        public let scale: CGFloat
        public let representationTypes: RepresentationTypes
        // Effect: none, because no thumbnail is made.
        open var minimumDimension: CGFloat {
            get { 0 }
            set {}
        }
        open var iconMode: Bool {
            get { false }
            set {}
        }

        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (self.size, self.scale, self.representationTypes) = (size, scale, representationTypes)
        }
    }

    @preconcurrency open func generateBestRepresentation(
        for request: Request, completion: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) { completion(nil, QLThumbnailError(.generationFailed)) }
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        throw QLThumbnailError(.generationFailed)
    }
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )? = nil
    ) { updateHandler?(nil, .icon, QLThumbnailError(.generationFailed)) }
    open func cancel(_ request: Request) {}
}
