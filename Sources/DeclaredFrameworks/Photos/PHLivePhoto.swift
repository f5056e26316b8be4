import Foundation
import UIKit

public typealias PHLivePhotoRequestID = Int32
public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0
public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

/// A picture with a short video. None is made.
public final class PHLivePhoto: NSObject, Sendable {
    /// The size in pixels.
    public var size: CGSize { .zero }

    /// Answers at once that there is no picture.
    @discardableResult
    public class func request(
        withResourceFileURLs fileURLs: [URL], placeholderImage image: UIImage?, targetSize: CGSize,
        contentMode: PHImageContentMode, resultHandler: @escaping (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
        resultHandler(nil, [PHLivePhotoInfoErrorKey: PHPhotosError(.accessUserDenied)])
        return PHLivePhotoRequestIDInvalid
    }

    public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {}
}
