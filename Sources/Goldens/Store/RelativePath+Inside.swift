import Files

extension RelativePath {
    /// Returns whether a path, relative to a folder, is inside this folder.
    package static func isInside(_ path: String) -> Bool {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        return !path.isEmpty && !path.utf8.contains(0) && !parts.contains { $0.isEmpty || $0 == ".." || $0 == "." }
    }
}
