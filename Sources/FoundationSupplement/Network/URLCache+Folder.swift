import Foundation
import FoundationNetworking

extension URLCache {
    /// Creates a cache that keeps files in a folder; nil for the usual one.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
