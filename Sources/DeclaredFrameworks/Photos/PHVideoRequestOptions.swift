import AVFoundation
import Foundation
import FoundationSupplement

public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}

// An open class cannot be checked. Every property that changes is guarded.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    @_Guarded open var isNetworkAccessAllowed = false
    @_Guarded open var version = PHVideoRequestOptionsVersion.current
    @_Guarded open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    public override init() {}
}

extension PHImageManager {
    @discardableResult public func requestAVAsset(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, nil, denial)
        return PHInvalidImageRequestID
    }

    @discardableResult public func requestPlayerItem(
        forVideo asset: PHAsset, options: PHVideoRequestOptions?,
        resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
        resultHandler(nil, denial)
        return PHInvalidImageRequestID
    }
}
