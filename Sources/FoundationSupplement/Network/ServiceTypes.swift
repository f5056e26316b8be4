import Foundation
import FoundationNetworking

// Kinds of traffic that Foundation on Linux does not tell apart. They make no difference to recorded responses.
extension URLRequest.NetworkServiceType {
    public static var responsiveData: Self { .default }
    public static var avStreaming: Self { .video }
    public static var responsiveAV: Self { .video }
    public static var callSignaling: Self { .default }
}
