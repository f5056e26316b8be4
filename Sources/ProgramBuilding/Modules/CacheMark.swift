import Foundation

/// The file that marks the folder of the tool's cache, so that the cache is not taken for sources where it lies among them. Programs that
/// copy folders pass over it, too (Cache Directory Tagging Specification, bford.info/cachedir).
enum CacheMark {
    static let fileName = "CACHEDIR.TAG"
    static let text = """
        Signature: 8a477f597d28d172789f06886806bc55
        # This folder holds the programs that darkroom has built. It can be removed.

        """

    /// Whether a folder is a cache.
    static func isIn(_ folder: URL) -> Bool {
        access(folder.appendingPathComponent(fileName).path, F_OK) == 0
    }
}
