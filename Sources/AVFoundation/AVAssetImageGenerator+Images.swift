import CoreGraphics
import CoreMedia
import Foundation

extension AVAssetImageGenerator {
    /// The images of a video at some times. None can be made, so each time has a failure.
    public struct Images: AsyncSequence, Sendable {
        public enum Element: @unchecked Sendable {  // An image does not change.
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            case failure(requestedTime: CMTime, error: any Error)

            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): return image
                    case .failure(_, let error): throw error
                    }
                }
            }
            public var actualTime: CMTime {
                get throws {
                    switch self {
                    case .success(_, _, let time): return time
                    case .failure(_, let error): throw error
                    }
                }
            }
        }

        let times: [CMTime]

        public struct AsyncIterator: AsyncIteratorProtocol {
            var times: Array<CMTime>.Iterator

            public mutating func next() async -> Element? {
                times.next().map { .failure(requestedTime: $0, error: AVError(.operationNotSupportedForAsset)) }
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times.makeIterator()) }
    }

    public func images(for times: [CMTime]) -> Images { Images(times: times) }

    @preconcurrency public func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
    ) { handler(nil, .zero, AVError(.operationNotSupportedForAsset)) }
}
